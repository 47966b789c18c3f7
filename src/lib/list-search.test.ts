import { describe, expect, it } from 'vitest'
import { listSearchDefaults, listSearchSchema, readSort, writeSort } from './list-search'

describe('listSearchSchema', () => {
  it('reads an empty address as the defaults', () => {
    expect(listSearchSchema.parse({})).toEqual(listSearchDefaults)
  })

  it('reads the texts of an address', () => {
    expect(listSearchSchema.parse({ q: '123', page: '3', size: '25', sort: '-name' })).toEqual({
      q: '123',
      page: 3,
      size: 25,
      sort: '-name',
    })
  })

  it.each([
    ['page', ['0', '-1', '1.5', 'x', '', 'Infinity', '1e400', null, {}]],
    ['size', ['0', '11', '1000', 'ten', '', null, []]],
    ['sort', ['--name', 'a b', 'name;', null, 7]],
    ['q', [null, {}, 7]],
  ] as const)('reads nonsense for %s as its default', (key, values) => {
    for (const value of values)
      expect(listSearchSchema.parse({ [key]: value })).toEqual(listSearchDefaults)
  })

  it('keeps what is right beside what is not', () => {
    expect(listSearchSchema.parse({ q: 'eye', page: 'x', size: 50 })).toEqual({
      ...listSearchDefaults,
      q: 'eye',
      size: 50,
    })
  })
})

describe('sorting', () => {
  it('reads column and direction', () => {
    expect(readSort('')).toBeNull()
    expect(readSort('-')).toBeNull()
    expect(readSort('name')).toEqual({ id: 'name', desc: false })
    expect(readSort('-name')).toEqual({ id: 'name', desc: true })
  })

  it('writes what it reads', () => {
    expect(writeSort([])).toBe('')
    expect(writeSort([{ id: 'name', desc: false }])).toBe('name')
    expect(writeSort([{ id: 'name', desc: true }])).toBe('-name')
  })
})
