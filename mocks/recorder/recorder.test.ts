// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { quoted, textPattern } from './locators'
import { type Recorder, startRecorder } from './recorder'
import { specText } from './spec-text'

let recorder: Recorder

beforeEach(() => {
  recorder = startRecorder()
})
afterEach(() => {
  recorder.stop()
  document.body.replaceChildren()
})

const steps = () => recorder.steps()
const show = (html: string) => {
  document.body.innerHTML = html
}
const one = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}
const press = (selector: string) =>
  one(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
const type = (selector: string, text: string) => {
  const field = one<HTMLInputElement>(selector)
  for (let length = 1; length <= text.length; length += 1) {
    field.value = text.slice(0, length)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
const key = (selector: string, init: KeyboardEventInit) =>
  one(selector).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))

it('says what is pressed by the words of the flows', () => {
  show(`
    <button id="new">New <b>Patient</b></button>
    <a id="staff" href="/staff">Staff</a>
    <table><tr><td><button id="edit">Edit Asha Menon</button></td></tr></table>
    <div role="dialog" aria-label="Are you sure?"><button id="ok">OK</button></div>
    <p id="text">Nothing to press</p>
    <div id="clinic-drawer"><button id="own">Copy link</button></div>`)
  press('#new b')
  press('#staff')
  press('#edit')
  press('#ok')
  press('#text')
  press('#own')
  expect(steps()).toEqual([
    "await press(page, 'New Patient')",
    "await page.getByRole('link', { name: 'Staff', exact: true }).click()",
    "await rowAction(page, 'Edit', 'Asha Menon')",
    "await press(page.getByRole('dialog', { name: 'Are you sure?' }), 'OK')",
  ])
})

it('writes nothing down once it is stopped', () => {
  show('<button id="ok">OK</button>')
  recorder.stop()
  press('#ok')
  expect(steps()).toEqual([])
})

it('tells two of one name by their places', () => {
  show('<button>Retry</button><button id="second">Retry</button>')
  press('#second')
  expect(steps()).toEqual([
    "await page.getByRole('button', { name: 'Retry', exact: true }).nth(1).click()",
  ])
})

it('writes what a field holds at the end, and the key that sends it', () => {
  show(`
    <form>
      <label for="name">Name</label><input id="name">
      <label for="secret">Password</label><input id="secret" type="password">
      <button id="send">Save</button>
    </form>`)
  type('#name', "O'Hara")
  type('#secret', 'abc')
  key('#name', { key: 'Shift' })
  key('#name', { key: 'Tab' })
  key('#name', { key: 'Enter' })
  // The browser's own, by which Enter sends the form.
  one('#name').focus()
  one('#send').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  key('#name', { key: 'q', code: 'KeyQ', altKey: true })
  expect(steps()).toEqual([
    `await page.getByRole('textbox', { name: 'Name', exact: true }).fill("O'Hara")`,
    "await page.getByLabel('Password', { exact: true }).fill('abc')",
    "await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')",
  ])
})

it('picks an option in one step, whatever was typed to find it', () => {
  show(`
    <input id="patient" role="combobox" aria-label="Patient" aria-controls="list">
    <div id="list" role="listbox"><div id="arun" role="option">Arun Thomas (32, no. 2)</div></div>`)
  press('#patient')
  type('#patient', 'aru')
  key('#patient', { key: 'ArrowDown' })
  press('#arun')
  expect(steps()).toEqual(["await pick(page, 'Patient', 'Arun Thomas (32, no. 2)')"])
})

it('ticks boxes and rows, and presses single keys on the page', () => {
  show(`
    <input id="row" type="checkbox" aria-label="Select Neurology">
    <input id="mine" type="checkbox" aria-label="Only mine">`)
  for (const box of ['#row', '#mine']) one<HTMLInputElement>(box).click()
  one<HTMLInputElement>('#mine').click()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: '/' }))
  expect(steps()).toEqual([
    "await selectRow(page, 'Neurology')",
    "await page.getByRole('checkbox', { name: 'Only mine', exact: true }).check()",
    "await page.getByRole('checkbox', { name: 'Only mine', exact: true }).uncheck()",
    "await page.keyboard.press('/')",
  ])
})

it('says what has appeared: a page, a dialog, a message', async () => {
  show(`
    <h1>Departments</h1>
    <div role="dialog" aria-label="Success!"><p>Department created</p></div>
    <div class="mantine-Notification-root" role="alert">
      <div class="mantine-Notification-description">Saved at 09:57.</div></div>`)
  await expect
    .poll(steps)
    .toEqual([
      "await expectSuccess(page, 'Department created')",
      'await expectToast(page, /Saved at \\d{1,2}:\\d{2}\\./)',
      "await expect(heading(page, 'Departments')).toBeVisible()",
    ])
})

it('makes a flow of the steps, with what it imports', () => {
  const link = {
    ...{ world: 'busy-monday' as const, clock: '2026-03-02T09:55', as: 'receptionist' },
    faults: ['dropped:list-roles'],
  }
  const lines = ["await press(page, 'New Patient')", "await expectDialog(page, 'New Patient')"]
  expect(
    specText(link, '/?tab=receptionist', lines),
  ).toBe(`import { expectDialog, press, test } from './fixtures'

test('Busy Monday, receptionist', async ({ page, openWorld }) => {
  await openWorld('/?tab=receptionist&world=busy-monday&clock=2026-03-02T09:55&as=receptionist&fault=dropped:list-roles')
  await press(page, 'New Patient')
  await expectDialog(page, 'New Patient')
})
`)
})

it('writes texts as code has them', () => {
  expect(quoted('a "b" \\ c')).toBe(`'a "b" \\\\ c'`)
  expect(textPattern('1 of 2 (all)')).toBe("'1 of 2 (all)'")
  expect(textPattern('8:05 (a/b)')).toBe('/\\d{1,2}:\\d{2} \\(a\\/b\\)/')
})
