import { describe, expect, it } from 'vitest'
import { alertLoad, everyday } from './test/everyday'

describe('on 45 everyday prescriptions of ordinary patients the rules', () => {
  const { results, contexts, interactions, ofRecord, asking } = alertLoad()

  it('know every name', () => {
    expect(everyday).toHaveLength(45)
    expect(results.flatMap(({ unrecognised }) => unrecognised)).toEqual([])
  })

  it('find one danger at most on average, with what the record says', () => {
    expect((interactions.length + ofRecord.length) / everyday.length).toBeLessThanOrEqual(1)
  })

  it('find at most a fifth more by the record', () => {
    // The patients are no help to rules that never speak.
    expect(ofRecord.length).toBeGreaterThan(0)
    expect(ofRecord.length).toBeLessThanOrEqual(interactions.length * 0.2)
  })

  it('ask for a reason in three of them at most', () => {
    expect(asking).toBeLessThanOrEqual(3)
  })

  it('need no value that is not on record where blood was taken', () => {
    expect(contexts.flatMap(({ needed }) => needed.filter(({ isGrave }) => isGrave))).toEqual([])
  })
})
