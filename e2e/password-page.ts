import type { Page } from '@playwright/test'
import { startWith } from './fixtures'

export const email = 'admin@rounds.example'

export const boxes = (page: Page) => page.getByRole('textbox')
export const digits = (page: Page) =>
  boxes(page).evaluateAll((all) =>
    all.map((box) => (box instanceof HTMLInputElement ? box.value : '')),
  )

/** Opens a page in the middle of a reset. */
export async function open(page: Page, path: string, kept: Record<string, string>): Promise<void> {
  await startWith(page, kept)
  await page.goto(path)
}

/** How often the page has called this path since. */
export function countCalls(page: Page, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1
  })
  return () => calls
}
