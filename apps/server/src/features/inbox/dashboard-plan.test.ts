import { CLINIC_PAGE_SIZE } from '@vastus/domain/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { type DashboardPage, type DashboardQuery, pageStatement } from './dashboard-repository.ts'
import { createManyRows } from '../../testing/many-e-contact-rows.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const ROWS = 20_000

describe.runIf(databaseKinds().includes('postgres'))('the dashboard’s plan among many rows', () => {
  let story: Story
  beforeAll(async () => {
    story = await createStory('postgres')
    await createManyRows(story, ROWS)
  })
  afterAll(() => story.close())

  const asDoctor = () =>
    ({
      actor: 'user',
      userId: story.doctor.userId,
      personId: null,
      role: 'PRM_DOCTOR',
      clinicIds: [story.clinic.clinicId],
    }) as const

  async function planOf(query: DashboardQuery): Promise<string> {
    const statement = pageStatement(story.clinic.clinicId, query, {
      userId: story.doctor.userId,
      medicalHidden: false,
      size: CLINIC_PAGE_SIZE,
      offset: 0,
    })
    const lines = await story.services.database.transaction(asDoctor(), (tx) =>
      tx.query(sql`explain ${statement}`),
    )
    return lines.map((line) => Object.values(line)[0]).join('\n')
  }

  it.each<[string, DashboardQuery, RegExp]>([
    ['the open ones, newest first', {}, /Index Scan using e_contact_rows_open/],
    ['the finished ones', { onlyCompleted: true }, /Index Scan using e_contact_rows_finished/],
    [
      'the rejected ones by name',
      { statuses: ['rejected'] },
      /Index Only Scan using e_contact_rows_finished/,
    ],
    [
      'the longest waiting',
      { sort: 'waitingSince', order: 'asc' },
      /Index Scan using e_contact_rows_waiting/,
    ],
    [
      'those that are due first',
      { sort: 'answerDueAt', order: 'asc' },
      /Index Scan using e_contact_rows_due/,
    ],
    ['the unread ones', { unread: 'true' }, /Index Only Scan using e_contact_rows_open/],
  ])('reads %s in the order of their index', async (_, query, index) => {
    const plan = await planOf(query)
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Sort/)
  })

  it.each<[string, DashboardQuery, RegExp]>([
    [
      'both open statuses by name',
      { statuses: ['waitingForClinic', 'waitingForPatient'] },
      /e_contact_rows_(open|created)/,
    ],
    [
      'the open ones by creation',
      { sort: 'createdAt', order: 'desc' },
      /Index Only Scan using e_contact_rows_/,
    ],
  ])('reads %s through an index', async (_, query, index) => {
    const plan = await planOf(query)
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Seq Scan on e_contact_rows/)
  })

  const filters: Record<string, DashboardQuery> = {
    status: { waitingFor: 'PATIENT' },
    finished: { onlyCompleted: true },
    rejected: { statuses: ['rejected'] },
    new: { acceptanceRequired: true },
    nobody: { hasAssigneeUser: false },
    assignee: { assigneeUserIds: [7], plusUnassigned: true },
    list: { listCodes: ['N0123'] },
    type: { types: ['HEADACHE'] },
    created: { createdAtFrom: '2026-01-01T00:00:00.000Z' },
    updated: { updatedAtTo: '2026-12-31T00:00:00.000Z' },
    byCreation: { sort: 'createdAt', order: 'desc' },
    byWaiting: { sort: 'waitingSince', order: 'asc' },
    byDue: { sort: 'answerDueAt', order: 'asc' },
    unread: { unread: 'true' },
    danger: { danger: 'true' },
  }
  const names = Object.keys(filters)
  const pairs = names
    .flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => !(one.startsWith('by') && (other.startsWith('by') || other === 'unread')))

  it.each(pairs)('filters by %s and %s without reading a row that it does not show', async (one, other) => {
    const scans = (await planOf({ ...filters[one], ...filters[other] }))
      .split('\n')
      .filter((line) => / on e_contact_rows\b/.test(line))
    expect(scans.length).toBeGreaterThan(1)
    for (const scan of scans) expect(scan).toMatch(/Index Only Scan|Index Scan using e_contact_rows_pkey/)
  })

  it('reads one patient’s by their own index', async () => {
    const plan = await planOf({ patientPersonIds: [1234] })
    expect(plan).toMatch(/e_contact_rows_patient/)
    expect(plan).not.toMatch(/Seq Scan on e_contact_rows/)
  })

  it.each(['abc', 'Голубева', 'Мария Голубева abc'])(
    'reads rows found for %s by their key',
    async (search) => {
      expect(await planOf({ search })).not.toMatch(/Seq Scan on e_contact_rows/)
    },
  )

  it('searches through the trigram indexes, also under the caller’s rights', async () => {
    const { page, scans } = await story.services.database.transaction(asDoctor(), async (tx) => {
      const view = { userId: story.doctor.userId, medicalHidden: false, size: 50, offset: 0 }
      const search = 'needle12342x since'
      const page = await tx.one<DashboardPage>(pageStatement(story.clinic.clinicId, { search }, view))
      const scans = await tx.one<
        Record<string, number>
      >(sql`select pg_stat_get_xact_numscans('e_contact_rows_identity'::regclass) as identity,
        pg_stat_get_xact_numscans('e_contact_rows_text'::regclass) as text`)
      return { page, scans }
    })
    expect(page).toMatchObject({ content: '[{"id" : 12342}]', total: 1 })
    expect(scans['identity']).toBeGreaterThan(0)
    expect(scans['text']).toBeGreaterThan(0)
  })
})
