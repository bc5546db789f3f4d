import { defineConfig } from '@playwright/test';
import browser from '../playwright.config.ts';

/**
 * What needs a browser and a server and is no test: `npm run screenshots` writes the pictures of the README to
 * docs/images, `npm run frames` measures how smoothly a full table moves.
 */
export default defineConfig({
  ...browser,
  testDir: '.',
  testMatch: '*.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
});
