import { wholeJpeg, wholePdf, wholePng } from '@mocks/sample-files'
import { describe, expect, it } from 'vitest'
import { contentProblem, fileEndpoints, fileMaxBytes, fileMessages, fileTypes } from './files'
import { labOrderEndpoints } from './lab-orders'

const text = (words: string) => new TextEncoder().encode(words)
const whole = [
  ['application/pdf', wholePdf()],
  ['image/png', wholePng],
  ['image/jpeg', wholeJpeg],
] as const

describe('the content of a file', () => {
  it.each(whole)('is taken where it is a whole %s', (type, bytes) => {
    expect(contentProblem(type, bytes)).toBeNull()
  })

  it.each(whole)('is refused where a %s breaks off anywhere', (type, bytes) => {
    const kind = fileTypes[type][0].toUpperCase()
    // What stands behind an end may be missing: an empty line, or a camera's own data.
    const last = bytes.length - { 'application/pdf': 1, 'image/png': 0, 'image/jpeg': 6 }[type]
    for (let length = 1; length < last; length++)
      expect(contentProblem(type, bytes.slice(0, length)), `${length} bytes`).toBe(
        length < { 'application/pdf': 5, 'image/png': 8, 'image/jpeg': 3 }[type]
          ? fileMessages.content(kind)
          : fileMessages.broken(kind),
      )
  })

  it('is taken with what programs write behind its end', () => {
    for (const [type, bytes] of whole)
      expect(contentProblem(type, new Uint8Array([...bytes, ...text('more')]))).toBeNull()
    expect(
      contentProblem('application/pdf', new Uint8Array([...wholePdf(), ...new Uint8Array(2000)])),
    ).toBe(fileMessages.broken('PDF'))
  })

  it('is refused where it is of another type, empty or too large', () => {
    expect(contentProblem('application/pdf', text('<script>'))).toBe(fileMessages.content('PDF'))
    expect(contentProblem('image/jpeg', wholePng)).toBe(fileMessages.content('JPG'))
    expect(contentProblem('image/png', wholeJpeg)).toBe(fileMessages.content('PNG'))
    expect(contentProblem('image/png', new Uint8Array())).toBe(fileMessages.empty)
    expect(contentProblem('image/png', new Uint8Array(fileMaxBytes + 1))).toBe(
      fileMessages.tooLarge,
    )
  })

  it('is read where it stands in a larger buffer', () => {
    const larger = new Uint8Array([9, 9, 9, ...wholePng, 9])
    expect(contentProblem('image/png', larger.subarray(3, -1))).toBeNull()
  })
})

describe('the name of a file', () => {
  const { input } = fileEndpoints.upload
  const said = (name: string) => input.safeParse({ name }).error?.issues[0]?.message

  it.each([
    ['Blutbild Müller 血液.PDF', 'Blutbild Müller 血液.PDF'],
    [`"it's" 100%;.jpeg`, `"it's" 100%;.jpeg`],
    ['../../etc/cron.d/x.pdf', 'x.pdf'],
    ['C:\\fakepath\\scan.png', 'scan.png'],
    [' report.pdf ', 'report.pdf'],
  ])('%j is kept as %j', (sent, name) => {
    expect(input.parse({ name: sent })).toEqual({ name })
  })

  it.each([
    ['report.exe', fileMessages.type],
    ['report.pdf.html', fileMessages.type],
    ['pdf', fileMessages.type],
    ['', fileMessages.type],
    ['folder.pdf/', fileMessages.type],
    ['a\nb.pdf', fileMessages.nameControls],
    ['a\r\nSet-Cookie: x.pdf', fileMessages.nameControls],
    ['exe\u202efdp.pdf', fileMessages.nameControls],
    [`${'x'.repeat(252)}.pdf`, fileMessages.nameTooLong],
  ])('%j is refused', (name, message) => {
    expect(said(name)).toBe(message)
  })
})

it('may be read by whoever sees it named in a lab order', () => {
  const { list, own } = labOrderEndpoints
  expect(fileEndpoints.read.access).toEqual(expect.arrayContaining([...list.access, own.access]))
})
