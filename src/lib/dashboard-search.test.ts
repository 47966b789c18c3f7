import { expect, it } from 'vitest'
import { allowedTabs, dashboardSearchDefaults, dashboardSearchSchema } from './dashboard-search'

const tabs = (...roles: string[]) => allowedTabs(roles).map(({ tab }) => tab)

it('shows a tab by its permission alone, in the order of the tabs', () => {
  expect(tabs('lab_dashboard', 'patient_dashboard')).toEqual(['patient', 'lab'])
  expect(tabs('admin', 'doctor', 'staff_view')).toEqual([])
})

it.each([{ tab: 7 }, { view: null }, { status: {} }, { page: '-3', size: '7' }])(
  'reads %j as the default',
  (search) => {
    expect(dashboardSearchSchema.parse(search)).toEqual(dashboardSearchDefaults)
  },
)
