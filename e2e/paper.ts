import { expect, type Locator, type Page } from '@playwright/test'
import { word } from './word'

// What is printed, as flows look at it.

/** Prints by this, and looks at the paper of this name as the printer gets it; then the screen is back. */
export async function onPaper(
  page: Page,
  name: string,
  print: () => Promise<void>,
  look: (paper: Locator) => Promise<void>,
): Promise<void> {
  const paper = page.getByRole('article', { name })
  const screen = page.viewportSize() ?? { width: 1280, height: 720 }
  // The browser's own dialog would wait for an answer.
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await print()
  await page.emulateMedia({ media: 'print' })
  await expect(paper).toBeVisible()
  // A paper is narrower than the screen: what the toolbar shows then is another thing.
  await page.setViewportSize({ width: 794, height: 1123 })
  await look(paper)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(screen)
}

/** Prints by this a paper of this name, which says these texts. */
export const expectPaper = word(
  'expectPaper',
  (page: Page, name: string, print: () => Promise<void>, texts: readonly string[]): Promise<void> =>
    onPaper(page, name, print, async (paper) => {
      for (const text of texts) await expect(paper).toContainText(text)
    }),
)

/** The paper that is printed now is one page, black on white, with nothing else on it. */
export const expectOnePage = word('expectOnePage', async (page: Page, paper: Locator) => {
  for (const part of ['banner', 'navigation', 'table', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toHaveCount(0)
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('document')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

/** The paper of a receipt printer, 58 mm wide with 5 mm at each side, holds every line of it. */
export const expectOnReceipt = word('expectOnReceipt', async (page: Page, paper: Locator) => {
  await page.setViewportSize({ width: 181, height: 1123 })
  const tooWide = await paper.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)
  expect(tooWide, 'pixels that are cut off').toBe(0)
})
