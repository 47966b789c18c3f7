import { describe, expect, it } from 'vitest'
import { labFileMaxBytes, labResultMessages } from '@/contracts/lab-results'
import { acceptedFiles, fileSize, readResultFile } from './result-file'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

describe('readResultFile', () => {
  it('takes what is named and made as one of the four kinds, and gives it that type', async () => {
    for (const [content, name, type] of [
      ['%PDF-1.7 …', 'report.pdf', 'application/pdf'],
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
      expect(await readResultFile(new File(['%PDF-1.7'], name))).toBe(labResultMessages.fileType)
  })

  it('refuses what is not what its name says', async () => {
    expect(await readResultFile(new File(['<script>'], 'a.pdf'))).toBe(
      labResultMessages.fileContent('PDF'),
    )
    expect(await readResultFile(new File([png], 'a.jpg'))).toBe(
      labResultMessages.fileContent('JPG'),
    )
    expect(await readResultFile(new File([jpeg], 'a.png'))).toBe(
      labResultMessages.fileContent('PNG'),
    )
    expect(await readResultFile(new File(['%PD'], 'a.pdf'))).toBe(
      labResultMessages.fileContent('PDF'),
    )
  })

  it('says that a file cannot be read', async () => {
    const file = new File(['%PDF-1.7'], 'a.pdf')
    file.slice = () => {
      throw new DOMException('', 'NotReadableError')
    }
    expect(await readResultFile(file)).toBe(labResultMessages.fileUnreadable)
  })

  it('refuses what is empty or larger than 10 MB', async () => {
    const sized = (bytes: number) => {
      const content = new Uint8Array(bytes)
      content.set(png.subarray(0, bytes))
      return new File([content], 'a.png')
    }
    expect(await readResultFile(sized(0))).toBe(labResultMessages.fileEmpty)
    expect(await readResultFile(sized(labFileMaxBytes))).toBeInstanceOf(File)
    expect(await readResultFile(sized(labFileMaxBytes + 1))).toBe(labResultMessages.fileTooLarge)
  })
})

it('a file picker offers the four kinds', () => {
  expect(acceptedFiles).toBe('.pdf,.jpg,.jpeg,.png')
})

it('sizes are told as people read them', () => {
  expect([512, 2048, 5 * 1024 * 1024].map(fileSize)).toEqual(['512 bytes', '2 KB', '5.0 MB'])
})
