import { expect, type Locator, type Page } from '@playwright/test'

/** Lets the page's print button open no window of the printer's own. */
export async function printWithoutWindow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
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
