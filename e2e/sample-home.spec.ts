import { expect, tab, test } from './fixtures'

test.describe('Home on the sample host', () => {
  test('Admin: each dashboard shows figures and sample records', async ({
    page,
    signInToSample,
  }) => {
    const sample = page.getByText('Sample records of this tab, until you log out')
    await signInToSample('/?world=demo&as=admin&tab=doctor')
    for (const [dashboard, figures, ...views] of [
      ['Doctor', 'Figures of the doctor', 'Appointments', 'Recent Patients'],
      ['Patient', 'Your health in figures', 'Appointments', 'Prescriptions'],
      ['Receptionist', 'At a glance', 'Appointments', 'Patient Directory'],
      ['Lab', 'Laboratory today', 'Lab Orders', 'Test Results'],
    ] as const)
      await test.step(dashboard, async () => {
        await tab(page, dashboard).click()
        await expect(page.getByLabel(figures)).toHaveText(/\d/)
        await expect(page.getByLabel(figures)).not.toContainText('–')
        await expect(sample).toBeVisible()
        for (const view of views) {
          await tab(page, view).click()
          await expect(page.getByRole('tab', { name: view, selected: true })).toBeVisible()
          await expect(page.getByRole('cell').first()).toBeVisible()
        }
      })
  })
})
