import { describe, expect, it } from 'vitest'
import { returnAddress } from './return-address'

const origin = 'https://rounds.example'

describe('returnAddress', () => {
  it('keeps path, search and hash of a page of this app', () => {
    expect(returnAddress('/admin/roles?q=night&page=2#row-3', origin)).toBe(
      'https://rounds.example/admin/roles?q=night&page=2#row-3',
    )
  })

  it('is home without an origin', () => {
    expect(returnAddress(undefined, origin)).toBe('https://rounds.example/')
    expect(returnAddress('', origin)).toBe('https://rounds.example/')
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'admin/roles',
    '/login',
    '/login?from=%2F#again',
  ])('is home for %j', (from) => {
    expect(returnAddress(from, origin)).toBe('https://rounds.example/')
  })

  it('stays here where dots hide a second slash', () => {
    expect(new URL(returnAddress('/..//evil.example/', origin)).origin).toBe(origin)
    expect(returnAddress('/..//evil.example/', origin)).toMatch(/^https:\/\/rounds\.example\//)
  })
})
