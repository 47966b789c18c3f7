import type { Page } from '@playwright/test'
import { authMessages as words } from '@/contracts/auth'
import { expect, expectToast, faults, stored, test } from './fixtures'

const password = 'rounds-demo'
const wrong = 'Invalid username or password'

const username = (page: Page) => page.getByLabel('Username', { exact: true })
const secret = (page: Page) => page.getByLabel('Password', { exact: true })
const signMeIn = (page: Page) => page.getByRole('button', { name: 'Sign Me In' })

async function fillIn(page: Page, typed = password): Promise<void> {
  await username(page).fill('admin')
  await secret(page).fill(typed)
}

/** The bodies of the login calls that the page makes from now on. */
function loginCalls(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) bodies.push(request.postDataJSON())
  })
  return bodies
}

test.describe('signing in', () => {
  test('keeps the whole answer, and loads home anew', async ({ page }) => {
    const calls = loginCalls(page)
    // Home is not another site, whatever the address asks for.
    await page.goto(`/login?from=${encodeURIComponent('//evil.example/')}`)
    await expect(page.getByText(/transforming healthcare/i)).toBeVisible()
    await expect(username(page)).toBeFocused()
    await page.evaluate(() => Reflect.set(window, 'before', true))
    await fillIn(page)
    await page.getByLabel('Remember my preference').check()
    await signMeIn(page).click()

    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: /profile/i })).toBeVisible()
    expect(await page.evaluate(() => Reflect.has(window, 'before'))).toBe(false)
    expect(calls).toEqual([{ username: 'admin', password }])

    const info = JSON.parse((await stored(page, 'userInfo')) ?? '')
    expect(info).toMatchObject({ user: { username: 'admin' } })
    expect(info.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(info.access_token).toBe(info.token)
    expect(Number(await stored(page, 'lastActivityTime'))).toBeGreaterThan(Date.now() - 60_000)

    await page.goto('/login')
    await expect(page, 'a login page is for nobody who is signed in').toHaveURL('/')
  })

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/login')
    await expect(username(page)).toBeFocused()
    await page.keyboard.type('admin')
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    const toggle = page.getByRole('button', { name: 'Show characters' })
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Enter')
    await expect(secret(page)).toHaveAttribute('type', 'text')
    await expect(secret(page)).toHaveValue(password)
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(secret(page)).toHaveAttribute('type', 'password')
    for (const next of ['Remember my preference', 'Forgot Password', 'Sign Me In']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(next)
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })
})

test('what goes wrong is said where it is, and nothing typed is lost', async ({
  page,
  fault,
  healed,
}) => {
  const calls = loginCalls(page)
  await page.goto('/login')
  await test.step('both fields are required', async () => {
    await signMeIn(page).click()
    await expect(username(page)).toHaveAccessibleDescription(words.usernameRequired)
    await expect(secret(page)).toHaveAccessibleDescription(words.passwordRequired)
    await expect(username(page)).toBeFocused()
    await username(page).fill('admin')
    await expect(page.getByText(words.usernameRequired)).toHaveCount(0)
    await signMeIn(page).click()
    await expect(secret(page)).toBeFocused()
    expect(calls).toEqual([])
  })

  await test.step('it says "Signing in..." meanwhile, and asks once', async () => {
    const slow = faults.held('login', { message: 'Too busy' }, 503)
    fault(slow.handler)
    await fillIn(page)
    await signMeIn(page).click()
    const busy = page.getByRole('button', { name: 'Signing in...', exact: true })
    await expect(busy).toBeDisabled()
    await expect(page.getByRole('status')).toBeVisible()
    await busy.click({ force: true })
    await secret(page).press('Enter')
    slow.release()
    await expectToast(page, 'Too busy')
    await expect(signMeIn(page)).toBeEnabled()
    await expect(page.getByRole('status')).toHaveCount(0)
    expect(calls).toHaveLength(1)
    healed()
  })

  await test.step('a refusal is a warning in the server’s words', async () => {
    await fillIn(page, 'guessed')
    await signMeIn(page).click()
    const box = await (await expectToast(page, wrong)).boundingBox()
    expect(box?.y).toBeLessThan(200)
    expect(box?.x).toBeGreaterThan(640)
    await expect(username(page)).toHaveValue('admin')
    await expect(secret(page)).toHaveValue('guessed')
  })

  await test.step('an answer without a token, or with one that cannot be read, is no session', async () => {
    fault(faults.loginWithoutToken())
    await fillIn(page)
    await signMeIn(page).click()
    await expectToast(page, words.noToken)
    await expect(signMeIn(page)).toBeEnabled()
    expect(await stored(page, 'userInfo')).toBeNull()
    healed()
    fault(faults.loginWithBrokenToken())
    await signMeIn(page).click()
    const toast = await expectToast(page, words.invalidToken)
    expect((await toast.boundingBox())?.y).toBeGreaterThan(400)
    expect(await stored(page, 'userInfo')).toBeNull()
    healed()
    await signMeIn(page).click()
    await expect(page).toHaveURL('/')
  })
})
