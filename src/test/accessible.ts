import axe, { type RunOnly } from 'axe-core'
import { expect } from 'vitest'
import { useColorScheme } from '@/stores/color-scheme'

// The rules of e2e/axe.ts.

/** WCAG 2.2, levels A and AA. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Nothing moves any more. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished),
  )

async function violations(runOnly: RunOnly): Promise<string[]> {
  await settled()
  const found = await axe.run(document.body, { runOnly, resultTypes: ['violations'] })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

async function choose(scheme: 'light' | 'dark'): Promise<void> {
  useColorScheme.setState({ isDarkMode: scheme === 'dark' })
  await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe(scheme)
}

/** Axe finds nothing on what is on the screen now: by all rules in light, by those of colour in dark. */
export async function expectAccessible(): Promise<void> {
  expect(await violations({ type: 'tag', values: standard })).toEqual([])
  await choose('dark')
  const inDark = await violations({ type: 'rule', values: colourRules })
  await choose('light')
  expect(inDark, 'dark').toEqual([])
}
