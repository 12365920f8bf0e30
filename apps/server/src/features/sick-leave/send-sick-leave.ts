import type { SickLeave } from '@vastus/contract/shapes'
import type { sendSickLeave as route } from '@vastus/contract/sick-leave'
import type { RouteInput } from '@vastus/contract/route'
import { checkSickLeave, leaveTextMax } from '@vastus/domain/sick-leave/check-sick-leave'
import { leaveVariantOf } from '@vastus/domain/sick-leave/leave'
import { brokenRule } from '@vastus/domain/validation-rules'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { getClinicCalendar } from '../clinics/index.ts'
import { applyChange, openForChange } from '../e-contacts/index.ts'
import * as leaves from './sick-leave-repository.ts'

/**
 * Adds the details of a leave to the e-contact that asks for them. For the life cycle that is information added: the clinic
 * sees the e-contact as unread again, also when it was opened in between.
 */
export async function sendSickLeave(
  { config }: Services,
  tx: Tx,
  request: RequestContext,
  id: number,
  answers: RouteInput<typeof route>['body'],
): Promise<SickLeave> {
  const accessed = await openForChange(tx, request, id)
  const { eContact } = accessed
  const variant = leaveVariantOf(eContact.eContactType)
  if (variant === null) throw new Refused('SICK_LEAVE_NOT_ASKED')
  const [sent, { countryCode, today }, startedOn] = await Promise.all([
    leaves.findSickLeave(tx, id),
    getClinicCalendar(tx, eContact.clinicId, request.now),
    leaves.findLatestStart(tx, eContact, answers.leaveType),
  ])
  if (sent) throw new Refused('SICK_LEAVE_ALREADY_SENT')
  const problems = checkSickLeave(variant, answers, {
    today,
    country: countryCode,
    isCodeRequired: config.isPersonalCodeRequired,
    startedOn,
  })
  if (problems.length > 0)
    throw new InvalidInput(
      problems.map(({ field, rule }) => ({
        path: field,
        ...brokenRule(rule, { count: leaveTextMax(field) }),
      })),
    )

  const saved = await leaves.insertSickLeave(tx, eContact, { ...answers, variant }, request.now)
  await applyChange(tx, request, accessed, { action: 'ADD_INFO' })
  return saved
}
