import { expect, it } from 'vitest'
import { dashboardSearchDefaults, dashboardSearchSchema } from './dashboard-search'

it.each([{ tab: 7 }, { view: null }, { status: {} }, { page: '-3', size: '7' }])(
  'reads %j as the default',
  (search) => {
    expect(dashboardSearchSchema.parse(search)).toEqual(dashboardSearchDefaults)
  },
)
