import { colleagueAt } from './desk'
import { expect, expectRow, faults, heading, press, rowOf, test } from './fixtures'

test.describe('Live lists', () => {
  test('Admin: a list updates live, pauses under the pointer, and reconnects', async ({
    page,
    openWorld,
    world,
    fault,
    healed,
  }) => {
    await page.clock.install()
    await openWorld('/admin/department?world=quiet&as=admin')
    const colleague = await colleagueAt(world, 'admin')
    await expectRow(page, 'Neurology')
    await colleague.addDepartment('Allergology')
    await expectRow(page, 'Allergology')

    await test.step('rows that come wait while the pointer is on the rows', async () => {
      await rowOf(page, 'Neurology').hover()
      await colleague.addDepartment('Bariatrics')
      await expect(page.getByRole('button', { name: 'Show 1 change' })).toBeVisible()
      await expect(rowOf(page, 'Bariatrics')).toHaveCount(0)
      await colleague.addDepartment('Chiropody')
      await press(page, 'Show 2 changes')
      await expect(page.getByRole('button', { name: /^Show \d+ change/ })).toHaveCount(0)
      await expectRow(page, 'Bariatrics')
      await expectRow(page, 'Chiropody')
      await expect(page.getByRole('region', { name: 'Departments' })).toBeFocused()

      await rowOf(page, 'Neurology').hover()
      await colleague.addDepartment('Dietetics')
      await expect(page.getByRole('button', { name: 'Show 1 change' })).toBeVisible()
      await heading(page, /Department/).hover({ position: { x: 1, y: 1 } })
      await page.getByRole('searchbox').focus()
      await expectRow(page, 'Dietetics')
    })

    await test.step('a lost feed is named, and what changed meanwhile shows once it is back', async () => {
      const line = page.getByRole('status').filter({ hasText: /^Not live since \d/ })
      // It is named after five seconds, and tried again at longer and longer intervals.
      const passUntil = (shown: () => Promise<void>) =>
        expect(async () => {
          await page.clock.runFor(1_000)
          await shown()
        }).toPass()
      fault(faults.dropped('follow changes'))
      await passUntil(() => expect(line).toBeVisible({ timeout: 100 }))
      await expect(line).toContainText('Trying again…')
      await colleague.addDepartment('Endocrinology')
      await expect(rowOf(page, 'Endocrinology')).toHaveCount(0)
      healed()
      await passUntil(() => expect(line).toBeHidden({ timeout: 100 }))
      await expectRow(page, 'Endocrinology')
    })
  })

  test('Doctor: is notified of a changed role, and loads the page with what it permits', async ({
    page,
    openWorld,
    world,
  }) => {
    await openWorld('/?tab=doctor&world=quiet&as=doctor')
    const colleague = await colleagueAt(world, 'admin')
    const tab = page.getByRole('tab', { name: 'Lab', exact: true })
    await expect(page.getByRole('tab', { name: 'Doctor' })).toBeVisible()
    await colleague.permitAlso('Doctor', 'lab_dashboard')
    const line = page.getByRole('status').filter({ hasText: 'Your role has changed.' })
    await expect(line).toBeVisible()
    await expect(tab).toHaveCount(0)
    await press(page, 'Load again')
    await expect(tab).toBeVisible()
    await expect(line).toHaveCount(0)
  })
})
