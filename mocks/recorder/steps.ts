import { getRole } from 'dom-accessibility-api'
import { findAll, locatorOf, messageOf, nameOf, quoted, scopeOf, textPattern } from './locators'

// What a person does and sees, in the words of e2e/fixtures.ts. A step is a line of a test.

const pressed = ['button', 'link', 'tab', 'menuitem', 'gridcell', 'switch', 'combobox', 'option']

/** The thing that a click on this element is for; null where it is for none. */
export function clickedThing(target: Element): Element | null {
  for (let at: Element | null = target; at; at = at.parentElement)
    if (pressed.includes(getRole(at) ?? '')) return at
  return null
}

/** The field whose list of options this is in. */
export function boxOf(option: Element): Element | null {
  const list = option.closest('[role="listbox"]')
  return list?.id ? document.querySelector(`[aria-controls="${CSS.escape(list.id)}"]`) : null
}

const rowVerb = /^(Edit|Delete|View|Check-In|Complete|Cancel|Prescribe|Start|Assign) (.+)$/

export function clickStep(thing: Element): string | null {
  const locator = locatorOf(thing)
  if (!locator) return null
  if (getRole(thing) !== 'button' || locator.includes('.nth(')) return `await ${locator}.click()`
  const { code } = scopeOf(thing)
  const [, verb, of] = rowVerb.exec(nameOf(thing)) ?? []
  if (code === 'page' && verb && of && thing.closest('table'))
    return `await rowAction(page, ${quoted(verb)}, ${quoted(of)})`
  return `await press(${code}, ${quoted(nameOf(thing))})`
}

/** Choosing an option of a select; null where its field cannot be told by its label. */
export function pickStep(box: Element, option: Element): string | null {
  const label = nameOf(box)
  const part = label.toLowerCase()
  if (!label || getRole(box) !== 'combobox') return null
  if (findAll(document.body, 'combobox', (name) => name.toLowerCase().includes(part)).length > 1)
    return null
  return `await pick(page, ${quoted(label)}, ${quoted(nameOf(option))})`
}

export function fillStep(field: HTMLInputElement | HTMLTextAreaElement): string | null {
  const locator = locatorOf(field)
  return locator && `await ${locator}.fill(${quoted(field.value)})`
}

export function chooseStep(field: HTMLSelectElement): string | null {
  const locator = locatorOf(field)
  const chosen = field.selectedOptions[0]?.label ?? ''
  return locator && `await ${locator}.selectOption({ label: ${quoted(chosen)} })`
}

/** Of a chip or a segment a person sees, and presses, the words alone; null of a box that is seen. */
function chipStep(box: HTMLInputElement): string | null {
  const [label] = box.labels ?? []
  const words = label && messageOf(label)
  if (!words || getRole(box) === 'switch' || getComputedStyle(box).opacity !== '0') return null
  const group = box.closest('[role="radiogroup"]')
  const name = group && nameOf(group)
  const { code } = scopeOf(box)
  const within = name
    ? `${code}.getByRole('radiogroup', { name: ${quoted(name)}, exact: true })`
    : code
  return `await ${within}.getByText(${quoted(words)}, { exact: true }).click()`
}

export function checkStep(box: HTMLInputElement): string | null {
  const chip = chipStep(box)
  if (chip) return chip
  const locator = locatorOf(box)
  const [, row] = /^Select (.+)$/.exec(nameOf(box)) ?? []
  if (row && box.checked && !locator?.includes('.nth('))
    return `await selectRow(page, ${quoted(row)})`
  return locator && `await ${locator}.${box.checked ? 'check' : 'uncheck'}()`
}

/** Held for other keys, or moving the focus alone, of which no step depends. */
const idleKeys = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Tab']
/** In a field: what it holds afterwards is a step of its own. */
const caretKeys = ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete']

/** A key that does something by itself; null of those that type, or activate what has the focus. */
export function keyStep(event: KeyboardEvent, target: Element): string | null {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event
  if (idleKeys.includes(key) || event.isComposing) return null
  const isHeld = altKey || ctrlKey || metaKey
  const isField = target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select')
  if (isField && !isHeld) {
    if (key.length === 1 || caretKeys.includes(key)) return null
    if (key === 'Enter' && target.matches('textarea, select')) return null
    // The option that it chooses is clicked.
    if (key === 'Enter' && target.hasAttribute('aria-activedescendant')) return null
  }
  // Of a button or a box, these come as a click or a change.
  if (!isField && !isHeld && ['Enter', ' '].includes(key) && clickedThing(target)) return null
  if (target.matches('[type="checkbox"], [type="radio"]') && !isHeld) return null
  const keys = [
    ...(ctrlKey ? ['Control'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(metaKey ? ['Meta'] : []),
    // Of a character, the key says it.
    ...(shiftKey && key.length > 1 ? ['Shift'] : []),
    altKey && code.startsWith('Key') ? code : key,
  ].join('+')
  const isFound = isField || ['tab', 'gridcell'].includes(getRole(target) ?? '')
  const locator = isFound ? locatorOf(target) : null
  return `await ${locator ?? 'page.keyboard'}.press(${quoted(keys)})`
}

/** That a dialog has opened, by its title and, of one without a choice, by what it says. */
export function dialogStep(dialog: Element): string | null {
  const title = nameOf(dialog)
  if (!title) return null
  const text = (dialog.querySelector('p')?.textContent ?? '').trim()
  const pattern = textPattern(text)
  if (title === 'Success!')
    return pattern.startsWith('/')
      ? `await expectDialog(page, 'Success!', ${pattern})`
      : `await expectSuccess(page, ${pattern})`
  if (title === 'Error!') return `await expectDialog(page, 'Error!', ${pattern})`
  return `await expectDialog(page, ${textPattern(title)})`
}

export const toastStep = (text: string): string => `await expectToast(page, ${textPattern(text)})`

/** What an alert of the page says, or of a dialog. */
export const alertStep = (alert: Element, text: string): string =>
  `await expect(${scopeOf(alert).code}.getByRole('alert').filter({ hasText: ${textPattern(text)} }).first()).toBeVisible()`

/** What a line of the page says. */
export const lineStep = (text: string): string =>
  `await expect(page.getByText(${textPattern(text)}).first()).toBeVisible()`

export const headingStep = (text: string): string =>
  `await expect(heading(page, ${textPattern(text)})).toBeVisible()`
