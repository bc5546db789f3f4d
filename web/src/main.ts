import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { whoAmI } from './lib/session.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { speak } from './lib/texts.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

async function start(where: HTMLElement): Promise<void> {
  keepSettings();
  try {
    await Promise.all([speak(settings.language), whoAmI()]);
  } catch {
    // Without the server there are no words yet, so these two stand here.
    where.textContent = 'Der Server antwortet nicht. Ein neuer Versuch folgt … – The server does not answer. Trying again …';
    setTimeout(() => void start(where), 3000);
    return;
  }
  where.textContent = '';
  startRouter();
  mount(App, { target: where });
}

void start(target);
