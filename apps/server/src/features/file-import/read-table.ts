import { COLUMN_SAMPLE_ROWS, type FilePlace, placeColumns } from '@vastus/domain/file-import/column-contents'
import { type Cells, findDelimiter } from '@vastus/domain/file-import/columns'
import {
  FILE_IMPORT_MAX_BYTES,
  FILE_IMPORT_MAX_COLUMNS,
  FILE_IMPORT_MAX_ROW_LENGTH,
  FILE_IMPORT_MAX_ROWS,
  type FileImportKind,
  type FileProblem,
} from '@vastus/domain/file-import/file-import'
import { CsvError, parse } from 'csv-parse'
import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { countBytes } from '../../adapters/content/text-encoding.ts'
import { BusinessRule } from '../../errors.ts'

/** A row with the line on which it ends, from 1. */
export type TableRow = { line: number; cells: Cells }

/** Read in one go, so that nobody else waits for long. */
const CHUNK = 64 * 1024
/** Rows of a sheet, of which a spreadsheet writes the empty ones too. */
const LINES_MAX = 1_048_576
const NEW_LINE = 10
const refuse = (reason: FileProblem, line?: number): never => {
  throw new BusinessRule('INVALID_INPUT_FILE', { reason, ...(line === undefined ? {} : { line }) })
}

/** Reads an upload to its end. @throws BusinessRule INVALID_INPUT_FILE for one that is too large */
export async function readBytes(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    // What comes after that is let through unread, so that the caller hears the answer.
    if (size <= FILE_IMPORT_MAX_BYTES) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > FILE_IMPORT_MAX_BYTES ? refuse('TOO_LARGE') : Buffer.concat(chunks)
}

/** UTF-8 where the bytes are; otherwise the code page of Windows whose letters they are. Spreadsheets also write UTF-16. */
async function decode(bytes: Buffer): Promise<string> {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = isUtf16 ? new TextDecoder('utf-16le').decode(bytes) : await decodeBytes(bytes)
  return text.includes('\0') ? refuse('NOT_TEXT') : text
}

async function decodeBytes(bytes: Buffer): Promise<string> {
  if (isUtf8(bytes)) return bytes.toString()
  const counted = countBytes()
  for (let start = 0; start < bytes.length; start += CHUNK) {
    counted.add(bytes.subarray(start, start + CHUNK))
    await turn()
  }
  const codePage = counted.guess()
  return codePage ? new TextDecoder(codePage).decode(bytes) : decodeLines(bytes)
}

/** Of files of several programs that were put together, each line is in an encoding of its own. */
function decodeLines(bytes: Buffer): string {
  const ofTheBaltics = new TextDecoder('windows-1257')
  let text = ''
  for (let start = 0, end; start < bytes.length; start = end) {
    end = bytes.indexOf(NEW_LINE, start) + 1 || bytes.length
    const line = bytes.subarray(start, end)
    text += isUtf8(line) ? line.toString() : ofTheBaltics.decode(line)
  }
  return text
}

/** Also without anything in them lines take their time. */
function requireFewLines(bytes: Buffer): void {
  let lines = 0
  for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, end + 1))
    if (++lines > LINES_MAX) refuse('TOO_MANY_ROWS')
}

/**
 * The rows of a CSV file, one after another: with `;`, `,` or tabs, in UTF-8, UTF-16 or a code page of Windows, with or without quotes.
 *
 * @throws BusinessRule INVALID_INPUT_FILE with the reason, and the line where it has one
 */
export async function* readTable(
  bytes: Buffer,
  kind: FileImportKind,
  where: FilePlace,
): AsyncGenerator<TableRow> {
  if (bytes.length === 0) refuse('EMPTY')
  requireFewLines(bytes)
  const records = readRecords(await decode(bytes))
  const sample: TableRecord[] = []
  while (sample.length < COLUMN_SAMPLE_ROWS) {
    const { value, done } = await records.next()
    if (done) break
    sample.push(value)
  }
  const found = placeColumns(
    sample.map(({ record }) => record),
    kind,
    where,
  )
  if (!found.ok) return refuse(found.problem)
  let count = 0
  const rowOf = ({ record, line }: TableRecord): TableRow => {
    count += 1
    if (count > FILE_IMPORT_MAX_ROWS) refuse('TOO_MANY_ROWS')
    const cells = Object.fromEntries(
      [...found.places].map(([column, place]) => [column, record[place] ?? '']),
    )
    return { line, cells }
  }
  for (const record of found.isFirstRowNames ? sample.slice(1) : sample) yield rowOf(record)
  for await (const record of records) yield rowOf(record)
  if (count === 0) refuse('NO_ROWS')
}

type TableRecord = { record: string[]; line: number }

/** All rows with anything in them, the one with the names too. */
async function* readRecords(decoded: string): AsyncGenerator<TableRecord, undefined> {
  const { text, linesBefore } = withoutHint(decoded)
  if (text.trim() === '') refuse('EMPTY')
  const firstRow = text.slice(0, FILE_IMPORT_MAX_ROW_LENGTH + 1).split(/\r\n|\r|\n/, 1)[0] ?? ''
  if (firstRow.length > FILE_IMPORT_MAX_ROW_LENGTH) refuse('ROW_TOO_LONG', linesBefore + 1)
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      delimiter: findDelimiter(firstRow),
      info: true,
      max_record_size: FILE_IMPORT_MAX_ROW_LENGTH,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  )
  let isFirst = true
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      const line = linesBefore + info.lines
      if (record.length > FILE_IMPORT_MAX_COLUMNS) refuse('TOO_MANY_COLUMNS', line)
      if (isFirst || record.some((cell) => cell.trim() !== '')) yield { record, line }
      isFirst = false
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const lines = Number(error['lines'])
    const reason = error.code === 'CSV_MAX_RECORD_SIZE' ? 'ROW_TOO_LONG' : 'QUOTE_NOT_CLOSED'
    refuse(reason, lines ? linesBefore + lines : undefined)
  }
}

/** Leaves out the first line that some spreadsheets write to say what separates the cells. */
function withoutHint(text: string): { text: string; linesBefore: number } {
  const rest = text.replace(/^\ufeff?sep=.\r?\n/i, '')
  return { text: rest.replace(/^\ufeff/, ''), linesBefore: rest === text ? 0 : 1 }
}

/**
 * Never ends amid a character of two units: each chunk is turned into bytes by itself. Others have their turn between chunks, also where
 * their rows are empty.
 */
async function* chunksOf(text: string): AsyncGenerator<string> {
  for (let start = 0, end; start < text.length; start = end) {
    end = start + CHUNK
    if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end += 1
    yield text.slice(start, end)
    await turn()
  }
}
