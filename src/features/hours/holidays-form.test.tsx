import { MantineProvider } from '@mantine/core'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HolidaysForm } from './holidays-form'

// It asks the router, which this part does without.
vi.mock('@/components/unsaved-changes', () => ({ useUnsavedChanges: () => undefined }))
vi.mock('./holidays', () => {
  throw new Error('The connection is lost')
})

it('says that the holidays cannot be loaded, and offers no country', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <HolidaysForm closingDays={[]} onClose={() => {}} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(hoursScreenMessages.holidaysFailed)).toBeVisible()
  expect(screen.queryByLabelText(/Country/)).toBeNull()
})
