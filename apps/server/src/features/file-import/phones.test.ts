// @proves R5-047 R7-036
// @proves-part R5-046: a file
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createPerson } from '../../testing/factories.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import { FILE_IMPORT_JOB } from './file-import-job.ts'
import { sendForm } from './testing/send-file.ts'

const URL = '/api/import/csv'
const MARI = '60001019906'
const JAAN = '30303039914'
const OWN = '40404040009'
const FOREIGN = '60001017869'
const STRANGER = '61101019999'
const BARE = '48505170180'
type Code = typeof MARI | typeof JAAN | typeof OWN | typeof FOREIGN

describe.each([quickestDatabase()])('phone numbers brought as a file, on %s', (kind) => {
  let story: Story
  const ids = {} as Record<Code, number>
  const inSystem = <R>(query: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))
  const phoneOf = async (code: Code) =>
    (await inSystem<{ phone: string | null }>(sql`select phone from persons where id = ${ids[code]}`))[0]
      ?.phone

  beforeAll(async () => {
    story = await createStory(kind)
    const add = async (personalCode: Code, phone: string | null, clinic = story.clinic) => {
      const { personId } = await createPatient(story.services, { clinics: [clinic], personalCode, phone })
      ids[personalCode] = personId
    }
    await add(MARI, '+37251110001')
    await add(JAAN, null)
    await add(OWN, '+37251110003')
    await add(FOREIGN, '+37251110004', story.otherClinic)
    await inSystem(sql`update persons set phone_given_by_patient = true where id = ${ids[OWN]}`)
  })
  afterAll(() => story.close())

  const bring = (content: string | Buffer, query = '', fields: Record<string, string | number> = {}) =>
    sendForm(story, story.doctor.client, content, { method: 'PATCH', url: `${URL}${query}`, fields })
  const rowsOf = async (id: number, query = '') =>
    (await story.doctor.client.get(`/api/import/${id}/rows${query}`)).json().content as {
      line: number
      outcome: string
      name: string
      phone: string
      before: string | null
    }[]
  const FILE = [
    'Isikukood;Eesnimi;Perenimi;Telefon',
    `${MARI};Mari;Maasikas;5123 4567`,
    `${JAAN};Jaan;Kask;"+372 5123 4568"`,
    `${OWN};Ott;Oma;51234569`,
    `${FOREIGN};Vello;Võõras;51234560`,
    `${STRANGER};Ei;Keegi;51234561`,
    `${MARI};Mari;Maasikas;51234599`,
    '60001019907;Vale;Kood;51234562',
    `${MARI.slice(0, 5)};Vale;Kood;51234563`,
    '',
  ].join('\r\n')

  it.each([
    ['under each other’s headings', `Isikukood;Telefon\n51234561;${MARI}\n51234562;${JAAN}\n`, 2],
    ['without headings', `${MARI};51234561\n${JAAN};51234562\n`, 1],
    ['in 60 rows without headings', `${MARI};51234561\n${`${STRANGER};51234562\n`.repeat(59)}`, 1],
  ])('are told from the codes %s', async (_, file, firstLine) => {
    const previewed = await bring(file, '?preview=true')
    const [first] = await rowsOf(previewed.json().id)
    expect(first).toMatchObject({ line: firstLine, outcome: 'UPDATED', phone: '+37251234561' })
    expect(previewed.json().total).toBe(file.trim().split('\n').length - (firstLine - 1))
  })

  it('are previewed without a change, row by row, and carried out when confirmed', async () => {
    const previewed = await bring(FILE, '?preview=true', { clinicId: story.clinic.clinicId })
    expect(previewed.json()).toMatchObject({
      status: 'PREVIEW',
      kind: 'PHONES',
      fileName: 'export.csv',
      total: 8,
      updated: 2,
      unchanged: 0,
      skipped: 6,
      outcomes: { UPDATED: 2, KEPT_OWN_NUMBER: 1, NOT_A_PATIENT: 2, DUPLICATE: 1, INVALID_CODE: 2 },
    })
    expect(await phoneOf(MARI)).toBe('+37251110001')
    const { id } = previewed.json()
    expect((await rowsOf(id)).map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'UPDATED'],
      [3, 'UPDATED'],
      [4, 'KEPT_OWN_NUMBER'],
      [5, 'NOT_A_PATIENT'],
      [6, 'NOT_A_PATIENT'],
      [7, 'DUPLICATE'],
      [8, 'INVALID_CODE'],
      [9, 'INVALID_CODE'],
    ])
    expect(await rowsOf(id, '?outcomes=UPDATED')).toMatchObject([
      { before: '+37251110001' },
      { before: null },
    ])

    const done = await story.doctor.client.post(`/api/import/${id}/confirm`)
    expect(done.json()).toMatchObject({ status: 'DONE', done: 8, updated: 2, skipped: 6, notUndone: 0 })
    expect([await phoneOf(MARI), await phoneOf(JAAN)]).toEqual(['+37251234567', '+37251234568'])
    expect(await phoneOf(OWN)).toBe('+37251110003')
    expect(await phoneOf(FOREIGN)).toBe('+37251110004')
  })

  it('are carried out at once without a preview, and a second time change nothing', async () => {
    expect((await bring(FILE)).json()).toMatchObject({ status: 'DONE', updated: 0, unchanged: 2, skipped: 6 })
  })

  it('name in the audit trail whom the file was about', async () => {
    const trail = await inSystem<{ action: string; objectId: string }>(
      sql`select action, object_id from audit_entries where action in ('PHONES_IMPORT', 'FILE_IMPORT_READ')
        and object_type = 'persons'`,
    )
    expect(trail.length).toBeGreaterThan(0)
    const named = trail.flatMap(({ objectId }) => objectId.split(' ').map(Number))
    expect(named).toEqual(expect.arrayContaining([ids[MARI], ids[JAAN], ids[OWN]]))
    expect(named).not.toContain(ids[FOREIGN])
  })

  it('tell a patient of a change only where there was one', async () => {
    const actionsOf = async () => {
      const trail = await inSystem<{ action: string }>(sql`select action from audit_entries
        where object_type = 'persons' and ${String(ids[MARI])} = any (string_to_array(object_id, ' ')) order by seq`)
      return trail.map(({ action }) => action)
    }
    const before = await actionsOf()
    expect(before).toContain('PHONES_IMPORT')
    expect((await bring(FILE)).json()).toMatchObject({ status: 'DONE', updated: 0 })
    const more = (await actionsOf()).slice(before.length)
    expect(more.length).toBeGreaterThan(0)
    expect(new Set(more)).toEqual(new Set(['FILE_IMPORT_READ']))
  })

  it('are taken back for 24 hours, but for numbers that were changed since', async () => {
    const file = `personalCode,phone\n${MARI},51239991\n${JAAN},51239992\n`
    const { id } = (await bring(file)).json()
    await story.doctor.client.patch(`/api/clinic/patients/${ids[JAAN]}`, { phone: '5999 9999' })
    const undone = await story.doctor.client.post(`/api/import/${id}/undo`)
    expect(undone.json()).toMatchObject({ status: 'UNDONE', notUndone: 1, undoableUntil: null })
    expect([await phoneOf(MARI), await phoneOf(JAAN)]).toEqual(['+37251234567', '+37259999999'])
    expect((await story.doctor.client.post(`/api/import/${id}/undo`)).json()).toMatchObject({
      status: 'UNDONE',
    })
    expect((await story.doctor.client.post(`/api/import/${id}/confirm`)).json().status).toBe('UNDONE')
  })

  it('are no longer taken back after that, and their rows are forgotten', async () => {
    const { id } = (await bring(`isikukood;telefon\n${MARI};51238881\n`)).json()
    await inSystem(
      sql`update file_imports set ended_at = ${new Date(story.clock.now().getTime() - 24 * 3_600_000 - 1)} where id = ${id}`,
    )
    const late = await story.doctor.client.post(`/api/import/${id}/undo`)
    expect([late.statusCode, late.body]).toEqual([
      468,
      'An import can be undone for 24 hours. That time is over.',
    ])
    await inSystem(sql`insert into jobs (kind, payload) values ('forget-file-imports', '{}')`)
    await story.runJobs()
    expect((await story.doctor.client.get(`/api/import/${id}`)).statusCode).toBe(404)
  })

  it('are gone on with by a job when their process has died', async () => {
    const { id } = (await bring(`isikukood;telefon\n${MARI};51237771\n`, '?preview=true')).json()
    await inSystem(
      sql`update file_imports set status = 'RUNNING', done = 0, outcomes = '{}' where id = ${id}`,
    )
    await inSystem(
      sql`insert into jobs (kind, payload) values (${FILE_IMPORT_JOB}, ${JSON.stringify({ id, step: 'RUNNING' })}::jsonb)`,
    )
    await story.runJobs()
    expect((await story.doctor.client.get(`/api/import/${id}`)).json()).toMatchObject({
      status: 'DONE',
      updated: 1,
    })
    expect(await phoneOf(MARI)).toBe('+37251237771')
  })

  it('stay the clinic’s own when it has entered an e-mail since', async () => {
    const { personId } = await createPerson(story.services, { personalCode: BARE })
    await inSystem(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
      values (${story.clinic.clinicId}, ${personId}, true, ${story.clock.now()})`)
    await inSystem(
      sql`update persons set contacts_of_clinic_id = ${story.otherClinic.clinicId} where id = ${personId}`,
    )
    const { id } = (await bring(`isikukood;telefon\n${BARE};51236661\n`)).json()
    await story.doctor.client.patch(`/api/clinic/patients/${personId}`, { email: 'bare@example.test' })
    expect((await story.doctor.client.post(`/api/import/${id}/undo`)).json()).toMatchObject({ notUndone: 0 })
    expect(
      await inSystem(sql`select phone, contacts_of_clinic_id from persons where id = ${personId}`),
    ).toEqual([{ phone: null, contactsOfClinicId: story.clinic.clinicId }])
  })

  it('that are under way have a day more before they are forgotten', async () => {
    const { id } = (await bring(`isikukood;telefon\n${MARI};51236662\n`, '?preview=true')).json()
    const sweepAfter = async (hours: number) => {
      const moment = new Date(story.clock.now().getTime() - hours * 3_600_000)
      await inSystem(sql`update file_imports set status = 'RUNNING', created_at = ${moment} where id = ${id}`)
      await inSystem(sql`insert into jobs (kind, payload) values ('forget-file-imports', '{}')`)
      await story.runJobs()
      return (await story.doctor.client.get(`/api/import/${id}`)).statusCode
    }
    expect([await sweepAfter(25), await sweepAfter(49)]).toEqual([200, 404])
  })

  it('whose job is given up can be undone, and their file be brought again', async () => {
    const file = `isikukood;telefon\n${MARI};51236663\n`
    const { id } = (await bring(file, '?preview=true')).json()
    const giveUp = async (step: 'RUNNING' | 'UNDOING') => {
      await inSystem(sql`update file_imports set status = ${step}, done = 0 where id = ${id}`)
      await inSystem(
        sql`insert into jobs (kind, payload, attempts) values (${FILE_IMPORT_JOB}, ${JSON.stringify({ id, step })}::jsonb, 3)`,
      )
      await story.runJobs()
      return (await story.doctor.client.get(`/api/import/${id}`)).json()
    }
    expect(await giveUp('RUNNING')).toMatchObject({ status: 'DONE', done: 0, total: 1 })
    expect((await bring(file)).json()).toMatchObject({ status: 'DONE', done: 1, updated: 1 })
    expect(await giveUp('UNDOING')).toMatchObject({ status: 'DONE', undoableUntil: expect.any(String) })
    const undone = await story.doctor.client.post(`/api/import/${id}/undo`)
    expect(undone.json()).toMatchObject({ status: 'UNDONE', notUndone: 0 })
    expect(await phoneOf(MARI)).toBe('+37251236663')
  })

  it('are listed, newest first, to the own clinic alone', async () => {
    const listed = (await story.doctor.client.get('/api/import?kind=PHONES')).json()
    expect(listed.content[0]).toMatchObject({ status: 'DONE', fileName: 'export.csv' })
    const foreign = await bring(FILE, '', { clinicId: story.otherClinic.clinicId })
    expect(foreign.statusCode).toBe(404)
  })

  it('are told by the lines of the file, a hint of Excel counted too, with every character whole', async () => {
    const head = 'sep=;\r\nisikukood;eesnimi;telefon\r\n'
    const filler = `${STRANGER};${'x'.repeat(9_000)};51230001\r\n`.repeat(7)
    const start = `${STRANGER};`
    const tooth = '🦷'
    // The first half of the tooth ends the first 64 kB of what follows the hint.
    const before = `${head}${filler}${start};`.length - 'sep=;\r\n'.length
    const pad = 'x'.repeat(64 * 1024 - 1 - before)
    const file = `${head}${filler}${start}${pad};${tooth}\r\n`
    const { id } = (await bring(file, '?preview=true')).json()
    const rows = await rowsOf(id)
    expect([rows[0]?.line, rows.at(-1)?.line, rows.at(-1)?.phone]).toEqual([3, 10, tooth])
  })

  /** `õ` in the code page of Windows in the Baltic countries. */
  const baltic = Buffer.from([0xf5])
  const latin = Buffer.from([0xff, 0xfe])
  const utf16 = (text: string) => Buffer.concat([latin, Buffer.from(text, 'utf16le')])
  const row = `${MARI};51230001`
  const long = 'x'.repeat(11_000)

  it.each<[string, string | Buffer, object]>([
    ['BOM', `\ufeffisikukood;telefon\n${row}\n`, { total: 1, skipped: 0 }],
    ['no last line end', `isikukood;telefon\n${row}`, { total: 1, skipped: 0 }],
    ['line ends of an old Mac', `isikukood;telefon\r${row}\r`, { total: 1, skipped: 0 }],
    ['a hint of Excel', `sep=;\r\nisikukood;telefon\r\n${row}\r\n`, { total: 1, skipped: 0 }],
    ['commas', `isikukood,telefon\n${MARI},51230001\n`, { total: 1, skipped: 0 }],
    ['tabs', `isikukood\ttelefon\n${MARI}\t51230001\n`, { total: 1, skipped: 0 }],
    ['UTF-16 of Excel', utf16(`isikukood\ttelefon\n${MARI}\t51230001\n`), { total: 1, skipped: 0 }],
    [
      'Windows-1257',
      Buffer.concat([
        Buffer.from('isikukood;M'),
        baltic,
        Buffer.from(`rkus;telefon\n${MARI};`),
        baltic,
        Buffer.from(';51230001\n'),
      ]),
      { total: 1, skipped: 0 },
    ],
    [
      'mixed encodings',
      Buffer.concat([Buffer.from(`isikukood;telefon;märkus\n${row};`), baltic, Buffer.from('\n')]),
      { total: 1, skipped: 0 },
    ],
    ['cells that are formulas', `isikukood;telefon\n="${MARI}";="51230001"\n`, { total: 1, skipped: 0 }],
    [
      'a dangerous formula',
      `isikukood;telefon\n${MARI};=cmd|'/c calc'!A1\n`,
      { outcomes: { INVALID_PHONE: 1 } },
    ],
    ['a link', `isikukood;telefon\n${MARI};"=HYPERLINK(""http://x"")"\n`, { outcomes: { INVALID_PHONE: 1 } }],
    [
      'digits that were rounded',
      'isikukood;telefon\n6,0001E+10;51230001\n',
      { outcomes: { INVALID_CODE: 1 } },
    ],
    ['a broken check digit', 'isikukood;telefon\n60001019907;51230001\n', { outcomes: { INVALID_CODE: 1 } }],
    [
      'a code of another country',
      'isikukood;telefon\n44051401359;51230001\n',
      { outcomes: { INVALID_CODE: 1 } },
    ],
    ['no such birth date', 'isikukood;telefon\n60002309902;51230001\n', { outcomes: { INVALID_CODE: 1 } }],
    ['letters as code', 'isikukood;telefon\n<script>;51230001\n', { outcomes: { INVALID_CODE: 1 } }],
    [
      'an injection as code',
      `isikukood;telefon\n'; drop table persons;--;5\n`,
      { outcomes: { INVALID_CODE: 1 } },
    ],
    ['duplicate codes', `isikukood;telefon\n${row}\n${row}\n`, { total: 2, outcomes: { DUPLICATE: 1 } }],
    ['an empty phone', `isikukood;telefon\n${MARI};\n`, { outcomes: { NO_PHONE: 1 } }],
    ['a missing cell', `isikukood;telefon\n${MARI}\n`, { outcomes: { NO_PHONE: 1 } }],
    ['too many cells', `isikukood;telefon\n${row};a;b;c\n`, { total: 1, skipped: 0 }],
    ['empty lines', `isikukood;telefon\n\n\n;\n${row}\n\n`, { total: 1, skipped: 0 }],
    ['a line end within quotes', `isikukood;telefon;x\n${row};"a\nb"\n`, { total: 1, skipped: 0 }],
    ['a quote amid a cell', `isikukood;telefon;x\n${row};5" toru\n`, { total: 1, skipped: 0 }],
    ['braces and emoji', `isikukood;telefon;x\n${row};{firstName} 🦷\n`, { total: 1, skipped: 0 }],
    ['Arabic digits', `isikukood;telefon\n٦٠٠٠١٠١٩٩٠٦;51230001\n`, { outcomes: { INVALID_CODE: 1 } }],
  ])('are read from a file with %s', async (_what, content, expected) => {
    const response = await bring(content, '?preview=true')
    expect(response.json()).toMatchObject({ status: 'PREVIEW', ...expected })
  })

  it.each<[string, string | Buffer, object]>([
    ['nothing in it', '', { reason: 'EMPTY' }],
    ['white space alone', ' \r\n \r\n', { reason: 'EMPTY' }],
    ['a header alone', 'isikukood;telefon\r\n', { reason: 'NO_ROWS' }],
    ['no header and two numbers', `${row};51234568\n`, { reason: 'NO_CODE_COLUMN' }],
    ['no column of codes', 'nimi;telefon\nMari;5123\n', { reason: 'NO_CODE_COLUMN' }],
    ['no column of phones', `isikukood;nimi\n${MARI};Mari\n`, { reason: 'NO_PHONE_COLUMN' }],
    ['a column twice', `isikukood;telefon;telefon\n${row};5\n`, { reason: 'COLUMN_TWICE' }],
    ['NUL in it', `isikukood;telefon\n${MARI};5123\0\n`, { reason: 'NOT_TEXT' }],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), { reason: 'NOT_TEXT' }],
    ['a workbook', Buffer.from('504b0304140006000800000021', 'hex'), { reason: 'NOT_TEXT' }],
    [
      'a million columns',
      `isikukood;telefon${';x'.repeat(1_000_000)}\n${row}\n`,
      { reason: 'ROW_TOO_LONG', line: 1 },
    ],
    [
      '300 columns',
      `isikukood;telefon${';x'.repeat(300)}\n${row}\n`,
      { reason: 'TOO_MANY_COLUMNS', line: 1 },
    ],
    ['an endless row', `isikukood;telefon\n${MARI};${long}\n`, { reason: 'ROW_TOO_LONG' }],
    ['an open quote', `isikukood;telefon\n${MARI};"5123\n${row}\n`, { reason: 'QUOTE_NOT_CLOSED' }],
    ['more than 20 MB', Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), { reason: 'TOO_LARGE' }],
  ])('are refused as a file with %s', async (_what, content, params) => {
    const response = await bring(content, '?preview=true')
    expect(response.statusCode).toBe(469)
    expect(response.json()).toMatchObject({ key: 'INVALID_INPUT_FILE', params })
    const [left] = await inSystem<{ count: number }>(
      sql`select count(*)::int as count from file_imports where status = 'READING'`,
    )
    expect(left?.count).toBe(0)
  })
})
