import type { Page } from '@playwright/test'
import { answer, expect, expectToast, openBeside, test } from './fixtures'
import { logIn, logOut } from './login-page'

const registration = '/?tab=receptionist&view=registration'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Half fills a registration, which is kept until it is saved. */
async function typeRegistration(page: Page) {
  await field(page, 'Name').fill('Zoya Haddad')
  await field(page, 'Contact').fill('9000000001')
}

async function expectTyped(page: Page) {
  await expect(field(page, 'Name')).toHaveValue('Zoya Haddad')
  await expect(field(page, 'Contact')).toHaveValue('9000000001')
}

const expectBlank = (page: Page) => expect(field(page, 'Name')).toHaveValue('')

/** What this tab keeps says nothing of what was typed. */
const expectNothingKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .not.toContain('Zoya Haddad')

/** More than a minute without activity, as the guard finds it at the next load. */
async function rest(page: Page) {
  await page.evaluate(() => localStorage.setItem('lastActivityTime', String(Date.now() - 61_000)))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign Me In' })).toBeVisible()
}

/** As if somebody had signed in in another tab: that is all which other tabs see of it. */
const signInElsewhere = (tab: Page, token: string) =>
  tab.evaluate((token) => {
    localStorage.setItem('lastActivityTime', String(Date.now()))
    localStorage.setItem('userInfo', JSON.stringify({ token, access_token: token }))
  }, token)

test.beforeEach(async ({ page, signIn }) => {
  await signIn('receptionist')
  await page.goto(registration)
  await typeRegistration(page)
})

test('a logout and another person forget what is typed and what is read, in other tabs too', async ({
  page,
  context,
  world,
}) => {
  await test.step('a logout, in other tabs too', async () => {
    const other = await context.newPage()
    await other.goto('/admin/profile')
    await logOut(other)
    await expect(page.getByRole('button', { name: 'Sign Me In' })).toBeVisible()
    await expectNothingKept(page)
    await logIn(page, 'receptionist')
    await expectBlank(page)
  })

  await typeRegistration(page)

  await test.step('another person who is signed in elsewhere', async () => {
    const beside = await openBeside(page)
    await signInElsewhere(beside, await world.signIn('admin'))
    await expect(page.getByRole('button', { name: 'profile' })).toContainText('Asha Menon')
    await expectBlank(page)
    await field(page, 'Contact').fill('9000000002')
    await expectNothingKept(page)
  })
})

test('who comes back under another session is shown and told nothing of the one before', async ({
  page,
  world,
}) => {
  const beside = await openBeside(page)

  await test.step('nothing that was typed', async () => {
    await page.goto('about:blank')
    await signInElsewhere(beside, await world.signIn('admin'))
    await page.goto(registration)
    await expect(page.getByRole('button', { name: 'profile' })).toContainText('Asha Menon')
    await expectBlank(page)
    await expectNothingKept(page)
  })

  await test.step('no notice', async () => {
    await page.getByRole('switch', { name: 'Dark mode' }).click()
    await answer(page, 'OK')
    await expectToast(page, 'Mode has been switched to Dark.')
    await page.goto('about:blank')
    await beside.evaluate(() => localStorage.clear())
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Sign Me In' })).toBeVisible()
    await page.goto('about:blank')
    await signInElsewhere(beside, await world.signIn('receptionist'))
    await page.goto('/')
    await page.getByRole('button', { name: 'notification' }).click()
    await expect(page.getByText('Mode has been switched')).toHaveCount(0)
  })
})

test('a form half filled waits for its person, and is gone for anybody else', async ({
  page,
  world,
}) => {
  await test.step('the new session of the same person, signed in elsewhere, leaves it as it is', async () => {
    const beside = await openBeside(page)
    await signInElsewhere(beside, await world.signIn('receptionist'))
    await page.reload()
    await expectTyped(page)
  })

  await test.step('after the session has ended by itself it waits for the person who comes back', async () => {
    await rest(page)
    await logIn(page, 'receptionist')
    await expectTyped(page)
    await rest(page)
    await logIn(page, 'admin')
    await expectBlank(page)
  })

  await test.step('a storage without room is told once, and the work goes on', async () => {
    await page.evaluate(() => {
      let items = 0
      for (let size = 4_000_000; size >= 1; )
        try {
          sessionStorage.setItem(`filler ${++items}`, 'x'.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
    })
    await field(page, 'Name').fill('Zoya Haddad, called Zo')
    await expectToast(page, 'This browser has no room left for what you change.')
    await field(page, 'Address').fill('4 Lake Road')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(field(page, 'Address')).toHaveValue('4 Lake Road')
  })
})
