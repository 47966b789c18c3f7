import type { Page } from '@playwright/test'
import { chatMessages } from '@/contracts/chat'
import { expect } from './fixtures'

export const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })
export const send = (page: Page) => page.getByRole('button', { name: 'Send' })
export const log = (page: Page) => page.getByRole('log')
export const status = (page: Page) => page.getByRole('main').getByRole('status')
export const scroller = (page: Page) => page.getByRole('region', { name: 'Conversation' })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
}

/** The chat, as a doctor has it before them. */
export async function openChat(page: Page, signIn: (username: string) => Promise<void>) {
  await signIn('doctor')
  await page.goto('/ai-chat')
  await expect(log(page)).toContainText(chatMessages.greeting)
}
