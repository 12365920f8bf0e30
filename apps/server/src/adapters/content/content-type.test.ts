// @proves R8-021
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatOf } from '@vastus/domain/files/file-rules'
import { docxOf, odtOf, xlsxOf, zipOf } from '../../testing/zip-writer.ts'
import { detectContent } from './content-type.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vastus-content-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function detect(fileName: string, content: Buffer | string) {
  const bytes = Buffer.from(content)
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  return detectContent(bytes.subarray(0, 4100), path, fileName)
}

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5b69' } })
const boxed = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0${brand}mp41`),
    Buffer.alloc(64),
  ])
function oleOf(...streamNames: string[]): Buffer {
  const names = streamNames.map((name) => Buffer.from(name.padEnd(32, '\0'), 'utf16le'))
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(70_000),
    ...names,
    Buffer.alloc(512),
  ])
}
const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const windows1257 = Buffer.from([0x54, 0xe4, 0x6e, 0x61, 0x20, 0xf0, 0x20, 0xfe, 0x0d, 0x0a]) // 'Täna š ž'
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

describe('files we take', () => {
  test.each<[string, () => Promise<Buffer> | Buffer | string, string, boolean]>([
    ['reavahetusega.pdf', () => `\r\n${pdf}`, 'application/pdf', false],
    ['skann.tiff', () => picture().tiff().toBuffer(), 'image/tiff', true],
    ['foto.jfif', () => picture().jpeg().toBuffer(), 'image/jpeg', true],
    ['telefon.mp4', () => boxed('3gp4'), 'video/mp4', false],
    ['bmi.txt', () => 'BMI 27,4 ja vererõhk 130/80', 'text/plain; charset=utf-8', false],
    ['pk.txt', () => 'PK\u0003\u0004'.slice(0, 2) + ' on perekonnakood', 'text/plain; charset=utf-8', false],
    ['gif.txt', () => 'GIF89a on vana pildivorming', 'text/plain; charset=utf-8', false],
    ['pdf.txt', () => '%PDF-1.4 on faili algus', 'text/plain; charset=utf-8', false],
    ['id3.txt', () => 'ID3 ei ole ravim', 'text/plain; charset=utf-8', false],
    ['lai.txt', () => wide('Täna on palavik'), 'text/plain; charset=utf-16le', false],
    ['lai2.txt', () => wide('Täna on palavik').swap16(), 'text/plain; charset=utf-16be', false],
    ['kiri.pdf', () => pdf, 'application/pdf', false],
    ['foto.jpg', () => picture().jpeg().toBuffer(), 'image/jpeg', true],
    ['FOTO.JPEG', () => picture().jpeg().toBuffer(), 'image/jpeg', true],
    ['pilt.png', () => picture().png().toBuffer(), 'image/png', true],
    ['pilt.webp', () => picture().webp().toBuffer(), 'image/webp', true],
    ['skann.tif', () => picture().tiff().toBuffer(), 'image/tiff', true],
    ['iphone.heic', () => boxed('heic'), 'image/heic', true],
    ['köha.mp4', () => boxed('isom'), 'video/mp4', false],
    ['käik.mov', () => boxed('qt  '), 'video/quicktime', false],
    ['märge.txt', () => 'Täna oli 38,5 °C, rõhk < 140\r\n', 'text/plain; charset=utf-8', false],
    ['vana.txt', () => windows1257, 'text/plain; charset=windows-1257', false],
    [
      'kiri.docx',
      () => docxOf(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      false,
    ],
    [
      'tabel.xlsx',
      () => xlsxOf(),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      false,
    ],
    ['kiri.odt', () => odtOf(), 'application/vnd.oasis.opendocument.text', false],
    ['vana.doc', () => oleOf('Root Entry', 'WordDocument'), 'application/msword', false],
    ['vana.xls', () => oleOf('Root Entry', 'Workbook'), 'application/vnd.ms-excel', false],
  ])('%s', async (name, make, contentType, isImage) => {
    expect(await detect(name, await make())).toEqual({
      ok: true,
      contentType,
      format: formatOf(name),
      isImage,
    })
  })

  test.each<[string, string, () => Promise<Buffer> | Buffer | string, string]>([
    ['a WebP picture named as JPEG', 'foto.jpg', () => picture().webp().toBuffer(), 'webp'],
    ['a JPEG picture named as PNG', 'foto.png', () => picture().jpeg().toBuffer(), 'jpg'],
    ['a JPEG picture of a phone named as HEIC', 'IMG_1.HEIC', () => picture().jpeg().toBuffer(), 'jpg'],
    ['a PNG picture named as JPEG', 'foto.jpg', () => picture().png().toBuffer(), 'png'],
    ['a PDF named as a text', 'kiri.txt', () => Buffer.from(`${pdf}\0`), 'pdf'],
    ['a QuickTime film named as MP4', 'film.mp4', () => boxed('qt  '), 'mov'],
    ['old Excel named as old Word', 'vana.doc', () => oleOf('Workbook'), 'xls'],
    ['a film named as a photograph', 'film.heic', () => boxed('isom'), 'mp4'],
  ])('%s is taken for what it is', async (_what, name, make, format) => {
    expect(await detect(name, await make())).toMatchObject({ ok: true, format })
  })
})

/** Each as a program of its country writes it: the bytes beside the letters they stand for. */
const estonian = 'Täna hommikul oli kõrge palavik, köha ja nohu. Šokolaadi ei söö, üle öö läks halvemaks.'
const russian = 'Здравствуйте, у меня третий день температура и кашель. Что мне делать?'
const polish = 'Dzień dobry, od trzech dni mam gorączkę i kaszel. Proszę o receptę, dziękuję. Źle śpię.'

describe('texts of one byte a letter', () => {
  test.each([
    ['Russian', 'windows-1251', russian],
    ['Russian with an Estonian sentence', 'windows-1251', `${russian} Minu nimi on Ivan.`],
    ['Estonian', 'windows-1257', estonian],
    ['Estonian without letters of its own', 'windows-1257', 'Täna on käsi haige'],
    ['Polish', 'windows-1250', polish],
    ['Polish of other systems', 'iso-8859-2', polish],
    ['French', 'windows-1252', 'Très fiévreux, ça fait déjà trois jours. Où êtes-vous ?'],
  ])('%s in %s is recognised', async (_what, charset, text) => {
    expect(await detect('kiri.txt', encode(text, charset))).toMatchObject({
      contentType: `text/plain; charset=${charset}`,
    })
  })

  test('a text in an encoding that nobody here writes is taken, and served without a guess', async () => {
    const greek = encode('Καλημέρα, έχω πυρετό', 'iso-8859-7')
    expect(await detect('kiri.txt', greek)).toMatchObject({ ok: true, format: 'txt' })
    const koi8 = encode(russian, 'koi8-r')
    expect(await detect('kiri.txt', koi8)).toMatchObject({ contentType: 'text/plain' })
  })
})

/** What `TextDecoder` reads back as the text. */
function encode(text: string, charset: string): Buffer {
  const decoder = new TextDecoder(charset)
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 0x3f))
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const executable = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(300)])

describe('files we refuse', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer | string, string]>([
    ['nothing at all', 'tühi.pdf', () => '', 'EMPTY'],
    ['a program named as a picture', 'foto.jpg', () => executable, 'CONTENT_NOT_ALLOWED'],
    ['a program under its own name', 'setup.exe', () => executable, 'FORMAT_NOT_ALLOWED'],
    ['a drawing with script', 'pilt.svg', () => svg, 'FORMAT_NOT_ALLOWED'],
    ['a drawing named as a picture', 'pilt.png', () => svg, 'CONTENT_NOT_ALLOWED'],
    ['a drawing named as text', 'pilt.txt', () => svg, 'NOT_PLAIN_TEXT'],
    ['a web page named as a document', 'kiri.pdf', () => '<!doctype html><p>x', 'CONTENT_NOT_ALLOWED'],
    ['a web page named as text', 'kiri.txt', () => 'tere\n<SCRIPT src=x></SCRIPT>', 'NOT_PLAIN_TEXT'],
    ['XML named as text', 'kiri.txt', () => '<?xml version="1.0"?><a/>', 'NOT_PLAIN_TEXT'],
    ['a shell script named as text', 'kiri.txt', () => '#!/bin/sh\nrm -rf /\n', 'NOT_PLAIN_TEXT'],
    ['text with a NUL', 'kiri.txt', () => 'tere\0', 'CONTENT_NOT_ALLOWED'],
    [
      'random bytes named as text',
      'kiri.txt',
      () => Buffer.from([0x80, 1, 2, 3, 0xff]),
      'CONTENT_NOT_ALLOWED',
    ],
    ['markup cut by a reading border', 'k.txt', () => `${'a'.repeat(65_533)}<script>`, 'NOT_PLAIN_TEXT'],
    // Found by npm run prove -- files --long with the seed 2211.
    ['a drawing that ends within its first tag', 'pilt.txt', () => '<svg', 'NOT_PLAIN_TEXT'],
    ['a script that is none yet', 'pilt.txt', () => '<script(1)', 'NOT_PLAIN_TEXT'],
    ['a GIF that is also a script', 'foto.jpg', () => 'GIF89a=1;alert(1)//', 'CONTENT_NOT_ALLOWED'],
    ['a name without ending', 'foto', () => pdf, 'FORMAT_NOT_ALLOWED'],
    ['a name that ends like a property', 'x.constructor', () => pdf, 'FORMAT_NOT_ALLOWED'],
    [
      'a picture with an archive behind it',
      'foto.jpg',
      async () => Buffer.concat([await picture().jpeg().toBuffer(), zipOf([{ name: 'a', content: 'b' }])]),
      'TWO_FORMATS_AT_ONCE',
    ],
    [
      'a plain archive named as a document',
      'kiri.docx',
      () => zipOf([{ name: 'a.txt', content: 'b' }]),
      'CONTENT_NOT_ALLOWED',
    ],
    [
      'an encrypted document',
      'kiri.docx',
      () => docxOf({ name: 'word/x.xml', content: 'x', isEncrypted: true }),
      'UNSAFE_ARCHIVE',
    ],
    [
      'a bomb',
      'kiri.docx',
      () => docxOf({ name: 'word/x.xml', content: Buffer.alloc(5_000_000) }),
      'UNSAFE_ARCHIVE',
    ],
    [
      'a document that unpacks to 300 MB',
      'kiri.odt',
      () => odtOf({ name: 'x.xml', content: randomBytes(4_000_000), claimedBytes: 300_000_000 }),
      'UNSAFE_ARCHIVE',
    ],
    [
      'too many parts',
      'kiri.docx',
      () => docxOf(...Array.from({ length: 1000 }, (_, n) => ({ name: `p${n}`, content: 'x' }))),
      'UNSAFE_ARCHIVE',
    ],
    [
      'an archive inside',
      'kiri.docx',
      () => docxOf({ name: 'word/embeddings/x.ZIP', content: 'x' }),
      'UNSAFE_ARCHIVE',
    ],
    [
      'a part that climbs out',
      'kiri.docx',
      () => docxOf({ name: '../../x.xml', content: 'x' }),
      'UNSAFE_ARCHIVE',
    ],
    ['a cut document', 'kiri.docx', () => docxOf().subarray(0, -10), 'UNSAFE_ARCHIVE'],
    ['a macro document', 'kiri.docx', () => docxOf({ name: 'word/vbaProject.bin', content: 'x' }), 'MACROS'],
    [
      'a macro text document',
      'kiri.odt',
      () => odtOf({ name: 'Basic/Standard/Module1.xml', content: 'x' }),
      'MACROS',
    ],
    ['old Word with macros', 'vana.doc', () => oleOf('WordDocument', 'Macros', '_VBA_PROJECT'), 'MACROS'],
    [
      'an installer named as old Word',
      'vana.doc',
      () => oleOf('Root Entry', 'SummaryInformation'),
      'CONTENT_NOT_ALLOWED',
    ],
  ])('%s', async (_what, name, make, reason) => {
    expect(await detect(name, await make())).toEqual({ ok: false, reason })
  })

  test('parts that lie over one another, so that few bytes are unpacked many times', async () => {
    const content = docxOf({
      name: 'word/x.xml',
      content: 'x',
      claimedBytes: 90_000,
      claimedPackedBytes: 90_000,
    })
    expect(await detect('kiri.docx', content)).toEqual({ ok: false, reason: 'UNSAFE_ARCHIVE' })
  })

  test('a macro part under an innocent name', async () => {
    const types =
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
      '<Override PartName="/word/media.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>'
    const content = zipOf([
      { name: '[Content_Types].xml', content: types },
      { name: 'word/document.xml', content: '<w/>' },
      { name: 'word/media.bin', content: 'x' },
    ])
    expect(await detect('kiri.docx', content)).toEqual({ ok: false, reason: 'MACROS' })
  })
})
