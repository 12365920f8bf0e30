import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docxOf, odtOf, xlsxOf } from '../../testing/zip-writer.ts'
import { detectContent } from './content-type.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vastus-active-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function detect(fileName: string, content: Buffer | string) {
  const bytes = Buffer.from(content)
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  return detectContent(bytes.subarray(0, 4100), path, fileName)
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationship = (type: string, target: string, mode = 'External') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`
const body = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="x"><w:body>${content}</w:body></w:document>`
const run = (content: string) => `<w:r>${content}</w:r>`
const char = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`)
const words = (...pieces: string[]) =>
  pieces.map((piece) => run(`<w:instrText xml:space="preserve">${piece}</w:instrText>`)).join('')
const field = (...pieces: string[]) =>
  `<w:p>${char('begin')}${words(...pieces)}${char('separate')}${run('<w:t>Page</w:t>')}${char('end')}</w:p>`
const part = (name: string, content: string | Buffer) => ({ name, content })
const documentRels = (content: string) => docxOf(part('word/_rels/document.xml.rels', content))
const text = (content: string) => docxOf(part('word/footnotes.xml', content))

const DDE = ' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc.exe" '

describe('office documents that run or fetch something when they are opened', () => {
  test.each<[string, string, Buffer]>([
    [
      'a template from elsewhere',
      'a.docx',
      docxOf(part('word/_rels/settings.xml.rels', relationship('attachedTemplate', 'http://x.test/a.dotm'))),
    ],
    ['a frame from elsewhere', 'a.docx', documentRels(relationship('frame', 'http://x.test/'))],
    ['a picture from elsewhere', 'a.docx', documentRels(relationship('image', 'file://x.test/a.png'))],
    ['a page taken in', 'a.docx', documentRels(relationship('aFChunk', 'afchunk.htm', 'Internal'))],
    ['an object', 'a.docx', documentRels(relationship('oleObject', 'embeddings/o.bin', 'Internal'))],
    ['an object under its usual name', 'a.docx', docxOf(part('word/embeddings/oleObject1.bin', 'x'))],
    ['a button that runs', 'a.docx', docxOf(part('word/activeX/activeX1.xml', '<x/>'))],
    ['a field that starts a program', 'a.docx', text(body(field(DDE)))],
    ['such a field cut in pieces', 'a.docx', text(body(field(' D', 'DE', 'AUTO c:\\\\cmd.exe ')))],
    ['such a field with coded letters', 'a.docx', text(body(field(' &#x44;DEAUTO c:\\\\cmd.exe ')))],
    ['such a field under another prefix', 'a.docx', text(body(field(DDE)).replaceAll('w:', 'q:'))],
    [
      'a simple field that starts a program',
      'a.docx',
      text(body(`<w:fldSimple w:instr="${DDE.replaceAll('"', '&quot;')}"/>`)),
    ],
    [
      'a field whose command is made by another',
      'a.docx',
      text(body(`${char('begin')}${field(' QUOTE 68 68 69 ')}${char('end')}`)),
    ],
    [
      'such a field in UTF-16',
      'a.docx',
      docxOf(
        part(
          'word/footnotes.xml',
          Buffer.from(`\ufeff${body(field(DDE)).replace('UTF-8', 'UTF-16')}`, 'utf16le'),
        ),
      ),
    ],
    ['such a field in a part of another name', 'a.docx', docxOf(part('word/innocent.bin', body(field(DDE))))],
    ['a text from elsewhere', 'a.docx', text(body(field(' INCLUDETEXT "http://x.test/a.docx" ')))],
    ['a picture field from elsewhere', 'a.docx', text(body(field(' INCLUDEPICTURE "http://x.test/a.png" ')))],
    [
      'a sheet that asks another program',
      'a.xlsx',
      xlsxOf(
        part(
          'xl/externalLinks/externalLink1.xml',
          '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
        ),
      ),
    ],
    [
      'a cell that asks another program',
      'a.xlsx',
      xlsxOf(part('xl/worksheets/sheet1.xml', `<worksheet><c><f>cmd|'/c calc'!A0</f></c></worksheet>`)),
    ],
    ['a sheet of old macros', 'a.xlsx', xlsxOf(part('xl/macrosheets/sheet1.xml', '<x/>'))],
    [
      'a query of the web',
      'a.xlsx',
      xlsxOf(
        part(
          'xl/connections.xml',
          '<connections><connection><webPr url="http://x.test"/></connection></connections>',
        ),
      ),
    ],
    [
      'a text document that asks another program',
      'a.odt',
      odtOf(
        part(
          'styles.xml',
          '<office:x xmlns:office="x"><office:dde-source office:dde-application="soffice"/></office:x>',
        ),
      ),
    ],
    [
      'a text document with a picture from elsewhere',
      'a.odt',
      odtOf(part('styles.xml', '<x xmlns:xlink="l"><draw:image xlink:href="http://x.test/a.png"/></x>')),
    ],
    [
      'a text document with a script',
      'a.odt',
      odtOf(
        part(
          'styles.xml',
          '<x><office:event-listeners><script:event-listener/></office:event-listeners></x>',
        ),
      ),
    ],
    ['entities of its own', 'a.docx', text('<!DOCTYPE x [<!ENTITY a "b">]><x/>')],
  ])('%s: %s', async (_what, name, content) => {
    expect(await detect(name, content)).toEqual({ ok: false, reason: 'MACROS' })
  })

  test.each<[string, Buffer]>([
    [
      'declares 100 bytes and unpacks to 50 MB',
      docxOf({ name: 'word/x.xml', content: Buffer.alloc(50_000_000, ' '), claimedBytes: 100 }),
    ],
    [
      'has one name in front and another in the directory',
      Buffer.from(
        docxOf(part('word/aaaa.xml', '<x/>')).toString('latin1').replace('word/aaaa.xml', 'word/bbbb.xml'),
        'latin1',
      ),
    ],
    ['comes twice', docxOf(part('word/x.xml', '<a/>'), part('WORD/X.xml', '<b/>'))],
    ['is no XML although it begins like it', docxOf(part('word/x.xml', '<a><b></a>'))],
  ])('a part that %s', async (_what, content) => {
    expect(await detect('a.docx', content)).toEqual({ ok: false, reason: 'UNSAFE_ARCHIVE' })
  })
})

describe('what ordinary office programs write', () => {
  test.each<[string, string, Buffer]>([
    ['links to pages', 'a.docx', documentRels(relationship('hyperlink', 'https://example.test/a?link=dde'))],
    [
      'fields of page numbers, contents and links',
      'a.docx',
      text(
        body(
          `${field(' PAGE ')}${field(' TOC \\o "1-3" \\h ')}${field(' HYPERLINK "https://x.test/link?DDE" ')}${field(' PAGE', 'REF _Toc1 ')}`,
        ),
      ),
    ],
    [
      'a field inside another one',
      'a.docx',
      text(
        body(
          `${char('begin')}${words(' IF ')}${field(' MERGEFIELD x ')}${words(' = "a" "b" ')}${char('end')}`,
        ),
      ),
    ],
    [
      'a drawing with entities of its program',
      'a.docx',
      docxOf(
        part('word/media/image1.svg', '<!DOCTYPE svg [<!ENTITY ns "x">]><svg xmlns="&ns;"><script/></svg>'),
      ),
    ],
    [
      'formulas',
      'a.xlsx',
      xlsxOf(
        part(
          'xl/worksheets/sheet1.xml',
          `<worksheet><c><f>IF(Sheet2!A1>0,"a|b",SUM(A1:A3))</f></c></worksheet>`,
        ),
      ),
    ],
    [
      'empty scripts and a chart',
      'a.odt',
      odtOf(
        part(
          'styles.xml',
          '<o:d xmlns:o="x"><o:scripts/><draw:object xlink:href="./Object 1"/><draw:image xlink:href="Pictures/1.png"/><text:a xlink:href="https://x.test"/></o:d>',
        ),
        part(
          'META-INF/manifest.xml',
          '<!DOCTYPE manifest:manifest PUBLIC "-//OpenOffice.org//DTD" "Manifest.dtd"><manifest:manifest><manifest:file-entry manifest:media-type="text/xml"/></manifest:manifest>',
        ),
      ),
    ],
  ])('%s', async (_what, name, content) => {
    expect(await detect(name, content)).toMatchObject({ ok: true })
  })
})

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((each, index) =>
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(each), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
const CATALOG = '<</Type/Catalog/Pages 2 0 R/OpenAction[3 0 R/Fit]>>'
const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>'
const packed = (content: string) => deflateSync(Buffer.from(content))
const OBJECTS = '/Type/ObjStm/N 2/First 10/Filter/FlateDecode'

describe('PDF', () => {
  test.each<[string, Buffer]>([
    ['runs a script when it is opened', pdf(`<</Type/Catalog/OpenAction${SCRIPT}>>`)],
    [
      'writes the name of the action in codes',
      pdf('<</Type/Catalog/OpenAction<</S/J#61va#53cript/JS(x)>>>>'),
    ],
    ['starts a program', pdf('<</Type/Catalog/OpenAction<</S/Launch/F(cmd.exe)>>>>')],
    ['carries a file', pdf('<</Type/Catalog/Names<</EmbeddedFiles<</Names[(a)2 0 R]>>>>>>')],
    ['sends a form', pdf('<</Type/Annot/A<</S/SubmitForm/F(http://x.test)>>>>')],
    [
      'hides a script among its packed objects',
      pdf(CATALOG, stream(OBJECTS, packed(`11 0 12 40 ${SCRIPT}`))),
    ],
    [
      'hides the kind of the stream in codes',
      pdf(CATALOG, stream(OBJECTS.replace('ObjStm', 'Obj#53tm'), packed(`11 0 12 40 ${SCRIPT}`))),
    ],
    [
      'does not name the kind of the stream',
      pdf(CATALOG, stream(OBJECTS.replace('/Type/ObjStm', ''), packed(`11 0 12 40 ${SCRIPT}`))),
    ],
    [
      'packs its objects twice',
      pdf(
        CATALOG,
        stream(
          OBJECTS.replace('/FlateDecode', '[/ASCIIHexDecode/FlateDecode]'),
          Buffer.from(packed(`11 0 ${SCRIPT}`).toString('hex')),
        ),
      ),
    ],
    ['packs its objects as differences', pdf(CATALOG, stream(OBJECTS, packed(`\u000211 0 12 40`)))],
    [
      'locks its objects away',
      pdf(CATALOG, stream(OBJECTS, packed('11 0 12 40 <<>>')), '<</Encrypt 5 0 R>>'),
    ],
  ])('that %s is refused', async (_what, content) => {
    expect(await detect('a.pdf', content)).toEqual({ ok: false, reason: 'MACROS' })
  })

  test.each<[string, Buffer]>([
    ['opens at a page', pdf(CATALOG, '<</Type/Pages>>')],
    [
      'packs its objects as usual',
      pdf(CATALOG, stream(OBJECTS, packed('11 0 12 40 <</Type/Page>> <</Type/Font>>'))),
    ],
    ['links to a page', pdf('<</Type/Annot/A<</S/URI/URI(https://x.test/JavaScripts/Launch-offer)>>>>')],
    [
      'has an outline',
      pdf(
        '<</Type/Outlines/First 12 0 R/Last 12 0 R/Count 1>>',
        stream('/Filter/DCTDecode', Buffer.alloc(70_000, 7)),
      ),
    ],
    ['is locked, with its objects in the open', pdf(CATALOG, '<</Encrypt 5 0 R>>')],
  ])('that %s is taken', async (_what, content) => {
    expect(await detect('a.pdf', content)).toMatchObject({ ok: true, format: 'pdf' })
  })

  test('with a script behind 10 MB of pictures is refused', async () => {
    const pictures = stream('/Filter/DCTDecode', Buffer.alloc(10_000_000, 0x41))
    expect(await detect('a.pdf', pdf(CATALOG, pictures, SCRIPT))).toEqual({ ok: false, reason: 'MACROS' })
  })
})

function oldWord(...content: Buffer[]): Buffer {
  const names = ['Root Entry', 'WordDocument'].map((name) => Buffer.from(name.padEnd(32, '\0'), 'utf16le'))
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(70_000),
    ...content,
    ...names,
    Buffer.alloc(512),
  ])
}

describe('old Word', () => {
  test.each<[string, Buffer]>([
    ['a packed file', Buffer.from('\u0001Ole10Native', 'utf16le')],
    ['the equation editor', Buffer.from('Equation Native', 'utf16le')],
    ['a field that starts a program', Buffer.from('\x13 DDEAUTO c:\\cmd.exe', 'latin1')],
    ['such a field in two bytes a letter', Buffer.from('\x13 DDEAUTO c:\\cmd.exe', 'utf16le')],
  ])('with %s is refused', async (_what, content) => {
    expect(await detect('vana.doc', oldWord(content))).toEqual({ ok: false, reason: 'MACROS' })
  })

  test('with an ordinary field is taken', async () => {
    expect(await detect('vana.doc', oldWord(Buffer.from('\x13 PAGE \x14')))).toMatchObject({
      ok: true,
      format: 'doc',
    })
  })
})
