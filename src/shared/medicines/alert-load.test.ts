import { describe, expect, it } from 'vitest'
import { checkInteractions } from './check'
import { everyday } from './test/everyday'

describe('on 45 everyday prescriptions the rules', () => {
  const results = everyday.map((names) => checkInteractions(names))
  const found = results.flatMap((result) => [...result.found, ...result.duplicates])

  it('know every name', () => {
    expect(everyday).toHaveLength(45)
    expect(results.flatMap(({ unrecognised }) => unrecognised)).toEqual([])
  })

  it('find one danger at most on average', () => {
    expect(found.length / everyday.length).toBeLessThanOrEqual(1)
  })

  it('ask for a reason in three of them at most', () => {
    const grave = results.flatMap(({ found: dangers }) => {
      const asking = dangers.filter(({ severity }) => severity !== 'warning')
      return asking.length > 0 ? [asking.map(({ rule }) => rule)] : []
    })
    expect(grave.length).toBeLessThanOrEqual(3)
  })
})
