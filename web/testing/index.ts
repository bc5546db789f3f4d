/** What the browser tests use; they lie outside this folder and cannot find its packages by themselves. */
export { expect, test as base, type Browser, type BrowserContext, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
export { default as AxeBuilder } from '@axe-core/playwright';
