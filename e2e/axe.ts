import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** WCAG 2.2, levels A and AA. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** axe finds nothing on what is on the screen now, once nothing moves any more. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await test.step(`axe: ${screen}`, async () => {
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
          .map((animation) => animation.finished),
      ),
    )
    const { violations } = await new AxeBuilder({ page })
      // Of what passes nobody asks, and describing it takes longer than the checks.
      .options({ resultTypes: ['violations'] })
      .withTags(standard)
      // No screen has a frame, so that no second page need join what was found in each.
      .setLegacyMode()
      .analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
    expect(found, screen).toEqual([])
  })
}
