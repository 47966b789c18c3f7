import type { Page } from '@playwright/test'
import { answer, expect, expectDialog, expectRow, heading, test } from '../fixtures'

// What is fetched when it is first needed may be gone by then: the server has another build.

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('a screen that is gone from the server', () => {
  const part = '**/assets/roles-*.js'
  const openRoles = (page: Page) => mainMenu(page).getByText('Roles').click()
  const failed = (page: Page) => heading(page, 'Something went wrong')

  test.beforeEach(async ({ page, openWorld }) => {
    await openWorld('/admin/profile?world=quiet&as=admin')
    await expect(heading(page, 'Profile')).toBeVisible()
    await page.route(part, (route) => route.fulfill({ status: 404 }))
  })

  /** The server has another build's page, for whoever asks. */
  const rebuild = (page: Page) =>
    page.route('/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/newer.js"></script>',
      }),
    )

  test('is loaded anew once, where the old build comes again', async ({ page, console: said }) => {
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

  test('is loaded anew where that can mend it', async ({ page, console: said }) => {
    await test.step('not for a reason that this cannot mend', async () => {
      const asked = page.waitForResponse('/')
      await openRoles(page)
      await expect(failed(page)).toBeVisible()
      await expect(mainMenu(page)).toBeVisible()
      await asked
      await page.unroute(part)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page, 'Role Management')).toBeVisible()
      said.length = 0
    })

    await test.step('with its build', async () => {
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

test.describe('a form', () => {
  const parts = '**/assets/department-form-*.js'
  const add = (page: Page) => page.getByRole('button', { name: 'Add Department' })

  test.beforeEach(async ({ page, openWorld }) => {
    await openWorld('/admin/department?world=quiet&as=admin')
    await expectRow(page, 'Neurology')
  })

  test('that cannot be loaded says so, and comes with the new build where it is gone with the old', async ({
    page,
  }) => {
    await test.step('that cannot be loaded says so, and can be opened later', async () => {
      await page.route(parts, (route) => route.abort())
      await add(page).click()
      const error = await expectDialog(page, 'Error!', 'This part of Rounds cannot be loaded.')
      await error.getByRole('button', { name: 'OK' }).click()
      await expectRow(page, 'Neurology')
      await page.unroute(parts)
      await add(page).click()
      await expectDialog(page, 'Add Department')
    })

    await test.step('that is gone with its build is told, and comes with the new one', async () => {
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
