import { CLINIC_PAGE_SIZE } from '@vastus/domain/limits'
import type { listClinicEContacts } from '@vastus/contract/clinic-e-contacts'
import type { RouteCall } from '@vastus/contract/route'
import { daysOfPeriod, instantsOfDays } from './date-range.ts'
import type { Staff } from '../../e-contacts/index.ts'
import type { InboxSearch, View } from './inbox-search.ts'

export type ListQuery = NonNullable<RouteCall<typeof listClinicEContacts>['query']>
export type Viewer = Pick<Staff, 'userId' | 'clinicId' | 'timeZone'>

/** What the server is asked for the inbox as the address describes it. */
export function listQuery(search: InboxSearch, viewer: Viewer, now: Date): ListQuery {
  const { assignee, type, list, patient, period, order } = search
  const days = period ? daysOfPeriod(period, { now, timeZone: viewer.timeZone }) : search
  return {
    clinicId: String(viewer.clinicId),
    ...(search.closed ? { onlyCompleted: 'true' as const } : viewQuery(search.view ?? 'all', viewer.userId)),
    ...(assignee === 'none' ? { hasAssigneeUser: 'false' as const } : {}),
    ...(typeof assignee === 'number' ? { assigneeUserIds: String(assignee) } : {}),
    ...(type ? { types: type } : {}),
    ...(list ? { listCodes: list } : {}),
    ...(patient ? { patientPersonIds: String(patient) } : {}),
    ...(search.search ? { search: search.search } : {}),
    ...instantsOfDays(days, viewer.timeZone),
    ...(order === 'waiting' ? { sort: 'answerDueAt' as const } : {}),
    order: order ? 'asc' : 'desc',
    size: String(CLINIC_PAGE_SIZE),
  }
}

function viewQuery(view: View, userId: number): ListQuery {
  switch (view) {
    case 'danger':
      return { danger: 'true' }
    case 'unread':
      return { unread: 'true' }
    case 'our-turn':
      return { waitingFor: 'CLINIC' }
    case 'patients-turn':
      return { waitingFor: 'PATIENT' }
    case 'mine':
      return { assigneeUserIds: String(userId) }
    case 'unassigned':
      return { hasAssigneeUser: 'false' }
    case 'new-patients':
      return { acceptanceRequired: 'true' }
    case 'completed':
    case 'rejected':
      return { statuses: view }
    case 'all':
      return {}
  }
}
