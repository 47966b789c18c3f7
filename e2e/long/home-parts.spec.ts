import { expect, expectRetry, press, tab, test } from '../fixtures'

test.describe('Home', () => {
  test('Admin: retries a dashboard, a view and a chart that failed to load', async ({
    page,
    signInToSample,
    console: said,
  }) => {
    await page.route('**/assets/department-charts-*.js', (route) => route.abort())
    await page.route('**/assets/lab-dashboard-*.js', (route) => route.abort())
    await page.route('**/assets/desk-directory-view-*.js', (route) => route.abort())
    await signInToSample('/?world=demo&as=admin')
    const loadedAnew: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loadedAnew.push(request.url())
    })

    await test.step('the other dashboards can be used meanwhile', async () => {
      const alert = page
        .getByRole('alert')
        .filter({ hasText: 'The Lab dashboard cannot be shown.' })
      await tab(page, 'Lab').click()
      await expect(alert).toBeVisible()
      await press(alert, 'Retry')
      await expect(alert).toBeVisible()
      await tab(page, 'Doctor').click()
      await expect(page.getByLabel('Figures of the doctor')).toBeVisible()
      await tab(page, 'Lab').click()
      await expect(alert).toBeVisible()
      await page.unroute('**/assets/lab-dashboard-*.js')
      await press(alert, 'Retry')
      await expect(page.getByLabel('Laboratory today')).toBeVisible()
      await expect(alert).toHaveCount(0)
    })

    await test.step('the other views of a dashboard can be used meanwhile', async () => {
      await tab(page, 'Receptionist').click()
      await tab(page, 'Patient Directory').click()
      const alert = page
        .getByRole('alert')
        .filter({ hasText: 'Patient Directory cannot be shown.' })
      await expect(alert).toBeVisible()
      await tab(page, 'New Registration').click()
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
      await tab(page, 'Patient Directory').click()
      await expect(alert).toBeVisible()
      await page.unroute('**/assets/desk-directory-view-*.js')
      await press(alert, 'Retry')
      await expect(page.getByRole('table', { name: 'Patients' })).toBeVisible()
      await expect(alert).toHaveCount(0)
    })

    await test.step('a table is shown without its charts', async () => {
      await tab(page, 'Admin').click()
      await tab(page, 'Departments').click()
      await expect(page.getByRole('table', { name: 'Departments' })).toBeVisible()
      await expectRetry(page, 'The charts could not be loaded.', () =>
        page.unroute('**/assets/department-charts-*.js'),
      )
      await expect(page.getByRole('img', { name: /^Revenue by department/ })).toBeVisible()
    })
    expect(loadedAnew).toEqual([])
    // React reports the failed imports to the console, as it should.
    said.length = 0
  })

  test('Desk: Home loads the code of the front desk only', async ({ page, openWorld }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await openWorld('/?world=demo&as=receptionist')
    await expect(page.getByRole('tabpanel', { name: 'Receptionist' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((path) => path.includes('receptionist-dashboard'))).not.toEqual([])
    expect(loaded.filter((path) => /(admin|doctor|patient|lab)-dashboard/.test(path))).toEqual([])
  })
})
