import { expect, it } from 'vitest'
import { askedWords } from './audit-words'

it('says what a list was asked for, without its pages and what was left empty', () => {
  expect(
    askedWords(JSON.stringify({ q: 'rao', status: null, date: '2026-11-23', page: 0, limit: 10 })),
  ).toBe('q: rao, date: 2026-11-23')
  expect(askedWords('')).toBe('')
})
