import { MantineProvider } from '@mantine/core'
import { visitMessages } from '@shared/contracts/visits'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSession } from '@/stores/session'
import { ClashNotice } from './clash-notice'

afterEach(() => {
  cleanup()
  useSession.setState({ session: null })
})

function show(roles: string[], isRefused = true) {
  const userData = { roles }
  useSession.setState({ session: { token: 't', userData, owner: 'asha', keepsRecords: true } })
  const onAnyway = vi.fn()
  render(
    <MantineProvider env="test">
      <ClashNotice
        obstacle={{ kind: 'clash', visit: undefined, isRefused }}
        doctor="Dr. Ada Moss"
        verb="Schedule"
        onAnyway={onAnyway}
      />
    </MantineProvider>,
  )
  return onAnyway
}
const button = () => screen.queryByRole('button', { name: 'Schedule anyway' })

it('takes a reason from whoever may put a visit over another', () => {
  const onAnyway = show(['appointment_edit'])
  fireEvent.click(screen.getByRole('button', { name: 'Schedule anyway' }))
  expect(onAnyway).not.toHaveBeenCalled()
  const reason = screen.getByRole('textbox', { name: 'Reason to schedule anyway' })
  expect(reason).toBeInvalid()
  fireEvent.change(reason, { target: { value: ' Urgent ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Schedule anyway' }))
  expect(onAnyway).toHaveBeenCalledExactlyOnceWith({ kind: 'clash', reason: 'Urgent' }, null)
})

it('says to others which permission that takes', () => {
  show(['appointment_create'])
  expect(screen.getByText(visitMessages.anywayDenied)).toBeVisible()
  expect(button()).toBeNull()
})

it('only names what is in the way until the host has refused the time', () => {
  show(['appointment_edit'], false)
  expect(screen.getByText(visitMessages.clash('Dr. Ada Moss'))).toBeVisible()
  expect(button()).toBeNull()
})
