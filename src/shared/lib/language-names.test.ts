import { expect, it } from 'vitest'
import { languageTagOf } from './language-names'

it('knows a language by its tag and by its English name, in any case', () => {
  expect(['hi', 'HINDI', ' Portuguese ', 'pt-br', 'Norwegian Bokmål'].map(languageTagOf)).toEqual([
    ...['hi', 'hi', 'pt', 'pt-BR', 'nb'],
  ])
  expect(['Klingon', 'hi there', ''].map(languageTagOf)).toEqual([null, null, null])
})

it('reads only tags of the list, and no abbreviation as Nauruan', () => {
  expect(['xx', 'abc', 'tbd', 'no-one-known', 'NA', 'na', 'N/A'].map(languageTagOf)).toEqual(
    Array(7).fill(null),
  )
  expect(['Nauru', 'ckb'].map(languageTagOf)).toEqual(['na', 'ckb'])
})
