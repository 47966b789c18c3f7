import { expect, it } from 'vitest'
import { languageTagOf } from './language-names'

it('knows a language by its tag and by its English name, in any case', () => {
  expect(['hi', 'HINDI', ' Portuguese ', 'pt-br', 'Norwegian Bokmål'].map(languageTagOf)).toEqual([
    ...['hi', 'hi', 'pt', 'pt-BR', 'nb'],
  ])
  expect(['Klingon', 'hi there', ''].map(languageTagOf)).toEqual([null, null, null])
})
