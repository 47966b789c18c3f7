import { expect, it } from 'vitest'
import { askedWords, ownAuditWords } from './audit-words'

it('says what a list was asked for, without its pages and what was left empty', () => {
  expect(
    askedWords(JSON.stringify({ q: 'rao', status: null, date: '2026-11-23', page: 0, limit: 10 })),
  ).toBe('q: rao, date: 2026-11-23')
  expect(askedWords('')).toBe('')
})

it('says what was done in words of a patient, whatever the call', () => {
  expect(ownAuditWords({ kind: 'opened', call: 'read patient' })).toBe('Opened your record')
  expect(ownAuditWords({ kind: 'changed', call: 'of later' })).toBe(
    'Changed something in your record',
  )
})
