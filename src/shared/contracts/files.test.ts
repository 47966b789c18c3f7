import { wholeJpeg, wholePdf, wholePng } from '@mocks/sample-files'
import { describe, expect, it } from 'vitest'
import { contentProblem, fileEndpoints, fileMaxBytes, fileMessages, fileTypes } from './files'
import { labOrderEndpoints } from './lab-orders'

const text = (words: string) => new TextEncoder().encode(words)
const joined = (...parts: readonly Uint8Array[]) =>
  new Uint8Array(parts.flatMap((part) => [...part]))
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
      expect(contentProblem(type, joined(bytes, text('more')))).toBeNull()
    // Scanners fill up their block, printers say that they are done.
    for (const behind of [new Uint8Array(60_000), text('\r\n\x1b%-12345X@PJL EOJ\r\n\x1b%-12345X')])
      expect(contentProblem('application/pdf', joined(wholePdf(), behind))).toBeNull()
  })

  it.each([
    ['a byte order mark', '\u00ef\u00bb\u00bf'],
    ['empty lines', '\r\n\r\n'],
    ['what a printer is told', '\x1b%-12345X@PJL JOB NAME="Scan"\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['the head of a mail', `Content-Type: application/pdf\nX-Notes: ${'-'.repeat(900)}\n\n`],
  ])('is taken where %s stands before a PDF, and refused where that breaks off', (_, before) => {
    const bytes = joined(
      Uint8Array.from(before, (letter) => letter.charCodeAt(0)),
      wholePdf(),
    )
    expect(contentProblem('application/pdf', bytes)).toBeNull()
    expect(contentProblem('application/pdf', bytes.slice(0, -30))).toBe(fileMessages.broken('PDF'))
  })

  it('is refused where a PDF begins further behind than readers look', () => {
    const bytes = joined(new Uint8Array(1025), wholePdf())
    expect(contentProblem('application/pdf', bytes)).toBe(fileMessages.content('PDF'))
  })

  it('is refused where a JPEG ends without a picture', () => {
    const empty = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])
    expect(contentProblem('image/jpeg', empty)).toBe(fileMessages.broken('JPG'))
  })

  it('is refused where the last mark of a PDF stands within what it embeds', () => {
    const bytes = joined(wholePdf(), text('endstream\nendobj\nxref\n0 9\n0000000000 65535 f'))
    expect(contentProblem('application/pdf', bytes)).toBe(fileMessages.broken('PDF'))
  })

  it('is refused where a later version of a PDF breaks off', () => {
    const update = text(
      '\n7 0 obj\n<</Type/Annot>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n',
    )
    const once = joined(wholePdf(), update)
    expect(contentProblem('application/pdf', once)).toBe(fileMessages.broken('PDF'))
    expect(contentProblem('application/pdf', joined(once, text('%%EOF\n')))).toBeNull()
  })

  it('is refused where a PDF for the web is shorter than it says, though it has an end before', () => {
    const made = (length: number) =>
      text(
        `%PDF-1.7\n3 0 obj\n<</Linearized 1/L ${length}/H [ 5 9 ]>>\nendobj\nstartxref\n0\n%%EOF\n`,
      )
    const whole = joined(made(400), new Uint8Array(300), text('\nstartxref\n99\n%%EOF\n'))
    expect(contentProblem('application/pdf', joined(whole, new Uint8Array(100)))).toBeNull()
    expect(contentProblem('application/pdf', made(400))).toBe(fileMessages.broken('PDF'))
  })

  it('is taken with bytes between the segments of a JPEG that readers skip', () => {
    // Behind the first segment, whose length stands at its beginning.
    const end = 4 + (wholeJpeg[5] ?? 0)
    const bytes = joined(wholeJpeg.slice(0, end), text('\0\0 of a program'), wholeJpeg.slice(end))
    expect(contentProblem('image/jpeg', bytes)).toBeNull()
  })

  it('says what it is where a picture is named as the other kind, or is a photo of a phone', () => {
    expect(contentProblem('image/jpeg', wholePng)).toBe(
      'The file is named as JPG, but is a PNG. Rename it to end in .png.',
    )
    for (const brand of ['heic', 'mif1', 'hevc'])
      expect(contentProblem('image/jpeg', text(`\0\0\0\x18ftyp${brand}\0\0\0\0`))).toBe(
        fileMessages.heic,
      )
    expect(contentProblem('image/png', text('\0\0\0\x18ftypisom\0\0\0\0'))).toBe(
      fileMessages.content('PNG'),
    )
  })

  it('is refused where it is of another type, empty or too large', () => {
    expect(contentProblem('application/pdf', text('<script>'))).toBe(fileMessages.content('PDF'))
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
    ['IMG_0041.HEIC', fileMessages.heic],
    ['photo.heif', fileMessages.heic],
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
