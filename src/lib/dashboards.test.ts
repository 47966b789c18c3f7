import { expect, it } from 'vitest'
import { allowedTabs, dashboards } from './dashboards'

const tabs = (...roles: string[]) => allowedTabs(roles).map(({ tab }) => tab)

it('shows a tab by its permission alone, in the order of the tabs', () => {
  expect(tabs('lab_dashboard', 'patient_dashboard')).toEqual(['patient', 'lab'])
  expect(tabs('admin', 'doctor', 'staff_view')).toEqual([])
})

it('lists every view that is a route', () => {
  const files = Object.keys(import.meta.glob('../routes/_app/_home/*/*.tsx'))
  const routes = files.map((file) => file.replace(/^.*_home(.*)\.tsx$/, '$1'))
  const listed = dashboards.flatMap(({ views }) => views.map(({ to }) => to))
  expect(listed.toSorted()).toEqual(routes.toSorted())
})
