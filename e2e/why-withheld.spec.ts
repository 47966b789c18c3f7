import { roles } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { permissionGiverMessages } from '@/contracts/permission-givers'
import type { PermissionKey } from '@/contracts/permissions'
import { expectAccessible } from './axe'
import { button } from './desk'
import { expect, expectDialog, faults, heading, press, test } from './fixtures'

const why = 'Why can’t I?'

test('what a role does not allow says which permission it takes, and who can give it', async ({
  page,
  signInToRecords,
  fault,
  healed,
}) => {
  await signInToRecords('doctor')
  await page.goto('/patient/1')
  await expect(heading(page, 'Priya Nair')).toBeVisible()
  const closing = button(page, 'Close Record')
  const reason = 'This takes the permission Patient Discharge, which your role does not have.'

  await test.step('by key, and a failure is said where it belongs', async () => {
    await fault(faults.silent('list permission givers'))
    await closing.press('Enter')
    const dialog = await expectDialog(page, why, `Close Record: ${reason}`)
    await expect(dialog.getByText(permissionGiverMessages.fetchFailed)).toBeVisible()
    await healed()
    await press(dialog, 'Retry')
    await expect(
      dialog.getByRole('list', { name: 'Who can give you Patient Discharge' }),
    ).toHaveText(/Asha Menon, Admin/)
    await expectAccessible(page, 'why a control is withheld')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(closing).toBeFocused()
  })

  await test.step('on a phone, by a press', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await button(page, 'Correct').click({ force: true })
    const dialog = await expectDialog(page, why, /Correct: .* Patient Profile Edit/)
    await expect(dialog.getByRole('listitem')).not.toHaveCount(0)
    await press(dialog, 'OK')
    await expect(dialog).toHaveCount(0)
  })
})

test('whatever a role withholds on the dashboards answers, and nothing of it can be used', async ({
  page,
  world,
  signInToRecords,
}) => {
  const reads: PermissionKey[] = [
    ...(['admin_dashboard', 'doctor_dashboard', 'receptionist_dashboard'] as const),
    ...(['lab_dashboard', 'patient_view', 'appointment_view', 'prescription_view'] as const),
    ...(['medical_record_view', 'lab_report_view', 'staff_view'] as const),
  ]
  await world.db.update(roles).set({ permissions: reads }).where(eq(roles.key, 'admin'))
  await signInToRecords()
  const lacking = 'This takes the permission'
  for (const [address, name] of [
    ['/?tab=doctor&view=patients', /^Prescribe /],
    ['/?tab=doctor&view=requests', /^Take Up /],
    ['/?tab=receptionist&view=appointments', /^Check-In /],
    ['/?tab=admin&view=clinic', /^Edit$/],
    ['/admin/staffs', /^New$/],
    ['/admin/roles', /^Add Role$/],
    ['/admin/working-time', /^Add Working Time$/],
    ['/patient/1', /^Allergies$/],
  ] as const) {
    await page.goto(address)
    const control = page.getByRole('button', { name }).first()
    await expect(control, address).toHaveAttribute('title', new RegExp(lacking))
    await expect(control, address).toHaveAttribute('aria-disabled', 'true')
    await expect(page.locator(`[title^="${lacking}"]:disabled`), address).toHaveCount(0)
  }

  await page.goto('/?tab=receptionist&view=appointments&layout=grid')
  const free = page.getByRole('button', { name: /, free$/ }).first()
  await free.click()
  const schedule = /Schedule New Appointment: .* Appointment Create/
  await press(await expectDialog(page, why, schedule), 'OK')
  const visit = page.getByRole('button', { name: /, pending$/ }).first()
  await visit.dragTo(free)
  await press(await expectDialog(page, why, /Move: .* Appointment Edit/), 'OK')
  for (const [key, words] of [
    ['n', schedule],
    ['c', /Check-In: .* Appointment Edit/],
    ['m', /Move: .* Appointment Edit/],
  ] as const) {
    await visit.press(key)
    await press(await expectDialog(page, why, words), 'OK')
    await expect(visit).toBeFocused()
  }

  await page.goto('/?tab=lab&view=orders')
  const status = page.getByRole('combobox', { name: /^Status of/ }).first()
  await expect(status).toHaveAttribute('aria-disabled', 'true')
  const before = await status.inputValue()
  for (const key of ['ArrowDown', 'Alt+ArrowDown', 'c', 'F4']) await status.press(key)
  await expect(status).toHaveValue(before)
  await status.press(' ')
  await expectDialog(page, why, 'Lab Report Edit')
})
