import type { listClinicEContacts as route } from '@vastus/contract/clinic-e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import { E_CONTACT_STATUSES, type EContactStatus, isOpen } from '@vastus/domain/e-contact/status'
import { type SearchWords, searchWords } from '@vastus/domain/search/search-words'
import { ADMINISTRATIVE_TYPES } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { isUnreadBy } from './seen-repository.ts'

export type DashboardQuery = RouteInput<typeof route>['query']

/**
 * One page of rendered rows, as the text of a JSON array, with the number of all that fit, and the stamp of the clinic's list, null
 * before its first row. The stamp is never newer than the rows.
 */
export type DashboardPage = { content: string; total: number; stamp: string | null }

/** What a reader sees of a row, and may search in: without medical access, only identity and administrative types. */
const visibleJson = (medicalHidden: boolean) =>
  medicalHidden
    ? sql`case when e_contact_type = any(${ADMINISTRATIVE_TYPES}) then row_json else row_json_masked end`
    : sql`row_json`

/** How many e-contacts a list had under its stamp. */
export type Counted = { stamp: string; total: number }

/** @param counted the number of a list's e-contacts, where it is known under a stamp */
export type DashboardView = {
  userId: number
  medicalHidden: boolean
  size: number
  offset: number
  counted?: Counted | undefined
}

const stampOf = (clinicId: number) =>
  sql`(select stamp from clinic_list_stamps where clinic_id = ${clinicId})`

/** The list's present stamp; null before its first row. */
export const stampStatement = (clinicId: number) => sql`select ${stampOf(clinicId)} as stamp`

/** Where the clinic's days begin and end. */
export const timeZoneStatement = (clinicId: number) =>
  sql`select time_zone from clinics where id = ${clinicId}`

/** One `DashboardPage`, listed or searched; its plan is tested. */
export function pageStatement(clinicId: number, query: DashboardQuery, view: DashboardView): Sql {
  const words = searchWords(query.search ?? '')
  return words.plain.length + words.spelled.length === 0
    ? listStatement(clinicId, query, view)
    : searchStatement(clinicId, query, words, view)
}

/** All that are open, or all that are finished, in the order of their index: nearly every row that is met on the way is shown. */
function areShownRowsAdjacent(query: DashboardQuery, userId: number): boolean {
  if (query.statuses?.length || filters(query, userId).length > 1) return false
  const { sort = 'updatedAt', order = 'desc' } = query
  if (query.onlyCompleted) return sort === 'updatedAt'
  return (
    (sort === 'updatedAt' && order === 'desc') ||
    (sort !== 'createdAt' && sort !== 'updatedAt' && order === 'asc')
  )
}

/** A page that is not full is its own count; only then is the whole list not counted. */
function listStatement(clinicId: number, query: DashboardQuery, view: DashboardView): Sql {
  const { size, offset, counted } = view
  const listed = sql.join([sql`clinic_id = ${clinicId}`, ...filters(query, view.userId)], sql` and `)
  const known = counted
    ? sql`when ${stampOf(clinicId)} = ${counted.stamp}::uuid then ${counted.total}::bigint`
    : sql``
  const total = sql`case ${known} when count(*) < ${size} and (count(*) > 0 or ${offset}::int = 0) then ${offset} + count(*)
        else (select count(*) from e_contact_rows where ${listed}) end`
  const json = visibleJson(view.medicalHidden)
  const pageOf = (columns: Sql) => sql`select ${columns} from e_contact_rows
      where ${listed} order by ${orderOf(query)} limit ${size} offset ${offset}`
  // Rows are wide. Where few may fit, an index that holds what is filtered by tells which, and only those are read.
  const page = areShownRowsAdjacent(query, view.userId)
    ? pageOf(sql`${json} as json`)
    : sql`select ${json} as json from (${pageOf(sql`e_contact_id, ${hasOpenOnes(query) ? sql`danger_open, ` : sql``}${sql.join(sortedBy(query), sql`, `)}`)}) as shown
      join e_contact_rows using (e_contact_id) order by ${orderOf(query, sql`shown.`)}`
  return sql`
    select ${joined} as content, ${total} as total, ${stampOf(clinicId)} as stamp
    from (${page}) as page`.withFreshPlan()
}

/** Lower case, and `%`, `_` and `\` letters like any other. */
const patternOf = (word: Sql) =>
  sql`'%' || regexp_replace(search_key(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

/** The longest word comes first. */
function foundBy(
  clinicId: number,
  query: DashboardQuery,
  words: readonly string[],
  view: DashboardView,
): Sql {
  return sql`select * from search_e_contact_rows(${clinicId}::bigint, ${statusesOf(query)}::text[],
    array(select ${patternOf(sql`word`)} from unnest(${words}::text[]) as word order by length(search_key(word)) desc),
    ${view.medicalHidden ? ADMINISTRATIVE_TYPES : null}::text[])`
}

/** Searches once: what was found is filtered, counted and sorted by what the search tells of it, and only the page's rows are read. */
function searchStatement(
  clinicId: number,
  query: DashboardQuery,
  { plain, spelled }: SearchWords,
  view: DashboardView,
): Sql {
  const found = (all: readonly string[]) => foundBy(clinicId, query, all, view)
  const [first = found(plain), ...others] = spelled.map((spellings) =>
    sql.join(
      spellings.map((spelling) => found([...plain, spelling])),
      sql` union `,
    ),
  )
  const conditions = [
    ...filters(query, view.userId),
    ...others.map((other) => sql`e_contact_id in (select e_contact_id from (${other}) as other)`),
  ]
  const searched = sql`
    select * from (with found as materialized (
      select e_contact_id, danger_open, created_at, updated_at, waiting_since, due_at from (${first}) as e_contact_rows
      where ${sql.join(conditions, sql` and `)})
    select ${joined} as content, (select count(*) from found) as total, ${stampOf(clinicId)} as stamp
    from (select ${visibleJson(view.medicalHidden)} as json
      from (select * from found order by ${orderOf(query)} limit ${view.size} offset ${view.offset}) as shown
      join e_contact_rows using (e_contact_id) order by ${orderOf(query, sql`shown.`)}) as page) as answer`
  // What is found by the function that plans for its words alone is read by its key, whatever the words are.
  return spelled.length === 0 && filters(query, view.userId).length === 1
    ? searched
    : searched.withFreshPlan()
}

/** In the order of the rows that it is given. */
const joined = sql`coalesce('[' || string_agg(json, ',') || ']', '[]')`

/** Whether open e-contacts may be among what is listed. */
function hasOpenOnes({ onlyCompleted, statuses = [] }: DashboardQuery): boolean {
  return !onlyCompleted && (statuses.length === 0 || statuses.some(isOpen))
}

function sortedBy({ sort = 'updatedAt' }: DashboardQuery): Sql[] {
  return {
    createdAt: [sql`created_at`],
    updatedAt: [sql`updated_at`],
    waitingSince: [sql`waiting_since`],
    // Where nothing is promised, the longest wait comes first.
    answerDueAt: [sql`due_at`, sql`waiting_since`],
  }[sort]
}

function orderOf(query: DashboardQuery, of = sql``): Sql {
  const { order, sort = 'updatedAt' } = query
  // What nobody has taken yet comes before all others that are open.
  const danger = hasOpenOnes(query) ? sql`${of}danger_open desc, ` : sql``
  // What waits for nobody comes last, either way.
  const last = sort === 'waitingSince' || sort === 'answerDueAt' ? sql` nulls last` : sql``
  const direction = order === 'asc' ? sql`` : sql` desc`
  const columns = sortedBy(query).map((column) => sql`${of}${column}${direction}${last}`)
  return sql`${danger}${sql.join(columns, sql`, `)}, e_contact_id${direction}`
}

/** In which of them a search looks: nothing else is listed. */
function statusesOf({ statuses = [], onlyCompleted = false }: DashboardQuery): readonly EContactStatus[] {
  return statuses.length > 0
    ? statuses
    : E_CONTACT_STATUSES.filter((status) => isOpen(status) !== onlyCompleted)
}

function filters(query: DashboardQuery, userId: number): Sql[] {
  const chosen: Sql[] = []
  const statuses = query.statuses ?? []
  if (statuses.length > 0) chosen.push(sql`status = any(${statuses})`)
  if (query.onlyCompleted) chosen.push(sql`status in ('completed', 'rejected')`)
  // Written out, not as a parameter, so that the index over open e-contacts fits.
  else if (statuses.length === 0) chosen.push(sql`status in ('waitingForPatient', 'waitingForClinic')`)
  if (query.waitingFor)
    chosen.push(sql`status = ${query.waitingFor === 'PATIENT' ? 'waitingForPatient' : 'waitingForClinic'}`)
  if (query.acceptanceRequired !== undefined)
    chosen.push(sql`acceptance_required = ${query.acceptanceRequired}`)
  if (query.hasAssigneeUser !== undefined)
    chosen.push(query.hasAssigneeUser ? sql`assignee_user_id is not null` : sql`assignee_user_id is null`)
  const assignees = assigneeFilter(query)
  if (assignees) chosen.push(assignees)
  if (query.listCodes?.length) chosen.push(sql`list_code = any(${query.listCodes})`)
  if (query.patientPersonIds?.length)
    chosen.push(sql`patient_person_id = any(${query.patientPersonIds}::bigint[])`)
  if (query.types?.length) chosen.push(sql`e_contact_type = any(${query.types})`)
  if (query.danger) chosen.push(sql`danger_level in ('EMERGENCY_NOW', 'SAME_DAY')`)
  if (query.unread) chosen.push(isUnreadBy(userId))
  if (query.createdAtFrom) chosen.push(sql`created_at >= ${query.createdAtFrom}`)
  if (query.createdAtTo) chosen.push(sql`created_at <= ${query.createdAtTo}`)
  if (query.updatedAtFrom) chosen.push(sql`updated_at >= ${query.updatedAtFrom}`)
  if (query.updatedAtTo) chosen.push(sql`updated_at <= ${query.updatedAtTo}`)
  return chosen
}

function assigneeFilter({ assigneeUserIds = [], plusUnassigned = false }: DashboardQuery): Sql | undefined {
  if (assigneeUserIds.length === 0) return plusUnassigned ? sql`assignee_user_id is null` : undefined
  const theirs = sql`assignee_user_id = any(${assigneeUserIds}::bigint[])`
  return plusUnassigned ? sql`(${theirs} or assignee_user_id is null)` : theirs
}

export type DashboardCounts = {
  waitingForClinic: number
  waitingForPatient: number
  mine: number
  unassigned: number
  acceptanceRequired: number
  danger: number
}

/** How many open e-contacts stand behind each filter. */
export function countOpen(tx: Tx, clinicId: number, userId: number): Promise<DashboardCounts> {
  return tx.one<DashboardCounts>(sql`select count(*) filter (where status = 'waitingForClinic') as waiting_for_clinic,
      count(*) filter (where status = 'waitingForPatient') as waiting_for_patient,
      count(*) filter (where assignee_user_id = ${userId}) as mine,
      count(*) filter (where assignee_user_id is null) as unassigned,
      count(*) filter (where acceptance_required) as acceptance_required,
      count(*) filter (where danger_level in ('EMERGENCY_NOW', 'SAME_DAY')) as danger
    from e_contact_rows where clinic_id = ${clinicId} and status in ('waitingForPatient', 'waitingForClinic')`)
}
