import { createHash } from 'node:crypto'
import { CLINIC_PAGE_SIZE } from '@vastus/domain/limits'
import { addDays, isCalendarDate, startOfLocalDay } from '@vastus/domain/time/time-zone'
import { InvalidInput, NotFound } from '../../errors.ts'
import type { Sql } from '../../db/sql.ts'
import { personsShown } from '../../http/audit-trail.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { RawResponse } from '../../http/mount.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { VERSION } from '../../version.ts'
import { createCountedLists, listOf } from './counted-lists.ts'
import {
  type DashboardPage,
  type DashboardQuery,
  pageStatement,
  stampStatement,
  timeZoneStatement,
} from './dashboard-repository.ts'

/** Of this process; a stamp is never given twice. */
const countedLists = createCountedLists()

type ShownRow = { patient: { id: number }; creator: { id: number } }

/** Whom the rows name. */
const personsIn = (content: string) =>
  (JSON.parse(content) as ShownRow[]).flatMap(({ patient, creator }) => [patient.id, creator.id])

/** Somebody is looked for on purpose, so each search is recorded. */
const isSearch = ({ search, patientPersonIds }: DashboardQuery) =>
  Boolean(search) || Boolean(patientPersonIds?.length)

/**
 * The rows are passed on as the database rendered them. A reader who already has the present list of today gets a
 * 304, which shows nobody who was not named to the reader. A search is always answered and names everybody whom it shows.
 */
export async function answerDashboard(request: RequestContext, asked: DashboardQuery): Promise<RawResponse> {
  const { clinicId, profession } = requireEmployment(request, asked.clinicId)
  const query = await withInstants(request, clinicId, asked)
  requireOrder(query, 'createdAtFrom', 'createdAtTo')
  requireOrder(query, 'updatedAtFrom', 'updatedAtTo')
  const { page = 0, size = CLINIC_PAGE_SIZE } = query
  const medicalHidden = profession === 'NON_CLINICAL'
  const day = request.now.toISOString().slice(0, 10)
  const headersOf = (stamp: string | null) => etagOf(stamp, { clinicId, medicalHidden, query, day })
  if (request.ifNoneMatch !== null && !isSearch(query)) {
    const [now] = await request.read<{ stamp: string | null }>(stampStatement(clinicId))
    const headers = headersOf(now?.stamp ?? null)
    if (headers.etag === request.ifNoneMatch) return new RawResponse('', headers, 304)
  }
  const { userId } = request.principal()
  const list = listOf(clinicId, query, medicalHidden)
  const counted = countedLists.find(list)
  const view = { userId, medicalHidden, size, offset: page * size, counted }
  const statement = pageStatement(clinicId, query, view)
  const { content, total, stamp } = await readPage(request, clinicId, query, statement)
  if (stamp !== null) countedLists.keep(list, { stamp, total })
  const last = (page + 1) * size >= total
  return new RawResponse(
    `{"content":${content},"page":${page},"size":${size},"totalElements":${total},"last":${last}}`,
    { ...headersOf(stamp), 'content-type': 'application/json; charset=utf-8' },
  )
}

/** The query with instants in place of calendar days: from the first instant of a day at the clinic, up to its last millisecond. */
async function withInstants(
  request: RequestContext,
  clinicId: number,
  query: DashboardQuery,
): Promise<DashboardQuery> {
  const bounds = [query.createdAtFrom, query.createdAtTo, query.updatedAtFrom, query.updatedAtTo]
  if (!bounds.some((bound) => bound !== undefined && isCalendarDate(bound))) return query
  const [clinic] = await request.read<{ timeZone: string }>(timeZoneStatement(clinicId))
  if (!clinic) throw new NotFound()
  const startOf = (day: string) => startOfLocalDay(day, clinic.timeZone)
  const first = (bound: string | undefined) =>
    bound !== undefined && isCalendarDate(bound) ? startOf(bound).toISOString() : bound
  const last = (bound: string | undefined) =>
    bound !== undefined && isCalendarDate(bound)
      ? new Date(startOf(addDays(bound, 1)).getTime() - 1).toISOString()
      : bound
  return {
    ...query,
    createdAtFrom: first(query.createdAtFrom),
    createdAtTo: last(query.createdAtTo),
    updatedAtFrom: first(query.updatedAtFrom),
    updatedAtTo: last(query.updatedAtTo),
  }
}

async function readPage(
  request: RequestContext,
  clinicId: number,
  query: DashboardQuery,
  statement: Sql,
): Promise<DashboardPage> {
  if (isSearch(query)) {
    request.auditAs('E_CONTACTS_SEARCH')
    return request.transaction(async (tx) => {
      const found = await tx.one<DashboardPage>(statement)
      request.audit(personsShown(clinicId, personsIn(found.content)))
      return found
    })
  }
  const list = { clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId }
  const [found] = await request.read<DashboardPage>(statement, list)
  if (!found) throw new Error('a page of the list is one row, and none came')
  await request.auditListed(clinicId, personsIn(found.content))
  return found
}

/** Weak: the same list may travel compressed or not. Bound to all that the answer depends on. */
function etagOf(
  stamp: string | null,
  list: { clinicId: number; medicalHidden: boolean; query: DashboardQuery; day: string },
): { etag?: string } {
  // What is unread changes without the list's doing.
  if (stamp === null || list.query.unread || isSearch(list.query)) return {}
  const dependsOn = JSON.stringify([VERSION, stamp, list])
  return { etag: `W/"${createHash('sha256').update(dependsOn).digest('base64url')}"` }
}

function requireOrder(
  query: DashboardQuery,
  from: 'createdAtFrom' | 'updatedAtFrom',
  to: 'createdAtTo' | 'updatedAtTo',
): void {
  const [first, last] = [query[from], query[to]]
  if (first && last && Date.parse(first) > Date.parse(last))
    throw new InvalidInput([{ path: from, rule: 'FORM' }])
}
