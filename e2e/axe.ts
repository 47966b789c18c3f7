import type { Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'
import { backgrounds, test as base, expect } from './fixtures'
import { patience } from './patience.mjs'

// What the accessibility walks share.

export const phone = { width: 390, height: 844 }
export const tablet = { width: 1024, height: 1400 }
/** High enough that no list scrolls: a row half under the table's head counts as hard to hit. */
export const desktop = { width: 1280, height: 1400 }

export const test = base.extend<{
  /** Axe finds nothing on the screen that is shown now, in light and in dark. */
  check: (screen: string) => Promise<void>
}>({
  check: async ({ page }, use) => {
    // Each walk reads some twenty-five screens twice, in light and in dark.
    test.setTimeout(120_000 * patience)
    await page.setViewportSize(desktop)
    await keepToasts(page)
    await use((screen) => expectAccessible(page, screen))
  },
})

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

/** Runs axe on the page, which describes no more than what it finds wrong: the rest takes longer. */
async function expectNothing(page: Page, runOnly: RunOnly, screen: string): Promise<void> {
  // Its code takes as long to come as its rules to run, and stays until the page is loaded again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (rules) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await run({ runOnly: rules, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
  }, runOnly)
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
  // Looks with each frame: a matcher would wait for its next turn, two hundred times in all.
  await page.waitForFunction(
    (colour) => getComputedStyle(document.documentElement).backgroundColor === colour,
    backgrounds[scheme],
  )
}

/** What goes by itself after a while stays, however long the checks take. */
const keepToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const start = window.setTimeout
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
        delay >= 1500 ? 0 : start(handler, delay, ...args),
    })
  })

/** The colour scheme that is shown. */
const schemeOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'))

/**
 * Axe finds nothing on what is on the screen now: by all rules in the scheme that it has, by those of colour in
 * the other one, which stays.
 */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  await base.step(`axe: ${screen}`, async () => {
    await settled(page)
    const scheme = await schemeOf(page)
    await expectNothing(page, { type: 'tag', values: standard }, `${screen}, ${scheme}`)
    const other = scheme === 'dark' ? 'light' : 'dark'
    await choose(page, other)
    await settled(page)
    await expectNothing(page, { type: 'rule', values: colourRules }, `${screen}, ${other}`)
  })
}
