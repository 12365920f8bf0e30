import type { RouteName } from '@vastus/contract'
import type { Route } from '@vastus/contract/route'
import { sql } from '../../apps/server/src/db/sql.ts'
import { canariesIn } from './canaries.ts'
import type { PrincipalName } from './principals.ts'
import { propertiesOf } from './samples.ts'
import type { World } from './world.ts'

/** Persons whom an answer showed to one of the staff, by their owners' letters. */
export type Shown = {
  what: string
  requestId: string
  userId: number
  owners: string[]
  /** Of a list that nobody was looked for in: it is enough that the trail names them once that day. */
  isLeafing: boolean
}

const STAFF = ['otherStaff', 'nonClinical', 'nurse', 'doctor'] as const
const isStaff = (principal: PrincipalName): principal is (typeof STAFF)[number] =>
  STAFF.some((each) => each === principal)
const PATIENTS = 'pqrcxynz'

type Told = { status: number; requestId: string; text: string }

export function shownBy(
  { users }: World,
  principal: PrincipalName,
  { what, isLeafing, status, requestId, text }: Told & { what: string; isLeafing: boolean },
): Shown[] {
  if (!isStaff(principal) || status >= 300) return []
  const owners = canariesIn(text).flatMap((word) => {
    const [owner = '', kind] = word.split('.')
    return kind === 'person' && PATIENTS.includes(owner) ? [owner] : []
  })
  return owners.length > 0 ? [{ what, requestId, userId: users[principal].userId, owners, isLeafing }] : []
}

/** Whom the audit trail does not name: a row of the same request has to, or for leafing a row of a list that day. */
export async function findUnnamed({ services, clock }: World, shown: readonly Shown[]): Promise<string[]> {
  if (shown.length === 0) return []
  const requestIds = shown.map(({ requestId }) => requestId)
  const today = clock.now().toISOString().slice(0, 10)
  const rows = await services.database.transaction({ actor: 'system' }, (tx) =>
    tx.query<{ requestId: string; actorUserId: number; isOfListToday: boolean; owner: string }>(sql`
      select distinct a.request_id, a.actor_user_id, right(a.action, 5) = '_LIST' and left(a.at, 10) = ${today} as is_of_list_today,
        substring(p.first_name from 'canary-([a-z])-person') as owner
      from audit_entries a
      left join files f on a.object_type = 'file' and f.id::text = a.object_id
      left join e_contacts e on e.id::text = case a.object_type when 'eContact' then a.object_id else f.e_contact_id::text end
      join persons p on p.id in (a.subject_person_id, e.patient_person_id, e.creator_person_id)
        or a.object_type = 'persons' and p.id::text = any (string_to_array(a.object_id, ' '))
      where a.outcome = 'ALLOWED' and p.first_name like 'canary-%'
        and (a.request_id = any (${requestIds}::text[]) or right(a.action, 5) = '_LIST')`),
  )
  const byRequest = new Set(rows.map(({ requestId, owner }) => `${requestId} ${owner}`))
  const byList = new Set(
    rows.flatMap(({ actorUserId, owner, isOfListToday }) =>
      isOfListToday ? [`${actorUserId} ${owner}`] : [],
    ),
  )
  return shown.flatMap(({ what, requestId, userId, owners, isLeafing }) =>
    owners
      .filter(
        (owner) =>
          !byRequest.has(`${requestId} ${owner}`) && !(isLeafing && byList.has(`${userId} ${owner}`)),
      )
      .map((owner) => `${what} shows ${owner}, whom the audit trail does not name`),
  )
}

/** Whether staff take the child's code for proven, or somebody gets back the child whom the clinic took from them. */
export function isUnmarked(
  principal: PrincipalName,
  name: RouteName,
  { response }: Route,
  { status, text }: Told,
): boolean {
  if (name === 'addPerson' && principal === 'formerRepresentative') return status !== 468
  const hasMark =
    response !== null && typeof response === 'object' && 'isCodeProven' in propertiesOf(response)
  return hasMark && status < 300 && !text.includes('"isCodeProven":false')
}
