import type { Page } from '@playwright/test'
import { departmentMessages } from '@/contracts/departments'
import { expectAccessible } from './axe'
import { search, tab } from './desk'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  faults,
  heading,
  test,
  unreachable,
} from './fixtures'

const opener = (page: Page) => page.getByRole('button', { name: 'Find or do' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find or do' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const group = (page: Page, name: string) => palette(page).getByRole('group', { name })

/** Opens it, by its key where no other way is given, and types. */
async function ask(
  page: Page,
  text: string,
  open = () => page.keyboard.press('ControlOrMeta+k'),
): Promise<void> {
  await open()
  await expect(palette(page).getByRole('combobox', { name: 'Find or do' })).toBeFocused()
  await page.keyboard.type(text)
}

test('finds a patient by the contact, leads to an appointment, shows the screen’s keys, and tries a failed search again', async ({
  page,
  signInToRecords,
  fault,
  healed,
}) => {
  await test.step('finds a patient by the contact, and gives the focus back where it is closed', async () => {
    await signInToRecords('receptionist')
    await page.goto('/')
    await search(page).fill('thomas')
    await expect(opener(page)).toHaveAttribute('title', /^Find or do \((Ctrl|Cmd)\+K\)$/)
    await ask(page, '9018159083')
    await expect(option(page, 'Priya Nair (44 years, no. 1)')).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(group(page, 'Staff')).toHaveCount(0)
    await expect(palette(page).getByRole('status')).toHaveText('1 found')
    await expectAccessible(page, 'palette with a patient')
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(search(page)).toBeFocused()
    await expect(search(page)).toHaveValue('thomas')

    await ask(page, '9018159083')
    // Found for what was typed before, a row is there already, and Enter does not take it.
    await expect(option(page, /^Priya Nair/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/patient/1')
    await expect(heading(page, /Priya Nair/)).toBeVisible()
  })

  await test.step('leads to an appointment, shows the screen’s keys, and tries a failed search again', async () => {
    await ask(page, 'sche app')
    await page.keyboard.press('Enter')
    const dialog = await expectDialog(page, 'Schedule New Appointment')
    await dialog.getByLabel('Reason').fill('Fever')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(palette(page)).toHaveCount(0)
    await expect(dialog.getByLabel('Reason')).toHaveValue('Fever')
    await page.keyboard.press('Escape')
    await answer(page, 'Yes, discard changes')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/?tab=receptionist&view=appointments')

    await test.step('over appointments that are open, these stay as they are', async () => {
      const filtered = '/?tab=receptionist&view=appointments&status=pending&layout=grid'
      await page.goto(filtered)
      await expect(page.getByRole('grid')).toBeVisible()
      await ask(page, 'sche app')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await expect(page.getByRole('grid', { includeHidden: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(filtered)
    })

    await test.step('a form that is asked for begins at its first field each time', async () => {
      const name = page.getByRole('textbox', { name: 'Name' })
      for (const typed of ['', 'Ada']) {
        await ask(page, 'register')
        await expect(option(page, 'Register a patient')).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('Enter')
        await expect(name).toBeFocused()
        await expect(name).toHaveValue(typed)
        await page.keyboard.type('Ada')
        await page.keyboard.press('Tab')
      }
    })

    await tab(page, 'Appointments').click()
    await expect(search(page)).toBeVisible()
    await page.keyboard.press('?')
    const keys = await expectDialog(page, 'Keyboard Shortcuts')
    await expect(keys.getByRole('heading', { level: 3 })).toHaveText([
      "On the receptionist's dashboard",
      'Everywhere',
    ])
    await expect(keys).toContainText('CtrlKFind a patient')
    await keys.getByRole('checkbox', { name: /by themselves/ }).uncheck()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await expect(page.getByRole('checkbox', { name: 'Keyboard shortcuts' })).not.toBeChecked()

    fault(faults.dropped('look patients up'))
    await ask(page, 'priya')
    await expect(group(page, 'Patients')).toContainText(unreachable)
    await expect(palette(page).getByRole('status')).toHaveText(`Patients: ${unreachable}`)
    healed()
    await expect(option(page, 'Try again')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(option(page, /^Priya Nair/)).toBeVisible()
  })
})

test('has for each what there is for them', async ({ page, signInToRecords, signIn }) => {
  await test.step('finds a patient no one but themselves, and an admin the staff', async () => {
    await signInToRecords('patient')
    await page.goto('/')
    await ask(page, 'arun', () => opener(page).click())
    await expect(palette(page)).toContainText('Nothing found')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('add')
    await expect(palette(page).getByRole('option')).toHaveText(['Book an appointment'])
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()

    await signInToRecords('admin')
    await page.goto('/')
    await expect(opener(page)).toBeVisible()
    await ask(page, 'kavya')
    await option(page, /Kavya Reddy/).click()
    await expect(page).toHaveURL(/\/admin\/user\//)
    await expect(heading(page, /Kavya Reddy/)).toBeVisible()
  })

  await test.step('has screens and actions on a host that keeps nobody, where no button opens it', async () => {
    await signIn()
    await page.goto('/admin/department')
    await expectRow(page, 'Neurology')
    await expect(opener(page)).toHaveCount(0)
    await ask(page, 'priya')
    await expect(palette(page)).toContainText('Nothing found')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('add dep')
    await page.keyboard.press('Enter')
    const form = await expectDialog(page, 'Add Department')
    await expect(form.getByLabel('Department Name')).toBeFocused()
    await page.keyboard.type('Anaesthesia')
    await page.keyboard.press('Enter')
    await expectSuccess(page, departmentMessages.created)
    await expectRow(page, 'Anaesthesia')
    await ask(page, 'roles')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/roles')
  })
})
