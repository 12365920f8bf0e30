// @proves-part R5-047: files that were meant to break the import, or were damaged on their way
import { checkPersonalCode } from '@vastus/domain/identity/personal-code'
import { normalisePhone } from '@vastus/domain/identity/phone'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { BusinessRule } from '../../errors.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import { KINDS } from './kinds.ts'
import { readTable } from './read-table.ts'
import { sendForm } from './testing/send-file.ts'

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

describe.each([quickestDatabase()])('the same files, brought by a nurse and carried out on %s', (kind) => {
  const OWN_NUMBER = '+37251110003'
  let story: Story
  const inSystem = <R>(query: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))

  beforeAll(async () => {
    story = await createStory(kind)
    const clinics = [story.clinic]
    const [own = '', without = ''] = CODES
    const { personId } = await createPatient(story.services, {
      clinics,
      personalCode: own,
      phone: OWN_NUMBER,
    })
    await inSystem(sql`update persons set phone_given_by_patient = true where id = ${personId}`)
    await createPatient(story.services, { clinics, personalCode: without, phone: null })
  })
  afterAll(() => story.close())

  const bring = (file: Hostile) =>
    sendForm(story, story.nurse.client, file.bytes, {
      method: file.kind === 'PHONES' ? 'PATCH' : 'POST',
      url: file.kind === 'PHONES' ? '/api/import/csv?preview=true' : '/api/import/patients',
      fields: { clinicId: story.clinic.clinicId },
    })

  it.each(FILES)('$name: carried out row by row or refused, and undone', async (file) => {
    const previewed = await bring(file)
    const answer = previewed.json()
    if (previewed.statusCode === 469) {
      expect(answer.key).toBe('INVALID_INPUT_FILE')
      return
    }
    expect(previewed.statusCode, previewed.body).toBeLessThan(300)
    expect(answer.status).toBe('PREVIEW')
    const { client } = story.nurse
    const before = await peopleOfClinic()
    const done = await client.post(`/api/import/${answer.id}/confirm`)
    expect(done.json()).toMatchObject({ status: 'DONE', total: answer.total, outcomes: answer.outcomes })
    const rows = await client.get(`/api/import/${answer.id}/rows`)
    expect(rows.json().totalElements).toBe(answer.total)
    await expectSoundPatients()
    expect((await client.post(`/api/import/${answer.id}/undo`)).json()).toMatchObject({ status: 'UNDONE' })
    expect(await peopleOfClinic()).toEqual(before)
  })

  it('leave nothing half read behind', async () => {
    const open = await inSystem(
      sql`select id from file_imports where status in ('READING', 'PREVIEW', 'RUNNING', 'UNDOING')`,
    )
    expect(open).toEqual([])
  })

  const peopleOfClinic = () =>
    inSystem<{ personalCode: string | null; phone: string | null; name: string }>(
      sql`select p.personal_code, p.phone, p.first_name || ' ' || p.surname as name
        from clinic_patients cp join persons p on p.id = cp.person_id where cp.clinic_id = ${story.clinic.clinicId} order by p.id`,
    )

  /** Nobody has a broken code, a number that cannot be or a name that is no text; the patient's own number is the same. */
  async function expectSoundPatients(): Promise<void> {
    const people = await peopleOfClinic()
    for (const { personalCode, phone, name } of people) {
      expect(
        personalCode === null || checkPersonalCode(personalCode, WHERE) === null,
        personalCode ?? '',
      ).toBe(true)
      expect(phone === null || normalisePhone(phone, 'EE') === phone, phone ?? '').toBe(true)
      expect(name).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
    }
    expect(people.find(({ personalCode }) => personalCode === CODES[0])?.phone).toBe(OWN_NUMBER)
  }
})
