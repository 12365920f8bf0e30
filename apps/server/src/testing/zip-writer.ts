import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string
  content: string | Buffer
  isEncrypted?: boolean
  /** Written into the directory instead of the true sizes. */
  claimedBytes?: number
  claimedPackedBytes?: number
}

/** A ZIP file with just what the tests need, honest or not. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const content = Buffer.from(part.content)
    // The type marker of OpenDocument must lie unpacked at the front.
    const isStored = part.name === 'mimetype'
    const packed = isStored ? content : deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(part.isEncrypted ? 1 : 0, 2)
    common.writeUInt16LE(isStored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(part.claimedPackedBytes ?? packed.length, 14)
    common.writeUInt32LE(part.claimedBytes ?? content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, tail, name]))
    locals.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, list, end])
}

const typesOf = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/></Types>`

/** The smallest thing recognised as a DOCX, with any further parts. */
export function docxOf(...more: ZipPart[]): Buffer {
  return zipOf([
    { name: '[Content_Types].xml', content: typesOf('word/document.xml', 'wordprocessingml.document.main') },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])
}

export function xlsxOf(...more: ZipPart[]): Buffer {
  return zipOf([
    { name: '[Content_Types].xml', content: typesOf('xl/workbook.xml', 'spreadsheetml.sheet.main') },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    ...more,
  ])
}

export function odtOf(...more: ZipPart[]): Buffer {
  return zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<office:document-content/>' },
    ...more,
  ])
}
