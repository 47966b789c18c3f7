import { answer, expect, expectDialog, pick, test } from './fixtures'

test.beforeEach(async ({ page, signIn }) => {
  await signIn('receptionist')
  await page.goto('/')
  await page.getByRole('button', { name: 'Schedule New Appointment' }).click()
  await expectDialog(page, 'Schedule New Appointment')
})

test('a select picks what is typed, and keeps its choice until another is picked', async ({
  page,
}) => {
  await test.step('Enter picks the first match of what is typed, and never submits', async () => {
    const patient = page.getByRole('combobox', { name: 'Patient' })
    await patient.focus()
    await expect(page.getByRole('option')).toHaveCount(0)
    // One letter opens the list and finds at once.
    await page.keyboard.type('A')
    const first = page.getByRole('option').first()
    await expect(first).toHaveAttribute('data-combobox-selected')
    const name = (await first.textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(patient).toHaveValue(name)
    await expect(page.getByRole('option')).toHaveCount(0)

    const doctor = page.getByRole('combobox', { name: 'Doctor' })
    await doctor.focus()
    await page.keyboard.type('nobody at all')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  })

  await test.step('a choice is typed over after a click, and is there again when none is picked', async () => {
    await pick(page, 'Patient', 'Arun Thomas')
    const patient = page.getByRole('combobox', { name: 'Patient' })
    await page.getByLabel('Time').focus()
    await patient.click()
    await page.keyboard.type('Bel')
    await expect(patient).toHaveValue('Bel')
    await page.getByLabel('Time').focus()
    await expect(patient).toHaveValue('Arun Thomas')
    await page.keyboard.press('Escape')
    await answer(page, 'Yes, discard changes')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 500 }, isMobile: true, hasTouch: true })

  test('a list that opens leaves the page where it is scrolled to', async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.goto('/bookappoinment')
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
