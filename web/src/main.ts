import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { whoAmI } from './lib/session.svelte';
import { keepSettings } from './lib/settings.svelte';
import { firstLanguage, speak } from './lib/texts.svelte';

const RENEWAL = 30_000;
const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

/** A part of the client is gone because a newer one was put in its place: load that, but not for ever. */
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('walstatt-renewed') ?? 0);
  if (Date.now() - last < RENEWAL) return;
  event.preventDefault();
  sessionStorage.setItem('walstatt-renewed', String(Date.now()));
  location.reload();
});

async function start(where: HTMLElement): Promise<void> {
  keepSettings();
  try {
    await Promise.all([speak(firstLanguage()), whoAmI()]);
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
