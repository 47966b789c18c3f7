import { expect, it } from 'vitest'
import { decoded, encodingOf, encodingSamples, noTextReason, wordsWithSigns } from './text-of-bytes'

const text = 'Name;Ort\nMüller;Köln\n'
const utf8 = new TextEncoder().encode(text)
const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (mark: boolean, isBig: boolean) => {
  const units = [...(mark ? '\ufeff' : ''), ...text]
  return Uint8Array.from(
    units.flatMap((letter) => {
      const code = letter.charCodeAt(0)
      const bytes = [code & 255, code >> 8]
      return isBig ? bytes.toReversed() : bytes
    }),
  )
}

it.each([
  ['UTF-8', utf8, 'utf-8', true],
  ['UTF-8 with its mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]), 'utf-8', true],
  ['UTF-16 with its mark', utf16(true, false), 'utf-16le', true],
  ['big-endian UTF-16 with its mark', utf16(true, true), 'utf-16be', true],
  ['UTF-16 without its mark', utf16(false, false), 'utf-16le', true],
  ['big-endian UTF-16 without its mark', utf16(false, true), 'utf-16be', true],
  ['Latin-1, which is not certain', latin, 'windows-1252', false],
] as const)('reads %s', (_, bytes, encoding, isSure) => {
  expect(encodingOf(bytes)).toEqual({ encoding, isSure })
  expect(decoded(bytes, encoding)).toBe(text)
})

it('reads the same bytes in another encoding where a person says so', () => {
  expect(decoded(Uint8Array.from([0xcd, 0xf5]), 'gb18030')).toBe('王')
  expect(decoded(Uint8Array.from([0x4d, 0xb3, 0x6f, 0x64, 0x79]), 'windows-1250')).toBe('Młody')
})

it.each([
  ['an empty file', new Uint8Array(), 'empty'],
  ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0]), 'workbook'],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'workbook'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0, 1, 2, 3]), 'binary'],
  ['UTF-16', utf16(false, false), null],
  ['Latin-1', latin, null],
] as const)('says of %s why it is no text', (_, bytes, reason) => {
  expect(noTextReason(bytes)).toBe(reason)
})

it('shows words each of which brings another letter that is not English', () => {
  const text = 'Name;Ort\nMüller;Köln\r\nMüller,"José";Ürün\nNair\tTüren\tÅsa'
  expect(wordsWithSigns(text, 9)).toEqual(['Müller', 'Köln', 'José', 'Ürün', 'Åsa'])
  expect(wordsWithSigns(text, 2)).toEqual(['Müller', 'Köln'])
})

it('offers UTF-8 with the count of its broken letters, first where most letters are whole', () => {
  const broken = [...utf8, 0xfc, 0x0a]
  expect(encodingOf(Uint8Array.from(broken)).isSure).toBe(false)
  expect(encodingSamples(Uint8Array.from(broken)).map(({ encoding }) => encoding)[0]).toBe('utf-8')
  expect(encodingSamples(Uint8Array.from(broken))[0]).toEqual({
    ...{ encoding: 'utf-8', label: 'UTF-8', words: 'Müller Köln �', unread: 1 },
  })
  const samples = encodingSamples(latin)
  expect(samples.at(-1)).toMatchObject({ encoding: 'utf-8', words: 'M�ller', unread: 2 })
  expect(samples.find(({ words }) => words === 'Müller Köln')).toMatchObject({
    ...{ encoding: 'windows-1252', unread: 0 },
  })
  expect(new Set(samples.map(({ words }) => words)).size).toBe(samples.length)
})
