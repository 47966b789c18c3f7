import { describe, expect, it } from 'vitest'
import { typeTime } from './time-input'

interface Field {
  text: string
  caret: number
}

/** '09|:30' is the text 09:30 with the caret after the 9. */
const at = (shown: string): Field => ({ text: shown.replace('|', ''), caret: shown.indexOf('|') })
const show = ({ text, caret }: Field) => `${text.slice(0, caret)}|${text.slice(caret)}`

function insert(field: Field, piece: string, inputType: string | undefined = 'insertText'): Field {
  const text = field.text.slice(0, field.caret) + piece + field.text.slice(field.caret)
  return typeTime({ text, caret: field.caret + piece.length, previous: field.text, inputType })
}

function erase(field: Field, inputType: string | undefined = 'deleteContentBackward'): Field {
  const caret = Math.max(0, field.caret - 1)
  const text = field.text.slice(0, caret) + field.text.slice(field.caret)
  return typeTime({ text, caret, previous: field.text, inputType })
}

function replaceAll(previous: string, pasted: string, inputType?: string): Field {
  const { text, caret } = typeTime({ text: pasted, caret: pasted.length, previous, inputType })
  return { text, caret }
}

const type = (keys: string, start = '|') => [...keys].reduce((f, key) => insert(f, key), at(start))

describe('typing', () => {
  it.each([
    ['0930', '09:30|'],
    ['09:30', '09:30|'],
    ['9:30', '9:30|'],
    ['9', '9|'],
    ['09', '09:|'],
    ['12', '12:|'],
    ['1159', '11:59|'],
    ['093', '09:3|'],
    ['a0b9 c3!0', '09:30|'],
    ['09::30', '09:30|'],
    [':', '|'],
    ['-', '|'],
    ['093055', '09:30|'],
    ['٠٩', '09:|'],
  ])('%j gives %s', (keys, shown) => {
    expect(show(type(keys))).toBe(shown)
  })

  it.each([
    ['13', '12:|'],
    ['99', '12:|'],
    ['1260', '12:59|'],
    ['9999', '12:59|'],
    ['13:75', '12:59|'],
    ['25:99', '12:59|'],
    ['9:75', '9:59|'],
  ])('caps %j at %s', (keys, shown) => {
    expect(show(type(keys))).toBe(shown)
  })

  it.each([
    ['1|:30', '2', '12:|30'],
    ['|9:30', '0', '0|9:30'],
    ['|9:30', '1', '1|2:30'],
    ['|09:30', '1', '1|0:30'],
    ['|:30', '9', '9|:30'],
    ['9|:30', ':', '9:|30'],
    ['0|9:30', '1', '01:|30'],
    ['09|:30', '4', '09:|30'],
    ['09|:', '4', '09:4|'],
    ['09:|30', '4', '09:4|3'],
    ['09:3|', '0', '09:30|'],
    ['09:30|', '1', '09:30|'],
    ['09:|30', 'x', '09:|30'],
    ['0|9:30', 'x', '0|9:30'],
    ['09|30', ':', '09:|30'],
    ['0|30', '8', '08:|30'],
  ])('in %s, %j gives %s', (shown, key, then) => {
    expect(show(insert(at(shown), key))).toBe(then)
  })
})

describe('erasing', () => {
  it('takes everything away, key by key, and the colon does not come back', () => {
    const steps: string[] = []
    let field = at('09:30|')
    for (let key = 0; key < 5; key++) {
      field = erase(field)
      steps.push(show(field))
    }
    expect(steps).toEqual(['09:3|', '09:|', '09|', '0|', '|'])
  })

  it.each([
    ['09:|30', '09|30'],
    ['09|:30', '0|:30'],
    ['0|9:30', '|9:30'],
    ['9|:30', '|:30'],
    ['09|30', '0|30'],
    ['|09:30', '|09:30'],
    ['09:3|0', '09:|0'],
  ])('in %s gives %s', (shown, then) => {
    expect(show(erase(at(shown)))).toBe(then)
  })

  it.each(['deleteContentBackward', 'insertCompositionText', undefined])(
    'is known by what is missing where the browser says %s',
    (inputType) => {
      expect(show(erase(at('09:|'), inputType))).toBe('09|')
      expect(show(erase(at('09:|30'), inputType))).toBe('09|30')
    },
  )

  it('is followed by typing as if nothing had been there', () => {
    const erased = erase(at('09:|'))
    expect(show(insert(erased, '4'))).toBe('09:4|')
    expect(show(insert(erased, ':'))).toBe('09:|')
  })
})

describe('pasting', () => {
  it.each([
    ['0930', '09:30'],
    ['9:30', '9:30'],
    ['09:30 ', '09:30'],
    [' 09:30', '09:30'],
    ['09:30 AM', '09:30'],
    ['09:30:00', '09:30'],
    ['1345', '12:45'],
    ['٠٩：٣٠', '09:30'],
    ['noon', ''],
  ])('%j into an empty field gives %j', (pasted, text) => {
    expect(replaceAll('', pasted, 'insertFromPaste')).toEqual({ text, caret: text.length })
    expect(replaceAll('', pasted)).toEqual({ text, caret: text.length })
  })

  it('replaces what was there', () => {
    expect(show(replaceAll('09:30', '1015', 'insertFromPaste'))).toBe('10:15|')
    expect(show(replaceAll('09:30', '0930', 'insertFromPaste'))).toBe('09:30|')
    expect(show(replaceAll('09:30', '0800'))).toBe('08:00|')
  })
})

it.each([
  ['1', '14', '14'],
  ['1', '12', ''],
  ['12:7', '12:75', ''],
  ['', '13:75', '13'],
])('from %j to %j says which hour was lowered: %j', (previous, text, lowered) => {
  expect(typeTime({ text, caret: text.length, previous }).loweredHour).toBe(lowered)
})
