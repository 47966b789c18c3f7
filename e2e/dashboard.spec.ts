import { expect, heading, tab, test } from './fixtures'

test.describe('Home', () => {
  test('Admin: the address names the dashboard and the view, and Back returns to them', async ({
    page,
    openWorld,
  }) => {
    const dashboards = page.getByRole('tablist', { name: 'Dashboards' })
    const results = page.getByRole('table', { name: 'Test results' })
    await openWorld('/?world=demo&as=admin')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expect(dashboards.getByRole('tab')).toHaveText([
      ...['Admin', 'Doctor', 'Patient', 'Receptionist', 'Lab'],
    ])

    await test.step('each tab opens its dashboard', async () => {
      for (const [name, figures] of [
        ['Admin', 'The clinic in figures'],
        ['Doctor', 'Figures of the doctor'],
        ['Receptionist', 'At a glance'],
        ['Lab', 'Laboratory today'],
      ] as const) {
        await tab(dashboards, name).click()
        await expect(page.getByLabel(figures)).toHaveText(/\d/)
      }
    })

    await test.step('a reload shows the same view', async () => {
      await expect(page).toHaveURL('/lab/orders')
      await tab(page, 'Test Results').click()
      await expect(page).toHaveURL('/lab/results')
      await page.reload()
      await expect(results).toBeVisible()
    })

    await test.step('Back leads through the views', async () => {
      await tab(dashboards, 'Admin').click()
      await expect(page).toHaveURL('/overview/staff')
      await page.goBack()
      await expect(results).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('table', { name: 'Lab orders' })).toBeVisible()
    })
  })
})
