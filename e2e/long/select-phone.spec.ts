import { expect, test } from '../fixtures'

test.describe('A select on a phone', () => {
  test.use({ viewport: { width: 390, height: 500 }, isMobile: true, hasTouch: true })

  test('Desk: opening a select on a phone does not scroll the page', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/bookappoinment?world=quiet&as=receptionist')
    const department = page.getByRole('combobox', { name: 'Department' })
    await department.scrollIntoViewIfNeeded()
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    expect(before).toBeGreaterThan(0)
    await department.tap()
    await expect(page.getByRole('option').first()).toBeInViewport()
    await expect(department).toBeInViewport()
    expect(await scrolled()).toBe(before)
  })
})
