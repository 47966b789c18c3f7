import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedWords } from './folded-words'

const folded = (text: string) => foldedWords(text).join(' ')

describe('two spellings of a name are one', () => {
  it.each([
    ['José Núñez', 'JOSE NUNEZ'],
    ['Łukasz Søren', 'lukasz soren'],
    ['Straße', 'STRASSE'],
    ['İpek Işık', 'ipek işik'],
    ['Γιώργος', 'ΓΙΩΡΓΟΣ'],
    ['Артём', 'артем'],
    ['مُحَمَّد', 'محمد'],
    ['אָדָם', 'אדם'],
    ['ヤマダ', 'ﾔﾏﾀﾞ'],
    ['김철수', '김철수'.normalize('NFD')],
    ["O'Connor", 'o’connor'],
    ['Anne-Marie  Roux', 'anne marie roux'],
    ['+91 98765-43210', '91 98765 43210'],
    ['می\u200cخواهم', 'میخواهم'],
    ['Ａｄａ', 'ada'],
  ])('%s, %s', (one, other) => expect(folded(one)).toBe(folded(other)))
})

it.each([
  ['राम', 'रम'],
  ['ガク', 'カク'],
  ['田中', '中田'],
])('keeps %s and %s apart', (one, other) => expect(folded(one)).not.toBe(folded(other)))

it('has no words where there is nothing to read, and takes emoji for words', () => {
  expect(foldedWords(' -%_. ')).toEqual([])
  expect(foldedWords('Ada 😀')).toEqual(['ada', '😀'])
})

it('is the same however the text is composed, and folded twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = folded(text)
      expect(folded(text.normalize('NFD'))).toBe(folded(text.normalize('NFC')))
      expect(folded(once)).toBe(once)
    }),
    tries(1000),
  )
})
