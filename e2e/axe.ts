import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** WCAG 2.2, levels A and AA. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Nothing moves any more. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  )

/** Axe on the page, which describes no more than what it finds wrong: the rest takes longer. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // No screen has a frame, so that no second page need join what was found in each.
    .setLegacyMode()

async function expectNothing(builder: AxeBuilder, screen: string): Promise<void> {
  const { violations } = await builder.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found, screen).toEqual([])
}

/** Chooses the colour scheme as another tab would. */
async function choose(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    (isDarkMode) => {
      localStorage.setItem('isDarkMode', isDarkMode)
      window.dispatchEvent(new StorageEvent('storage', { key: 'isDarkMode' }))
    },
    String(scheme === 'dark'),
  )
  await expect(page.locator('body')).toHaveAttribute('data-theme', scheme)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
}

/** Axe finds nothing on what is on the screen now: by all rules in light, by those of colour in dark. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await test.step(`axe: ${screen}`, async () => {
    await settled(page)
    await expectNothing(axe(page).withTags(standard), screen)
    await choose(page, 'dark')
    await settled(page)
    await expectNothing(axe(page).withRules(colourRules), `${screen}, dark`)
    await choose(page, 'light')
  })
}
