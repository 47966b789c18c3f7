import { demoPassword } from '@mocks/world'
import type { Page } from '@playwright/test'
import { departmentMessages } from '@shared/contracts/departments'
import { ownPasswordMessages } from '@shared/contracts/own-password'
import { ownSessionMessages } from '@shared/contracts/own-sessions'
import { stopTime } from './clock'
import {
  answer,
  button,
  expect,
  expectDialog,
  expectMode,
  expectRow,
  expectSuccess,
  expectToast,
  heading,
  press,
  search,
  tabTo,
  test,
} from './fixtures'
import { expectLogin, logIn } from './login-page'

test.describe('Dark mode', () => {
  test('Admin: switches to dark mode, which stays after a reload, and back to light', async ({
    page,
    openWorld,
  }) => {
    const modeSwitch = page.getByRole('switch', { name: 'Dark mode' })
    await page.clock.install()
    await openWorld('/?world=quiet&as=admin')
    await expect(modeSwitch).not.toBeChecked()
    await expectMode(page, 'light')
    await stopTime(page)
    await modeSwitch.click()
    await expectDialog(page, 'Change Mode?', 'Are you sure you want to switch to Dark Mode?')
    await answer(page, 'OK')
    await expectToast(page, 'Mode has been switched to Dark.')
    const reloaded = page.waitForEvent('load')
    await page.clock.runFor(1600)
    await reloaded
    await page.clock.resume()
    await expect(modeSwitch).toBeChecked()
    await expectMode(page, 'dark')

    await test.step('and back to light', async () => {
      await modeSwitch.click()
      await expectDialog(page, 'Change Mode?', 'Are you sure you want to switch to Light Mode?')
      const loaded = page.waitForEvent('load')
      await answer(page, 'OK')
      await loaded
      await expect(modeSwitch).not.toBeChecked()
      await expectMode(page, 'light')
    })
  })
})

test.describe('Keyboard', () => {
  // As most people have it: keys come while dialogs still open and close.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  // Every step is a key. Nothing is clicked, and the test gives no element the focus.
  test('Admin: creates, changes and deletes departments by keyboard', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/?world=quiet&as=admin')
    await expect(heading(page, 'Dashboard')).toBeVisible()

    await test.step('one is created', async () => {
      await tabTo(page, page.getByRole('link', { name: 'Department', exact: true }))
      await page.keyboard.press('Enter')
      await expect(heading(page, 'Departments')).toBeVisible()
      await enter(page, 'Add Department')
      const add = await expectDialog(page, 'Add Department')
      await expect(add.getByLabel('Department Name')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(add.getByText(departmentMessages.nameRequired)).toBeVisible()
      await expect(add.getByLabel('Department Name')).toBeFocused()
      await page.keyboard.type('  Anaesthesia ')
      await page.keyboard.press('Enter')
      await expectSuccess(page, departmentMessages.created)
      await expect(button(page, 'Add Department')).toBeFocused()
    })

    await test.step('it is changed', async () => {
      await enter(page, 'Edit Anaesthesia')
      const edit = await expectDialog(page, 'Edit Department')
      await expect(edit.getByLabel('Department Name')).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Anaesthesiology')
      await page.keyboard.press('Enter')
      await expectSuccess(page, departmentMessages.updated)
      await expect(button(page, 'Edit Anaesthesiology')).toBeFocused()
    })

    await test.step('it is deleted once that is confirmed', async () => {
      await enter(page, 'Delete Anaesthesiology')
      const question = await expectDialog(page, 'Delete Anaesthesiology?')
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(button(page, 'Delete Anaesthesiology')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(question).toBeVisible()
      await enter(page, 'Delete')
      await expectSuccess(page, departmentMessages.deleted)
      await expectRow(page, 'Neurology')
      await expect(page.locator('body')).not.toBeFocused()
    })

    await test.step('several are chosen and deleted', async () => {
      for (const name of ['ENT', 'Urology']) {
        await tabTo(page, page.getByRole('checkbox', { name: `Select ${name}`, exact: true }))
        await page.keyboard.press('Space')
      }
      await enter(page, 'Delete Selected', 'Shift+Tab')
      await expectDialog(page, 'Delete 2 departments?')
      await enter(page, 'Delete')
      await expectSuccess(page, departmentMessages.deleted)
      await expect(page.getByText('1 - 8 of 8')).toBeVisible()
      await expectRow(page, 'Neurology')
      await expect(button(page, 'Delete Selected')).toBeDisabled()
    })
  })
})

test.describe('Palette', () => {
  test('Desk: finds a patient by phone number, and schedules by a few letters', async ({
    page,
    openWorld,
  }) => {
    const palette = page.getByRole('dialog', { name: 'Find or do' })
    const ask = async (text: string) => {
      await page.keyboard.press('ControlOrMeta+k')
      await expect(palette.getByRole('combobox', { name: 'Find or do' })).toBeFocused()
      await page.keyboard.type(text)
    }
    await openWorld('/?world=busy-monday&as=receptionist')
    await search(page).fill('thomas')
    await ask('9018159083')
    const found = palette.getByRole('option', {
      name: 'Priya Nair (no. 1, born 1982-03-13)',
    })
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await expect(search(page)).toBeFocused()
    await expect(search(page)).toHaveValue('thomas')

    await ask('9018159083')
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(heading(page, /Priya Nair/)).toBeVisible()

    await ask('sche app')
    await page.keyboard.press('Enter')
    const form = await expectDialog(page, 'Schedule New Appointment')
    await form.getByLabel('Reason').fill('Fever')
    await page.keyboard.press('Escape')
    await answer(page, 'Yes, discard changes')
    await expect(form).toBeHidden()
    await expect(heading(page, 'Dashboard')).toBeVisible()
  })
})

test.describe('Profile', () => {
  test('Doctor: sees all own sessions, ends the others, and signs out everywhere', async ({
    page,
    openWorld,
    world,
  }) => {
    await openWorld('/admin/profile?world=quiet')
    await world.signIn('doctor')
    await logIn(page, 'doctor')
    const sessions = page.getByRole('region', { name: 'Signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expect(sessions.getByRole('listitem').filter({ hasText: 'This one' })).toContainText(
      /^Chrome on Windows/,
    )

    await test.step('another password ends the other session', async () => {
      await press(sessions, 'Change Password')
      const form = await expectDialog(page, 'Change Password')
      await form.getByLabel('Current Password', { exact: true }).fill(demoPassword)
      await form.getByLabel('New Password', { exact: true }).fill('my own secret')
      await form.getByLabel('Re-Enter Password', { exact: true }).fill('my own secret')
      await press(form, 'Change Password')
      await expectToast(page, ownPasswordMessages.changed)
      await expect(sessions.getByRole('listitem')).toHaveCount(1)
    })

    await test.step('signing out everywhere ends this one, too', async () => {
      await press(sessions, 'Sign out everywhere')
      await expectDialog(page, 'Sign out everywhere?')
      await answer(page, 'Sign out everywhere')
      await expectToast(page, ownSessionMessages.endedAll)
      await expectLogin(page)
      await logIn(page, 'doctor', 'my own secret')
      await expect(heading(page, 'Dashboard')).toBeVisible()
    })
  })
})

/** Presses Tab, or Shift+Tab, until the focus is on this button, and Enter. */
async function enter(page: Page, name: string, key = 'Tab'): Promise<void> {
  await tabTo(page, button(page, name), key)
  await page.keyboard.press('Enter')
}
