import { expect, it } from 'vitest'
import { sharingReads } from './sharing-reads'

/** A register, and each statement that it was read by. */
function register() {
  const names = new Map([['a', 'Asha']])
  const statements: (readonly string[])[] = []
  const reads = sharingReads(async (keys: readonly string[]) => {
    statements.push(keys)
    return keys.map((key) => names.get(key))
  })
  return { names, statements, find: (key: string) => reads.load(key) }
}

it('reads once for the calls of one moment, and answers each its own', async () => {
  const { find, statements } = register()
  expect(await Promise.all([find('a'), find('b'), find('a')])).toEqual(['Asha', undefined, 'Asha'])
  expect(statements).toEqual([['a', 'b', 'a']])
})

it('answers nobody by what was before they came', async () => {
  const { find, names } = register()
  const before = find('a')
  names.set('a', 'Asha Menon')
  expect(await Promise.all([before, find('a')])).toEqual(['Asha Menon', 'Asha Menon'])
  names.delete('a')
  expect(await find('a')).toBeUndefined()
})

it('tells each of them where the reading fails, and reads anew for the next', async () => {
  let isAway = true
  const reads = sharingReads(async (keys: readonly string[]) => {
    if (isAway) throw new Error('away')
    return [...keys]
  })
  const failing = await Promise.allSettled([reads.load('a'), reads.load('b')])
  expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isAway = false
  expect(await reads.load('a')).toBe('a')
})
