import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CountryCode } from '@vastus/domain/country'
import { readPersonalCode } from '@vastus/domain/identity/personal-code'
import { LANGUAGES } from '@vastus/domain/locale'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PasswordHasher } from '../../../adapters/password-hash.ts'
import { DiskStorage } from '../../../adapters/storage/disk-storage.ts'
import { quickestDatabase, testDatabase } from '../../../testing/databases.ts'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { Sql, sql } from '../../sql.ts'
import { seedReference } from '../reference-contents.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoEmail } from '@vastus/demo/accounts'
import { seedDemo } from './index.ts'

const MONDAY_NOON = '2026-11-23T11:20:00.000Z'
const folder = mkdtempSync(join(tmpdir(), 'vastus-seed-test-'))
const passwords = new PasswordHasher()
const kind = quickestDatabase()
const opened: Awaited<ReturnType<typeof testDatabase>>[] = []

async function seeded(countryCode: CountryCode, now = MONDAY_NOON) {
  const database = await testDatabase(kind)
  opened.push(database)
  const storage = new DiskStorage(join(folder, `${countryCode}-${opened.length}`))
  const parts = { database, clock: fixedClock(now), storage, passwords, config: { countryCode } }
  await seedReference(database, parts.clock)
  const startedAt = performance.now()
  const isSeeded = await seedDemo(parts)
  console.info(`${countryCode} seeded in ${Math.round(performance.now() - startedAt)} ms`)
  const rows = (text: string) =>
    database.transaction({ actor: 'system' }, (tx) => tx.query<Record<string, unknown>>(new Sql([text], [])))
  const count = async (from: string) => Number((await rows(`select count(*) as n from ${from}`))[0]?.['n'])
  return { database, storage, parts, isSeeded, rows, count }
}
const SEEDED_TABLES = [
  'persons',
  'e_contacts',
  'timeline_entries',
  'notes',
  'files',
  'e_contact_rows',
  'clinic_patients',
  'sick_leave_requests',
  'feedback',
]
type Seeded = Awaited<ReturnType<typeof seeded>>

afterAll(async () => {
  for (const database of opened) await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the Estonian demo', () => {
  let demo: Seeded
  beforeAll(async () => {
    demo = await seeded('EE')
  })

  it('is the same for the same clock', async () => {
    const again = await seeded('EE')
    for (const table of SEEDED_TABLES) {
      const digest = `select md5(string_agg(r::text, '|' order by r::text)) as digest from ${table} r`
      expect(await again.rows(digest), table).toEqual(await demo.rows(digest))
    }
  })

  it('fills an empty database and leaves a filled one alone', async () => {
    expect(demo.isSeeded).toBe(true)
    expect(await seedDemo(demo.parts)).toBe(false)
    expect(await demo.count('clinics')).toBe(3)
  })

  it('tells the patients’ side of every answer, once', async () => {
    const answers = "timeline_entries where type in ('REPLIED', 'ARCHIVED', 'INQUIRY', 'REJECTED')"
    const kinds = "('completed', 'archived', 'reply', 'rejected')"
    expect(await demo.count(`notices where kind in ${kinds}`)).toBe(await demo.count(answers))
    expect(await demo.count("notices where kind in ('receipt', 'newFromClinic')")).toBe(
      await demo.count('e_contacts'),
    )
    expect(await demo.count("notices where state = 'SENT' and sent_at is null")).toBe(0)
  })

  it('gives every clinic its ready-made answers, for all or for a type there is', async () => {
    for (const clinicId of [1, 2, 3])
      expect(await demo.count(`templates where clinic_id = ${clinicId} and visible_to_all`)).toBe(
        LANGUAGES.length * 21,
      )
    const types = await demo.rows('select distinct only_for_type as type from templates')
    expect(types.filter(({ type }) => type !== null && !TYPE_CODES.includes(type as never))).toEqual([])
  })

  it('has the promised amounts', async () => {
    expect(await demo.count('e_contacts')).toBe(1500)
    expect(await demo.count('e_contact_rows')).toBe(1500)
    expect(await demo.count('timeline_entries')).toBeGreaterThan(4000)
    expect(await demo.count("feedback where type = 'CLINIC'")).toBeGreaterThan(100)
    expect(await demo.count("sick_leave_requests where variant = 'START'")).toBeGreaterThan(10)
    expect(
      await demo.count("sick_leave_requests where variant = 'END' and leave_type = 'CARE'"),
    ).toBeGreaterThan(0)
    expect(await demo.count('employees')).toBe(12)
    expect(await demo.count('clinic_patients where clinic_member and clinic_id in (1, 2)')).toBeGreaterThan(
      370,
    )
    expect(await demo.count('files')).toBe(60)
    expect(await demo.count("e_contacts where clinic_id = 1 and status like 'waiting%'")).toBeGreaterThan(50)
  })

  it('names the clinics and their plans', async () => {
    expect(await demo.rows('select id, name, plan, open_for_all from clinics order by id')).toEqual([
      { id: 1, name: 'Kesklinna Perearstikeskus', plan: 'PREMIUM', openForAll: false },
      { id: 2, name: 'Mere Tervisekeskus', plan: 'BASIC', openForAll: false },
      { id: 3, name: 'Tamme Erakliinik', plan: 'PREMIUM', openForAll: true },
    ])
  })

  it.each([
    ['status', ['completed', 'rejected', 'waitingForClinic', 'waitingForPatient']],
    ['outcome', ['ANSWERED', 'ARCHIVED', 'CANCELLED', 'REJECTED', null]],
    ['e_contact_type', [...TYPE_CODES]],
  ])('shows every %s', async (column, expected) => {
    const found = await demo.rows(`select distinct ${column} as value from e_contacts`)
    expect(found.map(({ value }) => value).toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    ['new patients to accept', "acceptance_required and status = 'waitingForClinic'"],
    ['replies that open later', "reply_blocked_until > '2026-11-23T11:20Z'"],
    [
      'replies that have opened',
      "reply_blocked_until < '2026-11-23T11:20Z' and status = 'waitingForPatient'",
    ],
    ['open questions', 'inquiry_opened_at is not null and inquiry_answered_at is null'],
    ['answered questions', 'inquiry_answered_at is not null'],
    ['e-contacts of children', "direction = 'REPRESENTATIVE_TO_CLINIC'"],
    ['messages begun by the clinic', "direction = 'CLINIC_TO_PATIENT'"],
    ['unassigned new ones', "status = 'waitingForClinic' and assignee_user_id is null"],
    [
      'reopened ones',
      "id in (select e_contact_id from timeline_entries where type like '%REOPENED') and completed_at is null",
    ],
  ])('has %s', async (_, condition) => {
    expect(await demo.count(`e_contacts where ${condition}`)).toBeGreaterThan(0)
  })

  it.each([
    ['an entry in the future', "timeline_entries where created_at > '2026-11-23T11:20Z'"],
    [
      'a closed e-contact that still asks',
      'e_contacts where outcome is not null and inquiry_opened_at is not null and inquiry_answered_at is null',
    ],
    [
      'a lock that nobody is waiting behind',
      "e_contacts where reply_blocked_until is not null and status <> 'waitingForPatient'",
    ],
    [
      'a turn of the patient after the patient’s own words',
      `e_contacts e where status = 'waitingForPatient' and (select author_role from timeline_entries t
         where t.e_contact_id = e.id order by created_at desc, id desc limit 1) <> 'CLINIC'`,
    ],
    [
      'entries whose times and ids disagree',
      'timeline_entries a join timeline_entries b on a.e_contact_id = b.e_contact_id and a.id < b.id and a.created_at > b.created_at',
    ],
    [
      'an expectant man',
      "e_contacts e join persons p on p.id = e.patient_person_id where e_contact_type like 'PREGNANCY%' and sex <> 'FEMALE'",
    ],
    [
      'an adult at a children’s check',
      "e_contacts e join persons p on p.id = e.patient_person_id where e_contact_type = 'WELLNESS_VISIT_CHILD' and birth_date < '2008-11-23'",
    ],
    [
      'a writer who may not write for the patient',
      'e_contacts e where creator_person_id <> patient_person_id and not exists (select from representations r where r.representative_person_id = e.creator_person_id and r.represented_person_id = e.patient_person_id)',
    ],
    [
      'a patient whom the clinic does not know',
      'e_contacts e where not exists (select from clinic_patients c where c.clinic_id = e.clinic_id and c.person_id = e.patient_person_id)',
    ],
    [
      'staff of another clinic as the assignee',
      'e_contacts e where assignee_user_id is not null and not exists (select from employees m where m.clinic_id = e.clinic_id and m.user_id = e.assignee_user_id)',
    ],
    [
      'staff with the patient role',
      "users u join employees m on m.user_id = u.id where u.is_patient and u.email not like 'both@%'",
    ],
    [
      'feedback before the end, or later than 30 days after it',
      "feedback f join e_contacts e on e.id = f.e_contact_id where e.outcome not in ('ANSWERED', 'ARCHIVED') or f.created_at not between e.completed_at and e.completed_at + interval '30 days'",
    ],
    [
      'leave details of an e-contact that asks for none',
      "sick_leave_requests s join e_contacts e on e.id = s.e_contact_id where e.e_contact_type not in ('SICK_LEAVE', 'FIT_NOTE', 'FIT_NOTE_END')",
    ],
    ['a slot that nobody filled', "timeline_entries where text like '%{%'"],
    [
      'a file of another message',
      'files f join timeline_entries t on t.id = f.entry_id where t.e_contact_id <> f.e_contact_id',
    ],
  ])('never has %s', async (_, from) => {
    expect(await demo.count(from)).toBe(0)
  })

  it('gives everybody a valid personal code of their birth date and sex', async () => {
    const persons = await demo.rows('select personal_code, birth_date::text as birth_date, sex from persons')
    for (const { personalCode, birthDate, sex } of persons)
      expect(readPersonalCode('EE', String(personalCode), '2026-11-23')).toMatchObject({ birthDate, sex })
  })

  it('has nobody agree to words that were written later', async () => {
    expect(await demo.count('consents')).toBeGreaterThan(0)
    expect(await demo.count('consents where version::timestamptz > given_at')).toBe(0)
  })

  it('lets the cast sign in', async () => {
    const users = await demo.rows(
      'select email, password_hash, email_verified_at from users order by id limit 9',
    )
    expect(users.map(({ email }) => email)).toEqual(DEMO_ACCOUNTS.map(demoEmail))
    const hashes = new Set(users.map(({ passwordHash }) => String(passwordHash)))
    expect(hashes.size).toBe(1)
    for (const hash of hashes) expect(await passwords.verify(DEMO_PASSWORD, hash)).toBe(true)
  })

  it('gives the patient a first screen that tells a story, and the newcomer an empty one', async () => {
    const own = await demo.rows(`select status, outcome, reply_blocked_until > '2026-11-23T11:20Z' as locked,
      creator_person_id <> patient_person_id as for_child from e_contacts e join users u on u.person_id = e.creator_person_id where u.id = 1`)
    expect(own).toHaveLength(8)
    expect(own).toContainEqual({ status: 'waitingForPatient', outcome: null, locked: null, forChild: false })
    expect(own).toContainEqual({ status: 'waitingForPatient', outcome: null, locked: true, forChild: false })
    expect(own).toContainEqual({ status: 'completed', outcome: 'CANCELLED', locked: null, forChild: false })
    expect(own.filter(({ forChild }) => forChild)).toHaveLength(2)
    expect(
      await demo.count('e_contacts e join users u on u.person_id = e.patient_person_id where u.id = 2'),
    ).toBe(0)
  })

  it('stores what the file rows promise', async () => {
    const files = await demo.rows(
      'select storage_key, size_bytes, has_thumbnail, scan_result, clinic_id from files',
    )
    const stored = new Set<string>()
    for await (const { key } of demo.storage.list()) stored.add(key)
    for (const { storageKey, hasThumbnail } of files) {
      expect(stored).toContain(storageKey)
      if (hasThumbnail) expect(stored).toContain(`${storageKey}-t`)
    }
    const results = new Set(
      files.map(({ scanResult, clinicId }) => `${clinicId === 2 ? 'BASIC' : 'PREMIUM'} ${scanResult}`),
    )
    expect([...results].toSorted()).toEqual([
      'BASIC NA',
      'PREMIUM CLEAN',
      'PREMIUM INFECTED',
      'PREMIUM WAITING',
    ])
  })

  it('lets no patient of the cast wait for the scanner', async () => {
    expect(
      await demo.count(`files f join e_contacts e on e.id = f.e_contact_id join users u on u.person_id = e.creator_person_id
        where f.scan_result <> 'CLEAN' and f.clinic_id <> 2 and u.id <= ${DEMO_ACCOUNTS.length}`),
    ).toBe(0)
  })

  it('continues the ids after its own', async () => {
    const { id } = await demo.database.transaction({ actor: 'system' }, (tx) =>
      tx.one<{ id: number }>(
        sql`insert into users (email, created_at) values ('next@example.com', now()) returning id`,
      ),
    )
    expect(await demo.count(`users where id > ${id}`)).toBe(0)
  })
})

/** A country has its names and codes, and a start its hour; each start tells of one of both. */
it.each<[CountryCode, string, string]>([
  ['GB', 'a Sunday night', '2026-11-22T01:30:00.000Z'],
  ['US', 'a Monday morning', MONDAY_NOON],
  ['ZA', 'a Saturday afternoon', '2026-11-21T14:00:00.000Z'],
  ['PL', 'the day the clocks go forward', '2027-03-28T06:00:00.000Z'],
])('fills the demo of %s too, on %s', async (code, _, now) => {
  const demo = await seeded(code, now)
  expect(await demo.count('e_contacts')).toBe(1500)
  expect(await demo.count(`timeline_entries where created_at > '${now}'`)).toBe(0)
  const persons = await demo.rows('select personal_code from persons where personal_code is not null')
  for (const { personalCode } of persons)
    expect(readPersonalCode(code, String(personalCode), now.slice(0, 10))).not.toBeNull()
})
