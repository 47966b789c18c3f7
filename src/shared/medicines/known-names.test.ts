import { expect, it } from 'vitest'
import { nameStatus, namesBeginningWith } from './known-names'

it('suggests names that begin so, ingredients before brands, and then those of a further word', () => {
  expect(namesBeginningWith('amoxi', 1)).toEqual(['amoxicillin'])
  expect(namesBeginningWith(' PARACET', 1)).toEqual(['paracetamol'])
  expect(namesBeginningWith('mononitr', 6)).toContain('isosorbide mononitrate')
  expect(namesBeginningWith('', 6)).toEqual([])
  expect(namesBeginningWith('zzz', 6)).toEqual([])
})

it('says what is known of a name', () => {
  expect(nameStatus('Augmentin 625')?.ingredients).toEqual(['amoxicillin', 'clavulanic acid'])
  expect(nameStatus('foozol')).toBeNull()
})
