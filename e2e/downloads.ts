import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzlibSync } from 'fflate'
import { word } from './word'

// What is downloaded, as flows read it.

/** The file that comes of this. */
export const downloadBy = word('downloadBy', async (page: Page, action: () => Promise<void>) => {
  return (await namedDownloadBy(page, action)).bytes
})

/** The same with the name that the browser saves it under. */
export const namedDownloadBy = word(
  'namedDownloadBy',
  async (page: Page, action: () => Promise<void>) => {
    const started = page.waitForEvent('download')
    await action()
    const download = await started
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  },
)

/** What a PDF of one page says, its lines one after the other; its contents are compressed. */
export function pdfWords(pdf: Buffer): string {
  const begin = 'stream\n'
  const at = pdf.indexOf(begin) + begin.length
  const contents = strFromU8(unzlibSync(pdf.subarray(at, pdf.indexOf('endstream', at))), true)
  return [...contents.matchAll(/\((.*?)\) Tj/g)].map(([, line]) => line).join(' ')
}
