// With the types of `cdp`.
import type {} from '@vitest/browser-playwright'
import { expect, onTestFinished, vi } from 'vitest'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'
import { onWholePage } from './quick-input'

// What screens are told and asked, in the words of e2e/fixtures.ts.

type Within = Pick<Locator, 'getByRole'>

export const button = (within: Within, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true })
export const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true })
/** Opens a view or a dashboard by its tab, which is selected once that is loaded. */
export async function openTab(name: string): Promise<void> {
  await tab(name).click()
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
}
export const field = (within: Within, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true })
export const select = (within: Within, name: string): Locator =>
  within.getByRole('combobox', { name, exact: true })
export const search = page.getByRole('searchbox')
export const alert = (text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text })

/** Presses the button of this name. */
export const press = (within: Within, name: string | RegExp): Promise<void> =>
  button(within, name).click()

/** Goes to the button of this name by Tab, and presses it by Enter. */
export async function pressByKey(name: string): Promise<void> {
  await tabTo(button(page, name))
  await userEvent.keyboard('{Enter}')
}

/** Types over what is in the field that has the focus. */
export const retype = (text: string): Promise<void> =>
  userEvent.keyboard(`{Control>}a{/Control}${text}`)

/** A toast with this text is on the screen. */
export async function expectToast(text: string | RegExp): Promise<Locator> {
  const toast = alert(text)
  await expect.element(toast.first()).toBeVisible()
  return toast
}

/** A toast with this text is at the top right, as warnings are, or at the bottom, as errors are. */
export async function expectToastAt(
  place: 'top right' | 'bottom center',
  text: string | RegExp,
): Promise<void> {
  const toast = await expectToast(text)
  const placeOfToast = () => {
    const { top, bottom, left, right } = boxOf(toast.first())
    const vertical = (top + bottom) / 2 < window.innerHeight / 2 ? 'top' : 'bottom'
    const offCenter = (left + right) / 2 - window.innerWidth / 2
    const horizontal = Math.abs(offCenter) < 40 ? 'center' : offCenter > 0 ? 'right' : 'left'
    return `${vertical} ${horizontal}`
  }
  await expect.poll(placeOfToast).toBe(place)
}

/** A dialog of this title is open, and says this. */
export async function expectDialog(
  title: string | RegExp,
  text?: string | RegExp,
): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog).toBeVisible()
  if (text !== undefined) await expect.element(dialog).toHaveTextContent(text)
  return dialog
}

/** The 'Error!' dialog says this; it is read, and closed. */
export async function expectError(text: string): Promise<void> {
  const error = await expectDialog('Error!', text)
  await press(error, 'OK')
  await expect.element(error).not.toBeInTheDocument()
}

/** The success dialog says this, and has no button; it is closed before it goes by itself. */
export async function expectSuccess(text: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: text })
  await expect.element(dialog).toBeVisible()
  expect(dialog.getByRole('button').elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
}

/** The row whose cells hold these texts. */
export const rowOf = (...texts: string[]): Locator =>
  texts.reduce<Locator>(
    (rows, text) => rows.filter({ has: page.getByRole('cell', { name: text, exact: true }) }),
    page.getByRole('row'),
  )

/** Exactly one row holds these texts. */
export const expectRow = (...texts: string[]): Promise<void> =>
  expect.poll(() => rowOf(...texts).elements().length, { message: texts.join(', ') }).toBe(1)

/** No row holds these texts. */
export const expectNoRow = (...texts: string[]): Promise<void> =>
  expect.poll(() => rowOf(...texts).elements().length, { message: texts.join(', ') }).toBe(0)

/** Presses a row's action: the verb, then the name of the thing. */
export const rowAction = (verb: string, name: string): Promise<void> =>
  press(page.getByRole('table'), `${verb} ${name}`)

/** Ticks a row's box. */
export const selectRow = (name: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()

/** Answers the open confirmation. */
export const answer = (choice: string): Promise<void> => press(page.getByRole('dialog'), choice)

/**
 * Chooses an option of a select by its words. A patient is typed, and is found by the name alone where
 * age and number are next to it.
 */
export async function pick(label: string | RegExp, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await box.click()
  const exact = page.getByRole('option', { name: option, exact: true })
  if (label === 'Patient') {
    const [name = ''] = option.split(' (')
    await box.fill(name)
    await exact.or(page.getByRole('option', { name: `${option} (` })).click()
  } else await exact.click()
}

/**
 * The table comes to show these rows and no others, in this order: each by the columns that it names.
 */
export async function expectTable(rows: Record<string, string>[]): Promise<void> {
  await expect.poll(readTable).toMatchObject(rows)
}

/** The table as records by column header; the rows are those on the screen. */
export function readTable(): Record<string, string>[] {
  const table = page.getByRole('table').element()
  const read = (cell: Element) => (cell.textContent ?? '').trim()
  const headers = [...table.querySelectorAll('thead th')].map(read)
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    Object.fromEntries([...row.children].map((cell, at) => [headers[at] ?? '', read(cell)])),
  )
}

/** An alert says this; once the fault is healed, its Retry reads again and it goes. */
export async function expectRetry(text: string, healed: () => void): Promise<void> {
  const failure = alert(text)
  await expect.element(failure).toBeVisible()
  healed()
  await press(failure, 'Retry')
  await expect.element(failure).not.toBeInTheDocument()
}

/** Where something is on the screen. */
export const boxOf = (locator: Locator): DOMRect => locator.element().getBoundingClientRect()

/** All of it is on the screen, to the pixel: parts of one do not count. */
export function expectInSight(locator: Locator): void {
  const { left, top, right, bottom } = boxOf(locator)
  for (const edge of [left, top]) expect(Math.round(edge)).toBeGreaterThanOrEqual(0)
  expect(Math.round(right)).toBeLessThanOrEqual(window.innerWidth)
  expect(Math.round(bottom)).toBeLessThanOrEqual(window.innerHeight)
}

/** The texts of what is found now. */
export const textsOf = (found: Locator): string[] =>
  found.elements().map(({ textContent }) => (textContent ?? '').trim())

/** A list says which of how many it shows: '1 - 10 of 12'. */
export async function expectRange(text: string | RegExp): Promise<void> {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
}

/** What is found comes to have these texts, and there is nothing else. */
export const expectTexts = (found: Locator, texts: readonly (string | RegExp)[]): Promise<void> =>
  expect
    .poll(() => textsOf(found))
    .toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))))

/** The titles of the table's columns, in their order. */
export const expectColumns = (titles: readonly string[]): Promise<void> =>
  expectTexts(page.getByRole('columnheader'), titles)

/** The title of the page. */
export const heading = (name: string | RegExp): Locator =>
  page.getByRole('heading', { name, level: 1 })

/** Presses Tab, or Shift+Tab, until the focus is there; a place that Tab passes by fails the test. */
export async function tabTo(place: Locator, keys = '{Tab}'): Promise<void> {
  await expect.element(place).toBeVisible()
  for (let presses = 0; presses < 60 && place.element() !== document.activeElement; presses++)
    await userEvent.keyboard(keys)
  await expect.element(place).toHaveFocus()
}

const mouseEvents = {
  move: { type: 'mouseMoved', buttons: 0 },
  press: { type: 'mousePressed', buttons: 1 },
  drag: { type: 'mouseMoved', buttons: 1 },
  release: { type: 'mouseReleased', buttons: 0 },
} as const

/** What the mouse does at a point of the page, in pixels; a drag needs each of its steps. */
export async function mouse(what: keyof typeof mouseEvents, x: number, y: number): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', {
    ...mouseEvents[what],
    ...onWholePage({ x, y }),
    ...(what === 'move' ? {} : { button: 'left' as const, clickCount: 1 }),
  })
}

/** Clicks at a point of the page, whatever is there. */
export async function clickAt(x: number, y: number): Promise<void> {
  await mouse('press', x, y)
  await mouse('release', x, y)
}

/**
 * Stops timers until the test is over: they go on by `pass` alone, however slow the machine. To be called
 * once the screen is open. A matcher that polls lets them go on by 50 ms at each attempt.
 */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets the stopped timers go on for so many milliseconds. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Waits until the screen shows what has changed, while timers stay stopped. */
export async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}

/** Lets the stopped timers go on in small steps until there is such an element. */
export const passUntil = (found: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await pass(10)
      return found.elements().length
    })
    .toBeGreaterThan(0)
