import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzlibSync } from 'fflate'

// What is downloaded, as flows read it.

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
