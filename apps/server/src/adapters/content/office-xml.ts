import { SaxesParser } from 'saxes'
import { ActiveContent } from './active-content.ts'
import { createFieldReader } from './office-fields.ts'

/** Relationships that fetch, run or embed something. An external hyperlink waits for a press, so it is allowed. */
const activeRelationship =
  /\/(oleObject|package|control|activeXControlBinary|attachedToolbars|vbaProject|wordVbaData|aFChunk|subDocument|frame|externalLink|externalLinkPath|xlMacrosheet|xlIntlMacrosheet|connections|queryTable)$/i
const activeContentType = /vbaproject|macroenabled|macrosheet|oleobject|activex|externallink/i
/** Elements of Word, Excel (DDE links, queries) and OpenDocument (DDE, scripts, plug-ins, OLE). */
const activeElements = new Set([
  'OLEObject',
  'altChunk',
  'ddeLink',
  'oleLink',
  'webPr',
  'dbPr',
  'oledbPr',
  'dde-connection',
  'dde-connection-decl',
  'dde-source',
  'event-listener',
  'script',
  'plugin',
  'applet',
  'floating-frame',
  'object-ole',
])
/** Elements of OpenDocument that fetch what their address names. */
const fetchingElements = new Set([
  'image',
  'object',
  'section-source',
  'table-source',
  'cell-range-source',
  'background-image',
])
const externalAddress = /^\s*([a-z][a-z0-9+.-]*:|\/\/|\\\\)/i

/**
 * Searches one part of an office document, piece by piece.
 *
 * @param start the first bytes of the part
 * @returns a reader to write all bytes to, or `undefined` where the part is no XML
 * @throws ActiveContent from `write` and `end`; any other error where the part is no well-formed XML
 */
export function createOfficeXmlReader(
  start: Buffer,
): { write: (chunk: Buffer) => void; end: () => void } | undefined {
  const encoding = encodingOf(start)
  if (encoding === undefined) return undefined
  const decoder = new TextDecoder(encoding, { fatal: true })
  const parser = new SaxesParser()
  const fields = createFieldReader()
  let isDrawing = false
  let depth = 0
  let doctype = ''

  parser.on('xmldecl', ({ encoding: declared }) => {
    if (declared !== undefined && !/^(utf-?8|utf-?16(le|be)?|us-ascii)$/i.test(declared))
      throw new ActiveContent(`an XML part in ${declared}`)
  })
  parser.on('doctype', (text) => {
    doctype = text
  })
  parser.on('opentagstart', ({ name }) => {
    if (depth++ > 0) return
    isDrawing = localName(name) === 'svg'
    if (!isDrawing && doctype.includes('<!ENTITY')) throw new ActiveContent('entities')
  })
  // A drawing is shown as a picture, and drawing programs write entities that this parser does not know.
  parser.on('error', (error) => {
    if (!isDrawing) throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (isDrawing) return
    const local = localName(name)
    const values = new Map(Object.entries(attributes).map(([key, value]) => [localName(key), value]))
    requireHarmlessElement(local, values)
    fields.open(local, values)
  })
  parser.on('closetag', ({ name }) => {
    depth--
    if (!isDrawing) fields.close(localName(name))
  })
  parser.on('text', (text) => fields.text(text))
  parser.on('cdata', (text) => fields.text(text))

  return {
    write: (chunk) => {
      if (!isDrawing) parser.write(decoder.decode(chunk, { stream: true }))
    },
    end: () => {
      if (isDrawing) return
      parser.write(decoder.decode()).close()
      fields.end()
    },
  }
}

function requireHarmlessElement(element: string, values: Map<string, string>): void {
  const isActive =
    activeElements.has(element) ||
    (element === 'Relationship' && isActiveRelationship(values)) ||
    ((element === 'Override' || element === 'Default') &&
      activeContentType.test(values.get('ContentType') ?? '')) ||
    (element === 'file-entry' && activeContentType.test(values.get('media-type') ?? '')) ||
    (fetchingElements.has(element) && externalAddress.test(values.get('href') ?? ''))
  if (isActive) throw new ActiveContent(element)
}

function isActiveRelationship(values: Map<string, string>): boolean {
  const type = values.get('Type') ?? ''
  if (activeRelationship.test(type)) return true
  return /external/i.test(values.get('TargetMode') ?? '') && !/\/hyperlink$/i.test(type)
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** XML begins with a byte order mark, white space or '<', in one of the encodings that office programs read. */
function encodingOf(start: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  if (start[0] === 0x3c && start[1] === 0) return 'utf-16le'
  if (start[0] === 0 && start[1] === 0x3c) return 'utf-16be'
  return /^(\xef\xbb\xbf)?[\t\n\r ]*</.test(start.toString('latin1')) ? 'utf-8' : undefined
}
