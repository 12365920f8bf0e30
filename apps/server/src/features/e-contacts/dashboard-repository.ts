import type { listClinicEContacts as route } from '@vastus/contract/e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import { ADMINISTRATIVE_TYPES } from '@vastus/domain/types/catalogue'
import type { Tx } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'

export type DashboardQuery = RouteInput<typeof route>['query']

/** One page of rendered rows, as the text of a JSON array, with the number of all that fit. */
export type DashboardPage = { content: string; total: number }

/** What a reader sees of a row, and may search in: without medical access, only identity and administrative types. */
const visibleJson = (medicalHidden: boolean) =>
  medicalHidden
    ? sql`case when e_contact_type = any(${ADMINISTRATIVE_TYPES}) then row_json else row_json_masked end`
    : sql`row_json`

export type DashboardView = { medicalHidden: boolean; size: number; offset: number }

export async function findDashboardPage(
  tx: Tx,
  clinicId: number,
  query: DashboardQuery,
  view: DashboardView,
): Promise<DashboardPage> {
  const patterns = await searchPatterns(tx, query.search)
  const { content, count } = await tx.one<{ content: string; count: number }>(
    pageStatement(clinicId, query, patterns, view),
  )
  if (count < view.size && (count > 0 || view.offset === 0)) return { content, total: view.offset + count }
  const { total } = await tx.one<{ total: number }>(
    sql`select count(*) as total from e_contact_rows where ${conditions(clinicId, query, patterns, view)}`,
  )
  return { content, total }
}

/** The page as one text; its plan is tested. */
export function pageStatement(
  clinicId: number,
  query: DashboardQuery,
  patterns: readonly string[],
  view: DashboardView,
): Sql {
  const column = query.sort === 'createdAt' ? sql`created_at` : sql`updated_at`
  const order = query.order === 'asc' ? sql`${column}, e_contact_id` : sql`${column} desc, e_contact_id desc`
  return sql`
    select coalesce('[' || string_agg(json, ',' order by ${order}) || ']', '[]') as content, count(*) as count
    from (select ${visibleJson(view.medicalHidden)} as json, ${column}, e_contact_id from e_contact_rows
      where ${conditions(clinicId, query, patterns, view)}
      order by ${order} limit ${view.size} offset ${view.offset}) as page`
}

function conditions(
  clinicId: number,
  query: DashboardQuery,
  patterns: readonly string[],
  { medicalHidden }: DashboardView,
): Sql {
  const textTypes = medicalHidden ? ADMINISTRATIVE_TYPES : null
  const found =
    patterns.length === 0
      ? []
      : [
          sql`e_contact_id in (select search_e_contact_rows(${clinicId}::bigint, ${patterns}::text[], ${textTypes}::text[]))`,
        ]
  return sql.join([sql`clinic_id = ${clinicId}`, ...filters(query), ...found], sql` and `)
}

/** One a word, and every word must be found; `%`, `_` and `\` are letters like any other. The longest comes first. */
async function searchPatterns(tx: Tx, search = ''): Promise<string[]> {
  const words = search.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return []
  const { keys } = await tx.one<{ keys: string[] }>(
    sql`select array_agg(search_key(word)) as keys from unnest(${words}::text[]) as word`,
  )
  const byLength = keys.toSorted((a, b) => b.length - a.length)
  return byLength.map((key) => `%${key.replace(/[\\%_]/g, '\\$&')}%`)
}

function filters(query: DashboardQuery): Sql[] {
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
}

/** How many open e-contacts stand behind each filter. */
export function countOpen(tx: Tx, clinicId: number, userId: number): Promise<DashboardCounts> {
  return tx.one<DashboardCounts>(sql`select count(*) filter (where status = 'waitingForClinic') as waiting_for_clinic,
      count(*) filter (where status = 'waitingForPatient') as waiting_for_patient,
      count(*) filter (where assignee_user_id = ${userId}) as mine,
      count(*) filter (where assignee_user_id is null) as unassigned,
      count(*) filter (where acceptance_required) as acceptance_required
    from e_contact_rows where clinic_id = ${clinicId} and status in ('waitingForPatient', 'waitingForClinic')`)
}
