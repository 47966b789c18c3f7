import { describe, expect, it } from 'vitest'
import { ingredients } from '../ingredients'
import { membersOf } from '../rules'
import { contextRules } from './rules'
import { contextSources } from './sources'

const sidesOf = ({ medicines, unless, when }: (typeof contextRules)[number]) => [
  medicines,
  ...(unless ? [unless] : []),
  ...('dose' in when && when.dose.with ? [when.dose.with] : []),
]

describe('the table of context rules', () => {
  it('has each id once', () => {
    const ids = contextRules.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(contextRules.map((rule) => [rule.id, rule] as const))(
    '%s names known medicines and known sources',
    (_, rule) => {
      for (const side of sidesOf(rule))
        for (const member of membersOf(side)) expect(ingredients.has(member), member).toBe(true)
      expect(rule.sources.length).toBeGreaterThan(0)
      for (const id of rule.sources) expect(contextSources[id], id).toBeDefined()
    },
  )

  it('grades by a source, and forbids, only what a text that was read says', () => {
    for (const { id, grade, gradedBy, sources } of contextRules)
      if (grade === 'contraindicated' || gradedBy === 'source') {
        expect(gradedBy, id).toBe('source')
        expect(
          sources.some((source) => contextSources[source]?.address),
          id,
        ).toBe(true)
      }
  })

  it('uses every source', () => {
    const used = new Set(contextRules.flatMap(({ sources }) => sources))
    // By it the kidney function itself is worked out.
    expect(Object.keys(contextSources).filter((id) => !used.has(id))).toEqual(['ckd-epi'])
  })
})
