import { describe, expect, it } from 'vitest'
import { suggestionsFor } from './suggestions'

describe('near spellings', () => {
  it.each([
    ['aspirn', ['aspirin']],
    ['asprin 75 mg', ['aspirin']],
    ['warfrain', ['warfarin']],
    ['paracetomol', ['paracetamol']],
    ['clopidogril', ['clopidogrel']],
    ['isosorbide', ['isosorbide dinitrate', 'isosorbide mononitrate']],
    ['mefenamic 500 mg', ['mefenamic acid']],
    ['ginkgo biloba', []],
    ['vitamin K', []],
    ['xyz', []],
  ])('of %s are %j', (name, suggestions) => {
    expect(suggestionsFor(name)).toEqual(suggestions)
  })

  it('of several words name the medicine among them first', () => {
    expect(suggestionsFor('warfarin foo')[0]).toBe('warfarin')
  })

  it('are given for no text that is longer than any name', () => {
    expect(suggestionsFor('my old neighbour told me that aspirn would surely help')).toEqual([])
    expect(suggestionsFor(`aspirn ${'5 mg '.repeat(39)}`)).toEqual([])
  })

  it('are three at most, the nearest first', () => {
    const suggestions = suggestionsFor('prednisolne')
    expect(suggestions[0]).toBe('prednisolone')
    expect(suggestions.length).toBeLessThanOrEqual(3)
  })
})
