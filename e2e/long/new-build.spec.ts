import type { Page } from '@playwright/test'
import { answer, expect, expectDialog, expectRow, heading, menu, test } from '../fixtures'

// What is fetched when it is first needed may be gone by then: the server has another build.

test.describe('A screen that the server no longer has', () => {
  const part = '**/assets/roles-*.js'
  const openRoles = (page: Page) => menu(page, 'Roles')
  const failed = (page: Page) => heading(page, 'Something went wrong')

  test.beforeEach(async ({ page, openWorld }) => {
    await openWorld('/admin/profile?world=quiet&as=admin')
    await expect(heading(page, 'Profile')).toBeVisible()
    await page.route(part, (route) => route.fulfill({ status: 404 }))
  })

  /** The server has another build's page, at each request. */
  const rebuild = (page: Page) =>
    page.route('/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/newer.js"></script>',
      }),
    )

  test('Admin: a missing screen reloads the page once, not again and again', async ({
    page,
    console: said,
  }) => {
    let loads = 0
    page.on('load', () => loads++)
    let asked = 0
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/') asked++
    })
    await rebuild(page)
    await openRoles(page)
    await expect.poll(() => asked).toBe(2)
    await expect(failed(page)).toBeVisible()
    await page.unroute(part)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Role Management')).toBeVisible()
    expect(loads).toBe(1)
    said.length = 0
  })

  test('Admin: a missing screen reloads the page only when there is a new build', async ({
    page,
    console: said,
  }) => {
    await test.step('not where the server has the same build', async () => {
      const asked = page.waitForResponse('/')
      await openRoles(page)
      await expect(failed(page)).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await asked
      await page.unroute(part)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page, 'Role Management')).toBeVisible()
      said.length = 0
    })

    await test.step('where the server has a new build', async () => {
      await page.goto('/admin/profile')
      await expect(heading(page, 'Profile')).toBeVisible()
      await page.route(part, (route) => route.fulfill({ status: 404 }))
      await rebuild(page)
      page.once('load', () => void page.unroute(part))
      await openRoles(page)
      await expect(heading(page, 'Role Management')).toBeVisible()
      // React and the router report the failed import to the console, as they should.
      said.length = 0
    })
  })
})

test.describe('A form that cannot be loaded', () => {
  const parts = '**/assets/department-form-*.js'
  const add = (page: Page) => page.getByRole('button', { name: 'Add Department' })

  test.beforeEach(async ({ page, openWorld }) => {
    await openWorld('/admin/department?world=quiet&as=admin')
    await expectRow(page, 'Neurology')
  })

  test('Admin: a form that cannot load says so, and opens after a reload', async ({ page }) => {
    await test.step('it says so, and can be opened later', async () => {
      await page.route(parts, (route) => route.abort())
      await add(page).click()
      const error = await expectDialog(page, 'Error!', 'This part of Rounds cannot be loaded.')
      await error.getByRole('button', { name: 'OK' }).click()
      await expectRow(page, 'Neurology')
      await page.unroute(parts)
      await add(page).click()
      await expectDialog(page, 'Add Department')
    })

    await test.step('after an update it offers a reload, and then opens', async () => {
      await page.reload()
      await expectRow(page, 'Neurology')
      await page.route(parts, (route) => route.fulfill({ status: 404 }))
      await page.route('/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Newer</title>' }),
      )
      await add(page).click()
      await expectDialog(page, 'Rounds has been updated')
      await answer(page, 'Not now')
      await expectRow(page, 'Neurology')
      await add(page).click()
      await expectDialog(page, 'Rounds has been updated')
      await page.unroute(parts)
      const loaded = page.waitForEvent('load')
      await answer(page, 'Load again')
      await loaded
      await add(page).click()
      await expectDialog(page, 'Add Department')
    })
  })
})
