import type { Page } from '@playwright/test'
import { authEndpoints } from '@/contracts/auth'
import { test as base, expect } from './fixtures'

export const discard = 'You have unsaved changes. Do you want to discard them?'

export const searchBox = (page: Page) => page.getByRole('searchbox')
export const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
export const filter = (page: Page, label: string) => page.getByRole('combobox', { name: label })

/** As an admin. A host that offers no records gets no calls from the staff's screens. */
export const test = base.extend<{ calls: string[] }>({
  calls: [
    async ({ page, signIn }, use) => {
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        // Logging out is the header's affair.
        if (pathname.startsWith('/api') && pathname !== authEndpoints.logout.path)
          calls.push(`${request.method()} ${pathname}`)
      })
      await signIn()
      await use(calls)
      expect(calls).toEqual([])
    },
    { auto: true },
  ],
})
