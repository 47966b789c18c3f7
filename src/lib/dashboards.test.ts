import { expect, it } from 'vitest'
import { allowedTabs } from './dashboards'

const tabs = (...roles: string[]) => allowedTabs(roles).map(({ tab }) => tab)

it('shows a tab by its permission alone, in the order of the tabs', () => {
  expect(tabs('lab_dashboard', 'patient_dashboard')).toEqual(['patient', 'lab'])
  expect(tabs('admin', 'doctor', 'staff_view')).toEqual([])
})
