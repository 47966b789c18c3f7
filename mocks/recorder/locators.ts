import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

/** What is no part of the product: the drawer, whose root has this id. */
export const drawerId = 'clinic-drawer'

/** The cover of a page that was left alone (src/features/layout/lock.tsx). */
const lock = 'dialog[aria-label="Locked"]'

/** Whether the page is locked: a test goes on without a rest, and never meets the lock. */
export const isLocked = (): boolean => document.querySelector(`${lock}[open]`) !== null

export const isDrawerOpen = (): boolean =>
  document.querySelector(`#${drawerId} [role="dialog"]`) !== null

/** Whether it is the drawer's or the lock's, of which nothing is recorded. */
export const isLeftOut = (element: Element): boolean =>
  element.closest(`#${drawerId}, ${lock}`) !== null

export const nameOf = (element: Element): string =>
  computeAccessibleName(element).replace(/\s+/g, ' ').trim()

/** What a message says up to its first button: in one piece, as a filter finds it. */
export function messageOf(element: Element): string {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let text = ''
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const isButtons = node.parentElement?.closest('button')
    if (isButtons && text.trim()) break
    if (!isButtons) text += node.nodeValue
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** A text as the code of a test has it. */
export function quoted(text: string): string {
  const json = JSON.stringify(text)
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}

/** A text that a person reads, where a time of day in it is any: it goes on while a test is copied. */
export function textPattern(text: string): string {
  const time = /\b\d{1,2}:\d{2}\b/
  if (!time.test(text)) return quoted(text)
  const literal = text
    .split(new RegExp(time, 'g'))
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return `/${literal.join('\\d{1,2}:\\d{2}')}/`
}

/** The elements in reach that have this role, with names for which that holds. */
export const findAll = (
  within: Element,
  role: string,
  hasName: (name: string) => boolean,
): Element[] =>
  [...within.querySelectorAll('*')].filter(
    (element) =>
      getRole(element) === role &&
      !isLeftOut(element) &&
      !isInaccessible(element) &&
      hasName(nameOf(element)),
  )

/** Mantine's, and the browser's own. */
export const openDialog = '[role="dialog"], dialog[open]'

/** Where a locator looks: in the dialog that the element is in, otherwise on the page. */
export function scopeOf(element: Element): { code: string; within: Element } {
  const dialog = element.parentElement?.closest(openDialog)
  const name = dialog && nameOf(dialog)
  return dialog && name
    ? { code: `page.getByRole('dialog', { name: ${quoted(name)} })`, within: dialog }
    : { code: 'page', within: document.body }
}

/** What a locator of Playwright's finds it by; null where it has no name. */
export function locatorOf(element: Element): string | null {
  const { code, within } = scopeOf(element)
  const role = getRole(element)
  const name = nameOf(element)
  if (!name) return null
  // A password's field has no role.
  if (!role) return `${code}.getByLabel(${quoted(name)}, { exact: true })`
  const found = findAll(within, role, (other) => other === name)
  const place = found.length > 1 ? `.nth(${found.indexOf(element)})` : ''
  return `${code}.getByRole('${role}', { name: ${quoted(name)}, exact: true })${place}`
}
