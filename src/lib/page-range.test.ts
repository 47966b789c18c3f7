import { describe, expect, it } from 'vitest'
import { lastPage, pageRange, pageWithin } from './page-range'

describe('pageRange', () => {
  it.each([
    [{ activeId: 0, perPage: 10, totalCount: 0 }, '0 - 0 of 0'],
    [{ activeId: 0, perPage: 10, totalCount: 1 }, '1 - 1 of 1'],
    [{ activeId: 0, perPage: 10, totalCount: 10 }, '1 - 10 of 10'],
    [{ activeId: 0, perPage: 10, totalCount: 11 }, '1 - 10 of 11'],
    [{ activeId: 1, perPage: 10, totalCount: 11 }, '11 - 11 of 11'],
    [{ activeId: 2, perPage: 25, totalCount: 60 }, '51 - 60 of 60'],
    [{ activeId: 0, perPage: 100, totalCount: 99 }, '1 - 99 of 99'],
  ])('reads %o as %s', (page, text) => {
    expect(pageRange(page)).toBe(text)
  })
})

it('says where more match than were counted', () => {
  expect(pageRange({ activeId: 0, perPage: 10, totalCount: 1000 }, false)).toBe(
    '1 - 10 of more than 1,000',
  )
})

describe('lastPage', () => {
  it.each([
    [0, 0],
    [1, 0],
    [10, 0],
    [11, 1],
    [100, 9],
    [101, 10],
  ])('of %i rows in tens is %i', (totalCount, last) => {
    expect(lastPage({ perPage: 10, totalCount })).toBe(last)
  })
})

describe('pageWithin', () => {
  it('leaves a page that exists alone', () => {
    expect(pageWithin({ activeId: 1, perPage: 10, totalCount: 11 })).toBe(1)
  })

  it('gives the last page for one beyond the end', () => {
    expect(pageWithin({ activeId: 7, perPage: 10, totalCount: 21 })).toBe(2)
    expect(pageWithin({ activeId: 7, perPage: 10, totalCount: 0 })).toBe(0)
  })

  it('gives the first page for one before the start', () => {
    expect(pageWithin({ activeId: -1, perPage: 10, totalCount: 21 })).toBe(0)
  })
})
