import { CLINIC_PAGE_SIZE } from '@vastus/domain/limits'
import { InvalidInput, NotFound } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import { RawAnswer } from '../../http/mount.ts'
import type { Employment } from '../../principal.ts'
import { type DashboardQuery, findDashboardPage } from './dashboard-repository.ts'

/** The clinic asked for, or the first one that the caller works in. */
export function requireEmployment(call: Call, clinicId: number | undefined): Employment {
  const { employments } = call.principal()
  const employment =
    clinicId === undefined ? employments[0] : employments.find((each) => each.clinicId === clinicId)
  if (!employment) throw new NotFound()
  return employment
}

/** The rows are passed on as the database rendered them: parsing hundreds of them would cost more than all the rest. */
export async function answerDashboard(call: Call, query: DashboardQuery): Promise<RawAnswer> {
  const { clinicId, profession } = requireEmployment(call, query.clinicId)
  requireOrder(query, 'createdAtFrom', 'createdAtTo')
  requireOrder(query, 'updatedAtFrom', 'updatedAtTo')
  const { page = 0, size = CLINIC_PAGE_SIZE } = query
  const body = await call.transaction(async (tx) => {
    const medicalHidden = profession === 'NON_CLINICAL'
    const { content, total } = await findDashboardPage(tx, clinicId, query, {
      medicalHidden,
      size,
      offset: page * size,
    })
    call.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
    const last = (page + 1) * size >= total
    return `{"content":${content},"page":${page},"size":${size},"totalElements":${total},"last":${last}}`
  })
  return new RawAnswer(body, { 'content-type': 'application/json; charset=utf-8' })
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
