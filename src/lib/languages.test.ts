import { languageName } from '@shared/lib/language-names'
import { expect, it } from 'vitest'
import { languageOptions } from './languages'

it('offers languages by their English names, each once', () => {
  const labels = languageOptions('').map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Bangla', 'German', 'Hindi', 'Tamil', 'Urdu']))
  expect(labels).toEqual([...new Set(labels)].toSorted((a, b) => a.localeCompare(b)))
  expect(languageOptions('hi').filter(({ value }) => value === 'hi')).toHaveLength(1)
})

it('offers the language that is on record too, whatever its tag is', () => {
  expect(languageOptions('pt-BR')).toContainEqual({ value: 'pt-BR', label: 'Brazilian Portuguese' })
  expect(languageOptions('xx')).toContainEqual({ value: 'xx', label: 'xx' })
  expect(languageName('not a tag')).toBe('not a tag')
})
