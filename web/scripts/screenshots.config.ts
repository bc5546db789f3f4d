import { defineConfig } from '@playwright/test';
import browser from '../playwright.config.ts';

/** `npm run screenshots` plays on a real server and writes the pictures of the README to docs/images. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testMatch: 'screenshots.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
});
