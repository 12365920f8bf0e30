// @proves-part R5-047: files that were meant to break the import, or were damaged on their way
import { describe, expect, it } from 'vitest'
import { BusinessRule } from '../../errors.ts'
import { KINDS } from './kinds.ts'
import { readTable } from './read-table.ts'

const WHERE = { country: 'EE', today: '2026-03-02', isCodeRequired: true } as const
const CODES = ['60001019906', '30303039914', '60001019907', '44051401359']
const TEXTS: readonly string[] = [
  '',
  ' ',
  '"',
  '""',
  '"""',
  `'`,
  '\u0000',
  '\u0001\u001b[31m',
  '\u202e60991010006\u202c',
  '\u200b\u200d\ufeff',
  '=1+1',
  `=cmd|'/c calc'!A1`,
  '@SUM(A1:A9)',
  '+372 5123 0001',
  '-1',
  '{firstName}',
  '{__proto__}',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  `'; drop table persons;--`,
  '../../etc/passwd',
  '%00%0a',
  '🦷'.repeat(50),
  'Мария',
  'İstanbul ﬁ ß',
  '1e309',
  'NaN',
  '6,0001E+10',
  '٦٠٠٠١٠١٩٩٠٦',
  ';'.repeat(200),
  '\n'.repeat(20),
  'x'.repeat(9_990),
  'x'.repeat(10_010),
]
const HEADS = {
  PHONES: 'isikukood;telefon;märkus',
  PATIENTS: 'isikukood;eesnimi;perenimi;nimistu;e-post',
} as const
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const SHAPES: Record<string, (head: string, row: string) => Buffer> = {
  'in a cell': (head, row) => Buffer.from(`${head}\r\n${row}\r\n`),
  'in UTF-16': (head, row) => utf16(`${head}\n${row}\n`),
  'cut short': (head, row) => Buffer.from(`${head}\n${row}\n`).subarray(0, -2 - Math.floor(row.length / 3)),
  'behind bytes of another code page': (head, row) =>
    Buffer.concat([Buffer.from(`${head}\n`), Buffer.from([0xf5, 0xe4, 0x81, 0x3b]), Buffer.from(`${row}\n`)]),
  'in the header': (head, row) => Buffer.from(`${head};${row}\n${CODES[0]};51230001\n`),
}

type Hostile = { name: string; kind: keyof typeof HEADS; bytes: Buffer }

const FILES: Hostile[] = (['PHONES', 'PATIENTS'] as const).flatMap((kind) =>
  TEXTS.flatMap((text, place) =>
    Object.entries(SHAPES).map(([shape, make]) => ({
      name: `${kind}: text ${place} ${shape}`,
      kind,
      bytes: make(HEADS[kind], `${CODES[place % CODES.length]};${text};${text};N0001;${text}`),
    })),
  ),
)

/** What a file comes to: the outcome of each of its rows, or why it is refused as a whole. */
async function outcomesOf({ kind, bytes }: Hostile): Promise<readonly string[]> {
  try {
    const outcomes: string[] = []
    for await (const row of readTable(bytes, kind, WHERE))
      outcomes.push(KINDS[kind].read(row, WHERE).row.outcome)
    return outcomes
  } catch (error) {
    if (!(error instanceof BusinessRule)) throw error
    expect(error.key).toBe('INVALID_INPUT_FILE')
    return [String(error.params?.['reason'])]
  }
}

describe('files that were meant to break the import', () => {
  it('are three hundred at least, each one another', () => {
    expect(
      new Set(FILES.map(({ kind, bytes }) => kind + bytes.toString('base64'))).size,
    ).toBeGreaterThanOrEqual(300)
  })

  it.each(FILES)('$name: read row by row or refused, and nothing else', async (file) => {
    const outcomes = await outcomesOf(file)
    const lines = file.bytes.toString('latin1').split(/[\r\n]+/).length
    expect(outcomes.length).toBeGreaterThan(0)
    expect(outcomes.length).toBeLessThanOrEqual(lines)
    // Nobody whose code is broken, or of another country, is ever changed.
    const isForeign = CODES.slice(2).some((code) => file.bytes.includes(code))
    const isRow = (outcome: string) => outcome === 'UNCHANGED'
    if (isForeign && !file.name.includes('header')) expect(outcomes.some(isRow)).toBe(false)
  })
})
