import { expect, type Locator, type Page } from '@playwright/test'

// What is printed, as flows look at it. The browser's own dialog has to be kept closed from the start.

/** Lets no page of this test open the browser's dialog for printing. */
export async function keepPrintDialogClosed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {}
  })
}

/** Looks at the paper of this name, as the printer gets it; then the browser has printed it. */
export async function onPaper(
  page: Page,
  name: string,
  look: (paper: Locator) => Promise<void>,
): Promise<void> {
  const paper = page.getByRole('article', { name })
  const screen = page.viewportSize() ?? { width: 1280, height: 720 }
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

/**
 * The article of this name comes out of the printer as one page, black on white, with nothing else on it;
 * then the screen is back.
 */
export async function expectOnePage(
  page: Page,
  name: string,
  look: (paper: Locator) => Promise<void>,
): Promise<void> {
  const paper = page.getByRole('article', { name })
  await page.emulateMedia({ media: 'print' })
  await expect(paper).toBeVisible()
  await look(paper)
  for (const part of ['banner', 'navigation', 'table', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toHaveCount(0)
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await expect(paper).toBeHidden()
}
