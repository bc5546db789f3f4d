import { AxeBuilder } from '../../web/testing/index.ts';
import type { Page } from './fixtures.ts';

/** What axe-core calls serious or critical on this page. */
export async function serious(page: Page): Promise<string[]> {
  // There are no frames here, and without them the results need no page of their own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${page.url()} ${one.id}: ${one.nodes.map((node) => node.html).join(' | ').slice(0, 400)}`);
}
