const of = (...parts: (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  )

/** A PDF to its end; more text makes it another one. */
export const wholePdf = (text = ''): Uint8Array<ArrayBuffer> =>
  of(`%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n% ${text}\ntrailer << /Root 1 0 R >>\n%%EOF\n`)

const soi = [0xff, 0xd8]
const eoi = [0xff, 0xd9]
/** A segment that holds another JPEG, as a camera's preview. */
const preview = [0xff, 0xe1, 0x00, 0x08, ...soi, 0x01, 0x02, ...eoi]
/** A scan whose data has an escaped byte, a restart and fill bytes in it. */
const scan = [0xff, 0xda, 0x00, 0x04, 0x01, 0x00, 0x55, 0xff, 0x00, 0xff, 0xd0, 0x55, 0xff, 0xff]

/** A JPEG to its end, with a preview in it and a camera's own data behind it. */
export const wholeJpeg = of(soi, preview, [0xff], scan, eoi, 'behind')
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const chunk = (name: string, data: number[]): Uint8Array =>
  of([0, 0, 0, data.length], name, data, [1, 2, 3, 4])

/** A PNG to its end. */
export const wholePng = of(
  signature,
  [...chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])],
  [...chunk('IDAT', [1, 2, 3])],
  [...chunk('IEND', [])],
)
