import type { Page } from '@playwright/test'

export const discard = 'You have unsaved changes. Do you want to discard them?'

export const searchBox = (page: Page) => page.getByRole('searchbox')
export const filter = (page: Page, label: string) => page.getByRole('combobox', { name: label })
