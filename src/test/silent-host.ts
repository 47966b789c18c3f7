import { faults, unsignedToken } from '@mocks/faults'
import { recordResources } from '@shared/contracts/endpoint'
import { permissionKeys } from '@shared/contracts/permissions'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '@/app/query-client'
import { signIn } from '@/stores/session'
import { fault, openScreen } from './screen'
import * as words from './screen-words'

// The whole product on a host whose calls fail without a word, but for those that a test answers.

/** What the host answers from now on: `answers('read patient', patient)`. */
export const answer = (...handlers: RequestHandler[]): void => fault(...handlers)
export const { answers } = faults

const silence = http.all('*/api/*', () => new HttpResponse(null, { status: 500 }))

/** A failure is shown at once, until the test is over. */
function neverTryAgain(): void {
  const options = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, retry: false } })
  onTestFinished(() => queryClient.setDefaultOptions(options))
}

const everything = ['admin', ...permissionKeys]

/** Opens an address as a person whose session holds these roles and permissions; null for no session. */
export async function openApp(
  address: string,
  roles: readonly string[] | null = everything,
): Promise<void> {
  if (roles) {
    const exp = Date.UTC(2100, 0, 1) / 1000
    const token = unsignedToken({ exp, sub: 'asha', name: 'Asha Rao', roles })
    signIn({ token, records: [...recordResources], signOut: true })
  }
  neverTryAgain()
  const link = `${address}${address.includes('?') ? '&' : '?'}world=quiet`
  await openScreen(link, { otherwise: [silence] })
}

type Name = string | RegExp

/** Presses the button of this name, once it can be pressed. */
export const press = (name: Name): Promise<void> => words.press(page, name)

/** Presses the button of this name in a dialog, once there is one. */
export const pressInDialog = (name: Name, title: Name = /./): Promise<void> =>
  words.press(page.getByRole('dialog', { name: title }), name)

/** Types into the field of this label. */
export const type = (label: Name, text: string): Promise<void> =>
  page.getByLabelText(label, { exact: true }).fill(text)

/** What the element says itself, without the buttons and the like in it. */
const ownText = ({ childNodes }: Element): string =>
  [...childNodes]
    .filter((node) => node instanceof Text)
    .map(({ data }) => data)
    .join('')

/** The screen comes to say this and no more, visibly wherever it says it. */
export const expectSaid = (text: string): Promise<void> =>
  expect
    .poll(
      () => {
        const said = page
          .getByText(text)
          .elements()
          .filter((each) => ownText(each) === text)
        return said.length > 0 && said.every((each) => each.checkVisibility())
      },
      { message: text },
    )
    .toBe(true)
