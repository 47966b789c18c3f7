import { pathOf } from '@server/test/api'
import { keyedCalls } from '@server/test/records'
import { authMessages } from '@shared/contracts/auth'
import { staffEndpoints } from '@shared/contracts/staff'
import { expect, heading, press, test } from '../fixtures'
import { locked } from '../lock-page'
import { expectLogin } from '../login-page'

test.describe('The end of an account', () => {
  test('Desk: a user who is deactivated while signed in is locked out', async ({
    page,
    world,
    openWorld,
  }) => {
    await openWorld('/?world=quiet&as=receptionist')
    await expect(heading(page, 'Dashboard')).toBeVisible()

    const token = await world.signIn('admin')
    const ask = keyedCalls(
      () => world.api,
      () => token,
    )
    const { body } = await ask('GET', `${staffEndpoints.list.path}?q=klein`)
    const [klein] = staffEndpoints.list.output.parse(body).rows
    const { status } = await ask('PATCH', pathOf(staffEndpoints.update, klein?._id ?? ''), {
      json: { role: klein?.role._id, status: 'inactive', version: klein?.version },
    })
    expect(status).toBe(200)

    // The page asks what has changed.
    await expect(locked(page)).toContainText(authMessages.locked.ended)
    await press(locked(page), 'Sign in as somebody else')
    await expectLogin(page)
  })
})
