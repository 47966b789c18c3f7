import { departments, users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { binMessages } from '@/contracts/bin'
import { departmentMessages } from '@/contracts/departments'
import { roleMessages } from '@/contracts/roles'
import { staffMessages } from '@/contracts/staff'
import { expectAccessible } from './axe'
import {
  answer,
  test as base,
  expect,
  expectDialog,
  expectError,
  expectRow,
  expectSuccess,
  expectToast,
  faults,
  pick,
  press,
  readTable,
  rowAction,
  rowOf,
  selectRow,
} from './fixtures'

/** The departments, as the server has them. */
interface Staffed {
  idOf: (department: string) => Promise<string>
  countIn: (department: string) => Promise<number>
}

const test = base.extend<{ staffed: Staffed }>({
  staffed: async ({ world }, use) => {
    const idOf = async (name: string) => {
      const [row] = await world.db.select().from(departments).where(eq(departments.name, name))
      return row?.id ?? ''
    }
    await use({
      idOf,
      countIn: async (name) => world.db.$count(users, eq(users.departmentId, await idOf(name))),
    })
  },
})

test.beforeEach(async ({ signInToRecords }) => {
  await signInToRecords()
})

test('a deletion says what depends on it, gives that to another, and is taken back', async ({
  page,
  staffed,
}) => {
  const inENT = await staffed.countIn('ENT')
  const inUrology = await staffed.countIn('Urology')
  await page.goto('/admin/department')

  await test.step('what depends on it can be given to another, and Cancel deletes nothing', async () => {
    await rowAction(page, 'Delete', 'ENT')
    const question = await expectDialog(page, 'Delete ENT?', `ENT has ${inENT} colleagues`)
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page, 'question before a deletion')
    await answer(page, 'Cancel')
    await expectRow(page, 'ENT')
    await rowAction(page, 'Delete', 'ENT')
    await pick(page, 'Give them to', 'Urology')
    await answer(page, 'Delete')
    await expectSuccess(page, departmentMessages.deleted)
    await expect(rowOf(page, 'ENT')).toHaveCount(0)
    expect(await staffed.countIn('Urology')).toBe(inUrology + inENT)
  })

  await test.step('Undo, reached by keyboard, brings it back with them', async () => {
    await expectToast(page, binMessages.binned(['ENT']))
    await page.keyboard.press('Alt+T')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectToast(page, binMessages.restored(['ENT']))
    await expectRow(page, 'ENT')
    expect(await staffed.countIn('ENT')).toBe(inENT)
    expect(await staffed.countIn('Urology')).toBe(inUrology)
  })
})

test('several are deleted together, and come back one by one from the bin', async ({
  page,
  world,
  staffed,
}) => {
  const inENT = await staffed.countIn('ENT')
  await page.goto('/admin/department')
  await selectRow(page, 'ENT')
  await selectRow(page, 'Oncology')
  await press(page, 'Delete Selected')
  await expectDialog(page, 'Delete 2 departments?', 'ENT, Oncology')
  await answer(page, 'Delete')
  await expectSuccess(page, departmentMessages.deleted)
  // Somebody has found another place meanwhile.
  const [moved] = await world.db.select().from(users).where(eq(users.username, 'bsilva'))
  await world.db
    .update(users)
    .set({ departmentId: await staffed.idOf('Urology') })
    .where(eq(users.id, moved?.id ?? ''))
  await page.goto('/?tab=admin&view=bin')
  await expect(page.getByRole('heading', { name: 'Bin' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Bin' }).getByRole('row')).toHaveCount(3)
  expect(await readTable(page)).toContainEqual(
    expect.objectContaining({ Name: 'ENT', Kind: 'Department', 'Given to': '—' }),
  )
  await expectAccessible(page, 'bin')
  await rowAction(page, 'Restore', 'ENT')
  await expectDialog(page, binMessages.changedTitle, binMessages.changed(['Bruno Silva'], 0))
  await answer(page, 'OK')
  await expect(rowOf(page, 'ENT')).toHaveCount(0)
  expect(await staffed.countIn('ENT')).toBe(inENT - 1)
})

test('a role that is held needs another, and a user comes back as they were', async ({
  page,
  world,
  fault,
  healed,
}) => {
  await test.step('a role', async () => {
    await page.goto('/admin/roles')
    await rowAction(page, 'Delete', 'Receptionist')
    const question = await expectDialog(page, 'Delete Receptionist?', /Receptionist has \d+ user/)
    await press(question, 'Delete')
    await expect(question.getByText(binMessages.replacementNeeded)).toBeVisible()
    await expect(question.getByRole('combobox', { name: /Give them to/ })).toBeFocused()
    await pick(page, /Give them to/, 'Staff')
    await press(question, 'Delete')
    await expectSuccess(page, roleMessages.deleted)
    await press(page, 'Undo')
    await expectToast(page, binMessages.restored(['Receptionist']))
    await expectRow(page, 'Receptionist')
  })

  await test.step('a user', async () => {
    await page.goto('/admin/staffs?q=lena')
    fault(faults.silent('count what depends'))
    await rowAction(page, 'Delete', 'Lena Fischer')
    await expectError(page, binMessages.dependentsFailed)
    healed()
    await rowAction(page, 'Delete', 'Lena Fischer')
    await answer(page, 'Delete')
    await expectSuccess(page, staffMessages.deleted(1))
    await expect(world.signIn('lab')).rejects.toThrow('Invalid username or password')
    await press(page, 'Undo')
    await expectRow(page, 'Lena Fischer', 'Active')
    await expect(world.signIn('lab')).resolves.toEqual(expect.any(String))
  })
})
