import { colleagueAt } from '../desk'
import { expect, expectRow, heading, openTab, test } from '../fixtures'

test.describe('Live lists in several tabs', () => {
  test('Admin: one tab polls for all tabs, and another takes over when it is closed', async ({
    page,
    context,
    openWorld,
    world,
  }) => {
    const asked: string[] = []
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/changes')
        asked.push(request.frame().page().url())
    })
    await openWorld('/admin/department?world=quiet&as=admin')
    const colleague = await colleagueAt(world, 'admin')
    await expectRow(page, 'Neurology')
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    const second = await openTab(page, '/admin/working-time')
    await expect(heading(second, /Working/)).toBeVisible()
    await colleague.addWorkingTime('Early bird')
    await expectRow(second, 'Early bird')
    expect(asked.filter((url) => url === second.url())).toEqual([])
    await page.close()
    await colleague.addWorkingTime('Night owl')
    await expectRow(second, 'Night owl')
    expect(asked).toContain(second.url())
  })
})
