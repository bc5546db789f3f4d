import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM ?? known.find((path) => existsSync(path));

export default defineConfig({
  testDir: '../tests/browser',
  outputDir: './test-results',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // A busy machine may be too slow for one test; whoever needs a second try is listed as flaky at the end.
  retries: 1,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    locale: 'de-DE',
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-first-run',
        '--no-pings',
        '--metrics-recording-only',
      ],
    },
  },
});
