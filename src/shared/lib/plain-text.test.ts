import { describe, expect, it } from 'vitest'
import { searchFor } from './plain-text'

describe('searchFor', () => {
  it('finds a part of any text, whatever the case', () => {
    expect(searchFor('NEURO')('Neurology')).toBe(true)
    expect(searchFor('desk')('Receptionist', 'Runs the front desk')).toBe(true)
    expect(searchFor('x')('Neurology', null, undefined)).toBe(false)
  })

  it('takes blanks around the query for a slip, and blanks inside for meant', () => {
    expect(searchFor('  neuro ')('Neurology')).toBe(true)
    expect(searchFor('general surgery')('General Surgery')).toBe(true)
    expect(searchFor('generalsurgery')('General Surgery')).toBe(false)
  })

  it('takes however many blanks of whatever kind for one', () => {
    expect(searchFor('priya  nair')('Priya Nair')).toBe(true)
    expect(searchFor('priya nair')('Priya \u00a0Nair')).toBe(true)
    expect(searchFor('priya\tnair')('Priya\u00a0Nair')).toBe(true)
  })

  it('finds everything for nothing', () => {
    expect(searchFor('   ')()).toBe(true)
  })

  it('takes signs for what they are', () => {
    expect(searchFor('.*')('Neurology')).toBe(false)
    expect(searchFor('(')('Clinic (north)')).toBe(true)
  })
})
