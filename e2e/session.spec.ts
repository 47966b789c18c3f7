import { authMessages } from '@shared/contracts/auth'
import { stopTime } from './clock'
import { fill, openScheduling, registration } from './desk'
import {
  answer,
  bell,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  faults,
  field,
  heading,
  openTab,
  press,
  profile,
  tab,
  test,
} from './fixtures'
import { locked, unlock } from './lock-page'
import { expectLogin, logIn, logOut } from './login-page'

const seconds = 1000

test.describe('Session', () => {
  test('Desk: an idle page warns, then locks, and the password unlocks the same screen', async ({
    page,
    openWorld,
  }) => {
    const asked = page.getByText('Still here?')
    await page.clock.install()
    await openWorld('/?world=busy-monday&as=receptionist')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await stopTime(page)

    await test.step('it asks after 45 seconds; the mouse, a key or scrolling answers', async () => {
      const answers = [
        () => page.keyboard.press('Shift'),
        () => page.mouse.move(500, 300),
        () => page.mouse.wheel(0, 200),
      ]
      await page.keyboard.press('Shift')
      for (const act of answers) {
        await page.clock.runFor(44 * seconds)
        await expect(asked).toBeHidden()
        await page.clock.runFor(1 * seconds)
        await expect(asked).toBeVisible()
        await act()
        await expect(asked).toBeHidden()
      }
    })

    const reason = (await openScheduling(page)).getByLabel('Reason')
    await test.step('it locks after 60 seconds, and nothing of it can be read or reached', async () => {
      await reason.pressSequentially('Fever si')
      await page.clock.runFor(60 * seconds)
      await expect(asked).toBeVisible()
      await expect(locked(page)).toBeHidden()
      await page.clock.runFor(1 * seconds)
      await expect(locked(page)).toBeVisible()
      await page.clock.resume()
      await expect(locked(page).getByRole('heading')).toHaveText('Rosa Klein')
      await expect(locked(page)).toContainText(authMessages.locked.idle)
      await expect(page).toHaveTitle('Locked · Rounds')
      await expect(page.getByRole('dialog', { name: 'Schedule New Appointment' })).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.keyboard.press('ControlOrMeta+k')
      await expect(locked(page)).toBeVisible()

      const behind = page.getByRole('main', { includeHidden: true })
      await expect(behind).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(behind, 'nothing of it is printed').toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('the password unlocks it, and typing goes on at the next letter', async () => {
      await unlock(page, 'wrong')
      await expect(locked(page)).toContainText(authMessages.lockedWrong)
      await unlock(page)
      await expect(locked(page)).toBeHidden()
      await expect(reason).toBeFocused()
      await page.keyboard.type('nce Monday')
      await expect(reason).toHaveValue('Fever since Monday')
      await expect(page).toHaveTitle(/^Dashboard/)
    })

    await test.step('a logout ends it, and Back does not open it again', async () => {
      await page.keyboard.press('Escape')
      await answer(page, 'Yes, discard changes')
      await profile(page).click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      await expect(heading(page, 'Profile')).toBeVisible()
      await profile(page).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expectDialog(page, 'Logout?', 'Are you sure you want to logout?')
      await answer(page, 'OK')
      await expectToast(page, authMessages.loggedOut)
      await expectLogin(page)
      await page.goBack()
      await expectLogin(page, '/admin/profile')
    })
  })

  test('Desk: a refused call locks every tab; a colleague signs in to an empty form', async ({
    page,
    openWorld,
    fault,
    healed,
  }) => {
    await page.clock.install()
    await openWorld(`${registration}&world=quiet&as=receptionist`)
    await field(page, 'Name').fill('Zoya Haddad')
    const other = await openTab(page, '/admin/profile')
    await expect(heading(other, 'Profile')).toBeVisible()

    await test.step('a refused call locks both tabs, and one password unlocks both', async () => {
      fault(faults.sessionRefused('list patients'))
      await tab(page, 'Patient Directory').click()
      await expect(locked(page)).toContainText(authMessages.locked.ended)
      await expect(locked(other)).toBeVisible()
      healed()
      await unlock(page)
      await expect(locked(page)).toBeHidden()
      await expect(locked(other)).toBeHidden()
      await expect(heading(other, 'Profile')).toBeVisible()
      await expectRow(page, 'Arun Thomas, no. 2')
      await page.goBack()
      await expect(field(page, 'Name')).toHaveValue('Zoya Haddad')
      await other.close()
    })

    await test.step('a colleague signs in at the locked page, and finds nothing that was typed', async () => {
      await page.clock.runFor(61 * seconds)
      await press(locked(page), 'Sign in as somebody else')
      await expectLogin(page)
      await expect(page.getByText(authMessages.ended.left)).toBeVisible()
      await logIn(page, 'admin')
      await expect(profile(page)).toContainText('Asha Menon')
      await page.goto(registration)
      await expect(field(page, 'Name')).toHaveValue('')
    })

    await test.step('moving the mouse over a lock is no activity: a reload asks to sign in', async () => {
      await page.clock.runFor(61 * seconds)
      await expect(locked(page)).toBeVisible()
      await page.mouse.move(200, 300)
      await page.reload()
      await expectLogin(page, '/desk/registration')
      await expect(page.getByText(authMessages.ended.idle)).toBeVisible()
    })

    await test.step('the first person comes back, and finds what they had typed', async () => {
      await logIn(page, 'receptionist')
      await expect(field(page, 'Name')).toHaveValue('Zoya Haddad')
    })
  })

  test('Admin: on a host without a lock, an ended session leads to login and back', async ({
    page,
    signInToSample,
    world,
    fault,
    healed,
  }) => {
    await page.clock.install()
    await signInToSample('/?world=quiet&as=admin')
    const goOn = async () => {
      healed()
      fault(faults.answers('login', { token: await world.signIn('admin'), signOut: true }))
      await logIn(page)
      await expectRow(page, 'Neurology')
    }

    await test.step('a refused call ends it', async () => {
      fault(faults.sessionRefused('list departments'))
      await page.getByRole('link', { name: 'Department', exact: true }).click()
      await expectLogin(page, '/admin/department')
      await expect(page.getByText(authMessages.ended.ended)).toBeVisible()
      await goOn()
    })

    await test.step('a minute without activity ends it at the next page', async () => {
      await page.getByRole('link', { name: 'Chat with AI' }).click()
      await expect(heading(page, 'AI Chat')).toBeVisible()
      await page.clock.runFor(61 * seconds)
      await expect(heading(page, 'AI Chat')).toBeVisible()
      await page.goBack()
      await expectLogin(page, '/admin/department')
      await expect(page.getByText(authMessages.ended.idle)).toBeVisible()
      await goOn()
    })

    await test.step('and where the page is loaded again', async () => {
      await page.clock.runFor(61 * seconds)
      await page.reload()
      await expectLogin(page, '/admin/department')
      await goOn()
    })

    await test.step('a token that runs out is noticed while the page stays open', async () => {
      await page.clock.fastForward('12:01:00')
      await expectLogin(page, '/admin/department')
      await expect(page.getByText(authMessages.ended.ended)).toBeVisible()
    })
  })

  test('Desk: a logout in one tab ends all tabs, and a login opens all again', async ({
    page,
    openWorld,
  }) => {
    await openWorld(`${registration}&world=quiet&as=receptionist`)
    await field(page, 'Name').fill('Zoya Haddad')
    const other = await openTab(page, registration)
    const patient = { Name: 'Noor Haidari', Age: '44', Gender: 'Female', Contact: '9000000007' }
    await fill(other, other, patient)
    await press(other, 'Register')
    await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread')

    await test.step('a logout in one tab is one in the other', async () => {
      await logOut(other)
      await expectLogin(other)
      await expectLogin(page, '/desk/registration')
      await expect(page.getByText(authMessages.ended.elsewhere)).toBeVisible()
    })

    await test.step('a login goes on in both, and nothing that was typed or told is left', async () => {
      await logIn(page, 'receptionist')
      await expect(field(page, 'Name')).toHaveValue('')
      await expect(heading(other, 'Dashboard')).toBeVisible()
      await expect(bell(other)).toHaveAccessibleName('Notifications')
      await bell(other).click()
      await expect(other.getByText('Nothing yet.')).toBeVisible()
      await other.keyboard.press('Escape')
    })

    await test.step('another person who signs in in one tab is signed in in both', async () => {
      await field(page, 'Name').fill('Zoya Haddad')
      await logOut(other)
      await expectLogin(page, '/desk/registration')
      await logIn(other, 'admin')
      await expect(profile(other)).toContainText('Asha Menon')
      await expect(profile(page)).toContainText('Asha Menon')
      await expect(field(page, 'Name')).toHaveValue('')
    })
  })
})
