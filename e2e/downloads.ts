import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzlibSync } from 'fflate'
import { expect } from './fixtures'

// What comes out of the browser: files, and papers.

/** The file that comes of this. */
export async function downloadBy(page: Page, action: () => Promise<void>): Promise<Buffer> {
  return (await namedDownloadBy(page, action)).bytes
}

/** The same with the name that the browser saves it under. */
export async function namedDownloadBy(
  page: Page,
  action: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download')
  await action()
  const download = await started
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** What a PDF of one page says, its lines one after the other; its contents are compressed. */
export function pdfWords(pdf: Buffer): string {
  const begin = 'stream\n'
  const at = pdf.indexOf(begin) + begin.length
  const contents = strFromU8(unzlibSync(pdf.subarray(at, pdf.indexOf('endstream', at))), true)
  return [...contents.matchAll(/\((.*?)\) Tj/g)].map(([, line]) => line).join(' ')
}

/** What is printed by this is a paper of this name, which says these texts and goes to no printer. */
export async function expectPaper(
  page: Page,
  name: string,
  print: () => Promise<void>,
  texts: readonly string[],
): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await print()
  const paper = page.getByRole('article', { name })
  await page.emulateMedia({ media: 'print' })
  for (const text of texts) await expect(paper).toContainText(text)
  await expect(paper).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(paper).toHaveCount(0)
}
