import { describe, expect, it } from 'vitest'
import { checkInteractions } from './check'
import { ingredients, isCovered } from './ingredients'
import { graderOf, readingOf } from './reading'
import { interactionsSchema, readTo } from './result'

describe('how far a label was read', () => {
  it('is in part where the tables name a source, with its title and date', () => {
    expect(readingOf('acenocoumarol')).toEqual({
      ingredient: 'acenocoumarol',
      read: 'part',
      label: 'Acenocoumarol (Sinthrome), summary of product characteristics, section 4.5',
      date: '2026-11-22',
    })
  })

  it('counts as general where they name none', () => {
    expect(readingOf('propofol')).toEqual({ ingredient: 'propofol', read: 'general' })
    const wrong = [...ingredients.keys()].filter(
      (each) => (readingOf(each).read === 'general') === isCovered(each),
    )
    expect(wrong).toEqual([])
  })

  it('is in the result of a check, of each ingredient once', () => {
    const result = checkInteractions(['co-codamol', 'paracetamol', 'propofol'])
    expect(result.checked.map(({ readings }) => readings?.map(({ read }) => read))).toEqual([
      ['part', 'part'],
      ['part'],
      ['general'],
    ])
    expect(readTo('part', result).toSorted()).toEqual(['codeine', 'paracetamol'])
    expect(readTo('general', result)).toEqual(['propofol'])
    expect(readTo('whole', result)).toEqual([])
    expect(interactionsSchema.parse(result)).toEqual(result)
  })

  it('counts as general where a host does not say it', () => {
    const result = checkInteractions(['warfarin', 'aspirin'])
    const unsaid = { ...result, checked: result.checked.map(({ readings, ...each }) => each) }
    expect(readTo('general', unsaid)).toEqual(['warfarin', 'aspirin'])
  })
})

describe('a grade', () => {
  it('is the source’s only where somebody has read one', () => {
    const read = { title: 'A label', address: 'https://example.org/label', date: '2026' }
    const named = { title: 'A label', date: '2026' }
    expect(graderOf('source', [named, read])).toBe('source')
    expect(graderOf('source', [named])).toBe('rule set')
    expect(graderOf('rule set', [read])).toBe('rule set')
  })

  it('is told so in a finding', () => {
    const graderOn = (...names: string[]) => checkInteractions(names).found[0]?.gradedBy
    expect(graderOn('warfarin', 'mifepristone')).toBe('rule set')
    expect(graderOn('colchicine', 'clarithromycin')).toBe('source')
  })
})
