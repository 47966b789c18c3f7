import { expect, test } from 'vitest'
import { changesOf, type RecordWords } from './changed-meanwhile'

interface Shift {
  name: string
  room: string
  version: number
}
const words: RecordWords<Shift> = [
  ['Name', ({ name }) => name],
  ['Room', ({ room }) => room],
]
const shift: Shift = { name: 'Early', room: '', version: 3 }

test('names each field that differs, with what it was and what it is', () => {
  expect(changesOf(words, shift, { name: 'Late', room: '12', version: 5 })).toEqual([
    'Name: was Early, is now Late',
    'Room: was none, is now 12',
  ])
  expect(changesOf(words, { ...shift, room: '12' }, shift)).toEqual(['Room: was 12, is now none'])
})

test('names nothing where only what is not told differs', () => {
  expect(changesOf(words, shift, { ...shift, version: 4 })).toEqual([])
})
