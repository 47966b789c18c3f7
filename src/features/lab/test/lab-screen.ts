import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press, select } from '@/test/screen-words'

// The laboratory as its screen tests use it.

/** A select in the row of an order, by the order's test and patient. */
export const selectOf = (what: 'Status' | 'Technician', order: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${what} of order \\d+, ${order}$`) })

/** The figures over the lists, by their names. */
export async function expectCards(figures: Record<string, number>): Promise<void> {
  for (const [name, figure] of Object.entries(figures))
    await expect
      .element(page.getByLabelText('Laboratory today'))
      .toHaveTextContent(new RegExp(`${name}\\s*${figure}(?!\\d)`))
}

/** Chooses the order that a result is for, by what it is searched by and what its option says. */
export async function chooseOrder(sought: string, option: RegExp): Promise<void> {
  await select(page, 'Lab Order').fill(sought)
  await page.getByRole('option', { name: option }).click()
}

/** A PDF, as far as its first and last lines tell. */
export const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name)

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** An image of one pixel. */
export const png = (name: string) =>
  new File([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0))], name)

export const upload = (file: File) => userEvent.upload(page.getByLabelText('Result File'), file)

/** Completes the order shown in its row, which has no result. */
export async function completeWithoutResult(order: string): Promise<void> {
  await selectOf('Status', order).selectOptions('Completed')
  await press(page.getByRole('dialog'), 'Complete order')
}
