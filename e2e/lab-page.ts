import type { Page } from '@playwright/test'
import { combobox, expect } from './fixtures'
import { word } from './word'

// The laboratory as its flows use it.

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')

/** The list says which of how many it shows. */
export const expectRange = word('expectRange', (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible(),
)

/** A select in the row of an order, by the order's test and patient. */
export const selectOf = (page: Page, what: 'Status' | 'Technician', order: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${what} of order \\d+, ${order}$`) })

/** The figures over the lists, by their names. */
export const expectCards = word(
  'expectCards',
  async (page: Page, figures: Record<string, number>) => {
    const cards = page.getByLabel('Laboratory today')
    for (const [name, figure] of Object.entries(figures))
      await expect(cards).toContainText(new RegExp(`${name}\\s*${figure}(?!\\d)`))
  },
)

export const upload = word('upload', (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Result File').setInputFiles({ name, mimeType: '', buffer }),
)

/** Chooses the order that a result is for, by what it is searched by and what its option says. */
export const chooseOrder = word(
  'chooseOrder',
  async (page: Page, sought: string, option: RegExp) => {
    await combobox(page, 'Lab Order').fill(sought)
    await page.getByRole('option', { name: option }).click()
  },
)
