import { wholeJpeg as jpeg, wholePng as png } from '@mocks/sample-files'
import { fileMaxBytes, fileMessages } from '@shared/contracts/files'
import { describe, expect, it } from 'vitest'
import { acceptedFiles, fileSize, readResultFile } from './result-file'

const pdf = '%PDF-1.7\n%%EOF'

describe('readResultFile', () => {
  it('takes what is named and made as one of the four kinds, and gives it that type', async () => {
    for (const [content, name, type] of [
      [pdf, 'report.pdf', 'application/pdf'],
      [jpeg, 'scan.jpg', 'image/jpeg'],
      [jpeg, 'scan.JPEG', 'image/jpeg'],
      [png, 'a.b.PNG', 'image/png'],
    ] as const) {
      const read = await readResultFile(new File([content], name, { type: 'text/html' }))
      expect(read).toBeInstanceOf(File)
      expect(read).toMatchObject({ name, type })
    }
  })

  it('refuses another kind by its name', async () => {
    for (const name of ['report.exe', 'report', 'report.pdf.html', 'pdf'])
      expect(await readResultFile(new File([pdf], name))).toBe(fileMessages.type)
  })

  it('refuses what is not what its name says', async () => {
    expect(await readResultFile(new File(['<script>'], 'a.pdf'))).toBe(fileMessages.content('PDF'))
    expect(await readResultFile(new File([png], 'a.jpg'))).toBe(
      fileMessages.otherKind('JPG', 'png'),
    )
    expect(await readResultFile(new File([jpeg], 'a.png'))).toBe(
      fileMessages.otherKind('PNG', 'jpg'),
    )
    expect(await readResultFile(new File(['%PD'], 'a.pdf'))).toBe(fileMessages.content('PDF'))
  })

  it('refuses what breaks off', async () => {
    expect(await readResultFile(new File(['%PDF-1.7'], 'a.pdf'))).toBe(fileMessages.broken('PDF'))
  })

  it('says that a file cannot be read', async () => {
    const file = new File([pdf], 'a.pdf')
    file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    expect(await readResultFile(file)).toBe(fileMessages.unreadable)
  })

  it('refuses what is empty or larger than 10 MB', async () => {
    const sized = (bytes: number) => {
      const content = new Uint8Array(bytes)
      content.set(png.subarray(0, bytes))
      return new File([content], 'a.png')
    }
    expect(await readResultFile(sized(0))).toBe(fileMessages.empty)
    expect(await readResultFile(sized(fileMaxBytes))).toBeInstanceOf(File)
    expect(await readResultFile(sized(fileMaxBytes + 1))).toBe(fileMessages.tooLarge)
  })
})

it('a file picker offers the four kinds', () => {
  expect(acceptedFiles).toBe('.pdf,.jpg,.jpeg,.png')
})

it('sizes are told as people read them', () => {
  expect([512, 2048, 5 * 1024 * 1024].map(fileSize)).toEqual(['512 bytes', '2 KB', '5.0 MB'])
})
