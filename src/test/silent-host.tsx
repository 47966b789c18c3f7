import { notifications } from '@mantine/notifications'
import { faults, unsignedToken } from '@mocks/faults'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { App } from '@/app/app'
import { queryClient } from '@/app/query-client'
import { type RecordResource, recordResources } from '@/contracts/endpoint'
import { permissionKeys } from '@/contracts/permissions'
import { createAppRouter } from '@/router'
import { logOut, signIn, useSession } from '@/stores/session'

// The whole product on a host whose calls fail without a word, but for those that a test answers.

const host = setupServer(http.all('*/api/*', () => new HttpResponse(null, { status: 500 })))

/** What the host answers from now on: `answers('read patient', patient)`. */
export const answer = (...handlers: RequestHandler[]): void => host.use(...handlers)
export const { answers } = faults

beforeAll(() => {
  host.listen({ onUnhandledRequest: 'error' })
  // A failure is shown at once.
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
})
afterEach(() => {
  cleanup()
  notifications.clean()
  logOut()
  useSession.setState({ ended: null, loggedOut: false })
  queryClient.clear()
  host.resetHandlers()
})
afterAll(() => host.close())

const everything = ['admin', ...permissionKeys]

/**
 * Opens an address as a person whose session holds these roles and permissions; null for no session.
 * @param records the resources of which the host keeps the records; the others are the sample's
 */
export function openApp(
  address: string,
  roles: readonly string[] | null = everything,
  records: readonly RecordResource[] = recordResources,
): void {
  if (roles) {
    const exp = Math.floor(Date.now() / 1000) + 3600
    const token = unsignedToken({ exp, sub: 'asha', name: 'Asha Rao', roles })
    signIn({ token, records: [...records], signOut: true })
  }
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  render(<App router={router} nonce="" />)
}

/** Presses the button of this name, once it can be pressed. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
}

/** Presses the button of this name in a dialog, once there is one: the dialog before may still be closing. */
export async function pressInDialog(
  name: string | RegExp,
  title: string | RegExp = /./,
): Promise<void> {
  const button = await waitFor(() => {
    const dialogs = screen.getAllByRole('dialog', { name: title })
    const found = dialogs.flatMap((dialog) => within(dialog).queryAllByRole('button', { name }))
    const [only, ...others] = found
    if (!only || others.length > 0) throw new Error(`${found.length} buttons are called ${name}`)
    expect(only).toBeEnabled()
    return only
  })
  fireEvent.click(button)
}

/** Types into the field of this label. */
export async function type(label: string | RegExp, text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
}

/** Chooses an option of the select of this label: without layout, its list stays hidden. */
export async function pick(label: string | RegExp, option: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('combobox', { name: label }))
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }))
}

/** The screen comes to say this. */
export const expectSaid = (text: string): Promise<void> =>
  waitFor(() => {
    for (const said of screen.getAllByText(text)) expect(said).toBeVisible()
  })
