import { describe, expect, it } from 'vitest'
import { isDatabaseAway } from './database'

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('of these words nothing is read'), { code, ...more })

/** As Drizzle hands on what its driver says. */
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause })

describe('a database is away', () => {
  it.each([
    ...['08000', '08003', '08006', '08P01', '53300', '57P01', '57P02', '57P03'],
    ...['57014', '25P03', '55P03'],
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
    ...['ENOTFOUND', 'EAI_AGAIN'],
    // One of two transactions that waited for each other.
    ...['40P01', '40001'],
  ])('by the code %s, wrapped or not', (code) => {
    expect(isDatabaseAway(coded(code))).toBe(true)
    expect(isDatabaseAway(wrapped(wrapped(coded(code))))).toBe(true)
  })

  it('by a socket in the file system that is not there', () => {
    expect(isDatabaseAway(coded('ENOENT', { syscall: 'connect' }))).toBe(true)
  })

  it.each([
    'Query read timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client was closed and is not queryable',
    'Client has encountered a connection error and is not queryable',
  ])('by the words "%s" of its driver', (message) => {
    expect(isDatabaseAway(wrapped(new Error(message)))).toBe(true)
  })
})

describe('a database is there', () => {
  it.each(['23505', '42P01', '53100', '28P01', 'ENOENT', 'ENOSPC'])(
    'that fails by the code %s',
    (code) => {
      expect(isDatabaseAway(wrapped(coded(code)))).toBe(false)
    },
  )

  it.each([
    null,
    undefined,
    'Query read timeout',
    new Error('a mistake of ours: timeout expired'),
    Object.assign(new Error('Query read timeout'), { code: '23505' }),
  ])('where %o is thrown', (thrown) => {
    expect(isDatabaseAway(thrown)).toBe(false)
  })
})
