import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import { expect, heading, stored, test } from './fixtures'
import { logIn } from './login-page'

const day = 24 * 3_600_000

test.describe('A computer with a wrong clock', () => {
  test('Doctor: signs in a day behind, prescribes on the clinic’s day, and sets the clock right', async ({
    page,
    openWorld,
  }) => {
    await page.clock.install({ time: Date.now() - day })
    await openWorld('/login?world=demo')
    await logIn(page, 'doctor')
    const line = page.getByRole('status').filter({ hasText: 'This computer' })
    await expect(line).toContainText("This computer's clock is 1 day behind.")
    await expect(heading(page, 'Dashboard')).toBeVisible()
    const lastActivity = new Date(Number(await stored(page, 'lastActivityTime')))
    expect(lastActivity.toISOString(), "activity goes by the browser's clock").toMatch(
      /^2026-03-01/,
    )

    await test.step('after a reload the first that is asked for is of the clinic’s day', async () => {
      const asked: (string | null)[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname === doctorDayEndpoints.list.path) asked.push(searchParams.get('date'))
      })
      await page.goto('/?view=prescription')
      await expect(page.getByRole('textbox', { name: 'Date' })).toHaveValue('2026-03-02')
      await expect(line).toContainText("This computer's clock is 1 day behind.")
      expect([...new Set(asked)]).toEqual(['2026-03-02'])
    })

    await test.step('the line goes by itself when the clock is right', async () => {
      await page.clock.setSystemTime(Date.now())
      await expect(line).toBeHidden()
      await expect(page.getByRole('textbox', { name: 'Date' })).toHaveValue('2026-03-02')
    })
  })
})
