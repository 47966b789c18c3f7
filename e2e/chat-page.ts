import type { Page } from '@playwright/test'
import { word } from './word'

// The chat as its flows use it.

export const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })
export const log = (page: Page) => page.getByRole('log')

export const say = word('say', async (page: Page, text: string) => {
  await box(page).fill(text)
  await box(page).press('Enter')
})
