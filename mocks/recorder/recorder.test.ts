// @vitest-environment happy-dom
import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quoted, textPattern } from './locators'
import { type Recorder, startRecorder } from './recorder'
import { specText } from './spec-text'

let recorder: Recorder

beforeEach(() => {
  recorder = startRecorder()
})
afterEach(() => {
  recorder.stop()
  vi.useRealTimers()
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

it('writes what an alert on the page says, without its button, and what it says later', async () => {
  show(`
    <div role="alert"><p>Visits cannot be read.</p><button>Retry</button></div>
    <div role="dialog" aria-label="Edit Role">
      <div id="late" role="alert"></div>
    </div>
    <div role="alert" hidden>Not shown</div>`)
  const shown = [
    "await expectDialog(page, 'Edit Role')",
    "await expect(page.getByRole('alert').filter({ hasText: 'Visits cannot be read.' }).first()).toBeVisible()",
  ]
  await expect.poll(steps).toEqual(shown)
  one('#late').textContent = 'Enter a name before 17:30.'
  await expect
    .poll(steps)
    .toEqual([
      ...shown,
      "await expect(page.getByRole('dialog', { name: 'Edit Role' }).getByRole('alert').filter({ hasText: /Enter a name before \\d{1,2}:\\d{2}\\./ }).first()).toBeVisible()",
    ])
})

it('writes how a row is deleted: what asks, what says so, and the toast that offers Undo', async () => {
  show('<table><tr><td><button id="delete">Delete ENT</button></td></tr></table>')
  press('#delete')
  const dialog = document.createElement('div')
  document.body.append(dialog)
  dialog.outerHTML = `<div role="dialog" aria-label="Are you sure?" id="asked">
    <p>Delete ENT?</p><button id="really">Delete</button></div>`
  await expect.poll(() => steps().length).toBe(2)
  press('#really')
  one('#asked').outerHTML = `
    <div role="dialog" aria-label="Success!"><p>Department deleted successfully!</p></div>
    <div class="mantine-Notification-root" role="alert">
      <div class="mantine-Notification-description"><div>
        <span>ENT is in the bin.</span><button id="undo">Undo</button></div></div></div>`
  await expect.poll(() => steps().length).toBe(5)
  press('#undo')
  expect(steps()).toEqual([
    "await rowAction(page, 'Delete', 'ENT')",
    "await expectDialog(page, 'Are you sure?')",
    "await press(page.getByRole('dialog', { name: 'Are you sure?' }), 'Delete')",
    "await expectSuccess(page, 'Department deleted successfully!')",
    "await expectToast(page, 'ENT is in the bin.')",
    "await press(page, 'Undo')",
  ])
})

it('writes what the line of the desk says was done', async () => {
  show('<span id="last-action"></span><button id="undo">Undo</button>')
  one('#last-action').innerHTML = 'Check-In: <strong>Asha Rao, no. 7</strong>, 2026-03-02'
  await expect
    .poll(steps)
    .toEqual([
      "await expect(page.getByText('Check-In: Asha Rao, no. 7, 2026-03-02').first()).toBeVisible()",
    ])
  press('#undo')
  one('#last-action').innerHTML = 'Undo: <strong>Asha Rao, no. 7</strong>, 2026-03-02'
  await expect
    .poll(steps)
    .toEqual([
      expect.stringContaining('Check-In: Asha Rao'),
      "await press(page, 'Undo')",
      expect.stringContaining("'Undo: Asha Rao, no. 7, 2026-03-02'"),
    ])
})

it('presses the words of a chip, whose box cannot be seen', () => {
  const hidden = 'style="opacity: 0"'
  show(`
    <div role="radiogroup" aria-label="Free times">
      <input type="radio" name="time" id="at-10" ${hidden}>
      <label for="at-10"><span><svg></svg></span><span>10:15, Dr. Ada Moss</span></label>
      <input type="radio" name="time" id="at-11" ${hidden}><label for="at-11">11:00</label>
    </div>
    <input type="checkbox" id="mine" ${hidden}><label for="mine">Only mine</label>
    <input type="radio" id="seen"><label for="seen">Urgent</label>`)
  for (const box of ['#at-10', '#at-11', '#mine', '#seen']) one<HTMLInputElement>(box).click()
  expect(steps()).toEqual([
    "await page.getByRole('radiogroup', { name: 'Free times', exact: true }).getByText('10:15, Dr. Ada Moss', { exact: true }).click()",
    "await page.getByRole('radiogroup', { name: 'Free times', exact: true }).getByText('11:00', { exact: true }).click()",
    "await page.getByText('Only mine', { exact: true }).click()",
    "await page.getByRole('radio', { name: 'Urgent', exact: true }).check()",
  ])
})

it('leaves out the lock, what is done in it, and the page that comes back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show('<main><h1>Departments</h1><button id="new">New</button></main>')
  await vi.advanceTimersByTimeAsync(200)

  one('main').setAttribute('aria-hidden', 'true')
  const lock = document.createElement('dialog')
  lock.setAttribute('aria-label', 'Locked')
  lock.setAttribute('open', '')
  lock.innerHTML = `<h1>Asha Menon</h1>
    <label>Password <input id="password" type="password"></label>
    <div role="alert">The password is wrong.</div><button id="unlock">Unlock</button>`
  document.body.append(lock)
  type('#password', 'rounds-demo')
  key('body', { key: 'Escape' })
  press('#unlock')
  await vi.advanceTimersByTimeAsync(200)
  lock.removeAttribute('open')
  lock.replaceChildren()
  one('main').removeAttribute('aria-hidden')
  press('#new')
  await vi.advanceTimersByTimeAsync(200)
  show('<h1>Staff</h1>')
  await vi.advanceTimersByTimeAsync(200)
  expect(steps()).toEqual([
    "await expect(heading(page, 'Departments')).toBeVisible()",
    "await press(page, 'New')",
    "await expect(heading(page, 'Staff')).toBeVisible()",
  ])
})

it('leaves out the Escape that closes the drawer, wherever the focus is', () => {
  show('<div id="clinic-drawer"><div id="drawer" role="dialog" aria-label="Drawer"></div></div>')
  key('body', { key: 'Escape' })
  one('#drawer').remove()
  expect(steps()).toEqual([])
  key('body', { key: 'Escape' })
  expect(steps()).toEqual(["await page.keyboard.press('Escape')"])
})

const link = {
  ...{ world: 'busy-monday' as const, clock: '2026-03-02T09:55', as: 'receptionist' },
  faults: ['dropped:list-roles'],
}

it('makes a flow of the steps, with what it imports', async () => {
  const lines = ["await press(page, 'New Patient')", "await expectDialog(page, 'New Patient')"]
  expect(
    await specText(link, '/?tab=receptionist', lines),
  ).toBe(`import { expectDialog, press, test } from './fixtures'

test('Busy Monday, receptionist', async ({ page, openWorld }) => {
  await openWorld(
    '/?tab=receptionist&world=busy-monday&clock=2026-03-02T09:55&as=receptionist&fault=dropped:list-roles',
  )
  await press(page, 'New Patient')
  await expectDialog(page, 'New Patient')
})
`)
})

/** What the project's formatter makes of a flow. */
const formatted = (text: string) =>
  spawnSync('node_modules/.bin/biome', ['format', '--stdin-file-path=e2e/recorded.spec.ts'], {
    input: text,
    encoding: 'utf8',
  })

it('copies what the formatter leaves as it is', async () => {
  const long = 'Walter Hahn has another appointment at this time, for which he has checked in'
  show(`
    <h1>${long}</h1>
    <div role="dialog" aria-label="${long}">
      <button id="press">Save and go on with the next patient of the day</button>
      <button id="twice">${long}</button><button>${long}</button>
      <div role="alert">He said: "It's at 10:15 (or later)".</div>
      <label for="field">${long}</label><textarea id="field"></textarea>
      <div role="radiogroup" aria-label="Free times">
        <input type="radio" id="time" style="opacity: 0"><label for="time">10:15</label>
      </div>
    </div>
    <div role="dialog" aria-label="Success!"><p>${long}, at 9:57</p></div>
    <span id="last-action">Check-In: ${long}</span>`)
  await expect.poll(() => steps().length).toBe(5)
  press('#press')
  press('#twice')
  type('#field', `"It's" a \\ and\na line break`)
  one<HTMLInputElement>('#time').click()
  key('body', { key: 'k', ctrlKey: true })

  const all = steps()
  expect(all).toHaveLength(10)
  const nobody = { ...link, as: null, faults: [] }
  for (const text of [
    await specText(link, '/staff?q=knee', all),
    await specText(nobody, '/', ["await page.keyboard.press('/')"]),
    await specText(nobody, '/', []),
  ])
    expect(formatted(text)).toMatchObject({ status: 0, stdout: text })
})

it('writes texts as code has them', () => {
  expect(quoted('a "b" \\ c')).toBe(`'a "b" \\\\ c'`)
  expect(textPattern('1 of 2 (all)')).toBe("'1 of 2 (all)'")
  expect(textPattern('8:05 (a/b)')).toBe('/\\d{1,2}:\\d{2} \\(a\\/b\\)/')
})
