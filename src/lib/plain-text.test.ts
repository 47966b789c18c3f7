import { describe, expect, it } from 'vitest'
import { matchesSearch } from './plain-text'

describe('matchesSearch', () => {
  it('finds a part of any text, whatever the case', () => {
    expect(matchesSearch('NEURO', 'Neurology')).toBe(true)
    expect(matchesSearch('desk', 'Receptionist', 'Runs the front desk')).toBe(true)
    expect(matchesSearch('x', 'Neurology', null, undefined)).toBe(false)
  })

  it('takes blanks around the query for a slip, and blanks inside for meant', () => {
    expect(matchesSearch('  neuro ', 'Neurology')).toBe(true)
    expect(matchesSearch('general surgery', 'General Surgery')).toBe(true)
    expect(matchesSearch('generalsurgery', 'General Surgery')).toBe(false)
  })

  it('takes however many blanks of whatever kind for one', () => {
    expect(matchesSearch('priya  nair', 'Priya Nair')).toBe(true)
    expect(matchesSearch('priya nair', 'Priya \u00a0Nair')).toBe(true)
    expect(matchesSearch('priya\tnair', 'Priya\u00a0Nair')).toBe(true)
  })

  it('finds everything for nothing', () => {
    expect(matchesSearch('   ')).toBe(true)
  })

  it('takes signs for what they are', () => {
    expect(matchesSearch('.*', 'Neurology')).toBe(false)
    expect(matchesSearch('(', 'Clinic (north)')).toBe(true)
  })
})
