import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { boxIn, docxOf, heicOf, heicPhoto, odtOf, xlsxOf, zipOf } from '@vastus/server/testing'
import { eicarTestFile } from '../../apps/server/src/adapters/virus-scan/virus-scanner.ts'

/**
 * One file somebody means ill with. REFUSED: not taken at all. INFECTED: taken, and never given out once a scanner has
 * looked. HARMLESS: may be given out, as an attachment.
 */
export type HostileFile = {
  what: string
  name: string
  content: Buffer
  fate: 'REFUSED' | 'INFECTED' | 'HARMLESS'
}

const pdfOf = (catalog: string) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog${catalog}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`
const PDF = pdfOf('')
const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>'
/** Objects of a PDF packed as newer writers do it. */
const packedObjects = (objects: string) => {
  const packed = deflateSync(Buffer.from(objects))
  const head = `2 0 obj<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(PDF), Buffer.from(head), packed, Buffer.from('\nendstream endobj\n')])
}
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const DDE_FIELD =
  '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> DDE</w:instrText></w:r>' +
  '<w:r><w:instrText>AUTO c:\\cmd.exe </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><script>alert(1)</script>'
const PROGRAM = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(300, 1)])
const EICAR = eicarTestFile()
const picture = (pixels = 8) =>
  sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#0b5b69' } })
const SMALL = { width: 1000, height: 1000 }
const HUGE = { width: 10_000, height: 10_000 }
const heic = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0${brand}mp41`),
    Buffer.alloc(64, 7),
  ])

/** The corpus; the numbers are rows of the list of bad inputs. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png] = [await picture().jpeg().toBuffer(), await picture().png().toBuffer()]
  const refused: [string, string, Buffer | string][] = [
    ['102: nothing', 'empty.pdf', ''],
    ['105: a program as a picture', 'photo.jpg', PROGRAM],
    ['a program under its own name', 'setup.exe', PROGRAM],
    ['a program with two endings', 'photo.jpg.exe', PROGRAM],
    ['a program as a text', 'notes.txt', PROGRAM],
    ['106: a drawing with script', 'drawing.svg', SVG],
    ['106: a drawing as a picture', 'drawing.png', SVG],
    ['a drawing as a text', 'drawing.txt', SVG],
    ['107: a page as a document', 'letter.pdf', HTML],
    ['a page as a text', 'letter.txt', HTML],
    ['a page under its own name', 'letter.html', HTML],
    ['a page in UTF-16', 'letter.txt', Buffer.from(`\ufeff${HTML}`, 'utf16le')],
    ['109: a locked archive', 'a.docx', zipOf([{ name: 'a.txt', content: 'x', isEncrypted: true }])],
    ['a locked document', 'a.docx', docxOf({ name: 'word/x.xml', content: 'x', isEncrypted: true })],
    ['an archive', 'a.zip', zipOf([{ name: 'a.txt', content: 'x' }])],
    ['a document with macros', 'a.docx', docxOf({ name: 'word/vbaProject.bin', content: 'x' })],
    ['a text document with macros', 'a.odt', odtOf({ name: 'Basic/Standard/M.xml', content: 'x' })],
    ['a sheet with an archive inside', 'a.xlsx', xlsxOf({ name: 'xl/embeddings/x.zip', content: 'x' })],
    ['a part that climbs out', 'a.docx', docxOf({ name: '../../x.xml', content: 'x' })],
    ['a bomb of one part', 'a.docx', docxOf({ name: 'word/x.xml', content: Buffer.alloc(5_000_000) })],
    [
      'a part that claims to be small',
      'a.docx',
      docxOf({ name: 'word/x.xml', content: randomBytes(2000), claimedBytes: 300_000_000 }),
    ],
    [
      'a thousand parts',
      'a.docx',
      docxOf(...Array.from({ length: 1001 }, (_, n) => ({ name: `p${n}`, content: 'x' }))),
    ],
    ['a PDF that runs a script', 'a.pdf', pdfOf(`/OpenAction${SCRIPT}`)],
    ['a PDF with a script among packed objects', 'a.pdf', packedObjects(`11 0 ${SCRIPT}`)],
    ['a PDF that starts a program', 'a.pdf', pdfOf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
    [
      'a document with a template from elsewhere',
      'a.docx',
      docxOf({
        name: 'word/_rels/settings.xml.rels',
        content: `<Relationships><Relationship Type="${OFFICE}/attachedTemplate" Target="http://x.test/a.dotm" TargetMode="External"/></Relationships>`,
      }),
    ],
    ['a document with an object', 'a.docx', docxOf({ name: 'word/embeddings/oleObject1.bin', content: 'x' })],
    [
      'a document with a field that starts a program',
      'a.docx',
      docxOf({ name: 'word/footnotes.xml', content: `<w:footnotes>${DDE_FIELD}</w:footnotes>` }),
    ],
    [
      'a part that claims 100 bytes and unpacks to 50 MB',
      'a.docx',
      docxOf({ name: 'word/x.xml', content: Buffer.alloc(50_000_000, ' '), claimedBytes: 100 }),
    ],
    ['a cut document', 'a.docx', docxOf().subarray(0, -10)],
    [
      'a picture that is also an archive',
      'a.jpg',
      Buffer.concat([jpeg, zipOf([{ name: 'a', content: 'b' }])]),
    ],
    ['a picture that is also a document', 'a.png', Buffer.concat([png, docxOf()])],
    ['a GIF that is also a script', 'a.jpg', 'GIF89a=1;alert(1)//'],
    [
      'an archive behind a PDF',
      'a.pdf',
      Buffer.concat([Buffer.from(PDF), zipOf([{ name: 'a', content: 'b' }])]),
    ],
    ['a page that says it is a photograph', 'a.heic', HTML],
    ['a shell script as a text', 'a.txt', '#!/bin/sh\nrm -rf /\n'],
    ['no ending', 'notes', 'text'],
    ['an ending behind a line break', 'notes.txt\n.exe', 'text'],
  ]
  const infected: [string, string, Buffer][] = [
    ['108: the test virus', 'virus.txt', EICAR],
    ['the test virus in a PDF', 'virus.pdf', Buffer.concat([Buffer.from(PDF), EICAR])],
    ['the test virus behind a picture', 'virus.jpg', Buffer.concat([jpeg, EICAR])],
  ]
  const harmless: [string, string, Buffer | string][] = [
    ['a film that says it is a photograph', 'film.heic', heic('isom')],
    ['a device of Windows as a name', 'CON.pdf', PDF],
    ['110: a picture of 50 000 by 50 000', 'bomb.png', sizedPng(50_000, 50_000, 1000)],
    ['a picture of 39 megapixels', 'large.png', sizedPng(39_000, 1000, 1000)],
    ['a picture cut half way', 'cut.png', (await picture(400).png().toBuffer()).subarray(0, 300)],
    ['a photograph cut half way', 'cut.jpg', (await picture(400).jpeg().toBuffer()).subarray(0, 400)],
    ['a photograph that is none', 'lie.heic', heic('heic')],
    ['a photograph of a phone cut half way', 'cut.heic', heicPhoto('photo').subarray(0, -900)],
    ['a photograph of a phone with other bytes', 'bytes.heic', heicPhoto('photo').fill(7, 1500, 1600)],
    [
      'a photograph that promises 50 000 by 50 000',
      'bomb.heic',
      heicOf({ ...SMALL, promised: [50_000, 50_000] }),
    ],
    [
      'a photograph of 10 000 by 10 000 that promises less',
      'tiles.heic',
      heicOf({ ...HUGE, promised: [1000, 1000] }),
    ],
    ['a page behind a photograph', 'page.jpg', Buffer.concat([jpeg, Buffer.from(HTML)])],
    ['111: a path as a name', '../../etc/passwd.txt', `passwd ${HTML.length}`],
    ['111: a path of Windows as a name', 'C:\\Windows\\win.txt', 'win'],
    ['112: a line break in the name', 'a\r\nset-cookie: x=1.txt', 'break'],
    ['112: quotes in the name', `a"; filename="x.html';.txt`, 'quotes'],
    ['112: a name of 5 000 characters', `${'n'.repeat(5000)}.txt`, 'long'],
    ['a name written backwards', 'gpj\u202etxt.txt', 'bidi'],
  ]
  const all = (fate: HostileFile['fate'], list: [string, string, Buffer | string][]) =>
    list.map(([what, name, content]) => ({ what, name, content: Buffer.from(content), fate }))
  return [...all('REFUSED', refused), ...all('INFECTED', infected), ...all('HARMLESS', harmless)]
}

/** Pictures within the limit of pixels that need most memory to decode, each made when asked for. */
export const HEAVY_PICTURES: readonly [string, () => Promise<Buffer>][] = [
  ['HEIC on its side', async () => heicOf({ width: 7100, height: 5200, turns: 3, profile: phoneColours() })],
  ['HEIC in one piece', async () => heicPhoto('one-large-piece')],
  ['JPEG on its side', () => flat().jpeg().withMetadata({ orientation: 6 }).toBuffer()],
  ['interlaced PNG', () => flat().png({ progressive: true }).toBuffer()],
  ['interlaced PNG of 16 bits', () => flat().toColourspace('rgb16').png({ progressive: true }).toBuffer()],
  ['progressive JPEG', () => flat().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
  ['progressive JPEG for print', () => flat().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer()],
  ['WebP', () => flat().webp().toBuffer()],
  ['TIFF', () => flat().tiff({ compression: 'lzw' }).toBuffer()],
]

const phoneColours = () => boxIn(heicPhoto('photo'), ['meta', 'iprp', 'ipco', 'colr']).subarray(4)
const HEAVY_SIDE = 6200
const flat = () =>
  sharp({
    create: {
      width: HEAVY_SIDE,
      height: HEAVY_SIDE,
      channels: 4,
      background: { r: 1, g: 2, b: 3, alpha: 0.5 },
    },
  })

/** A PNG of one bit a pixel: many pixels in few bytes, and fewer rows than promised if so wished. */
function sizedPng(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(content.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
