import type { rejectEContact as route } from '@vastus/contract/clinic-e-contacts'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireReason } from '../conversation/index.ts'
import type { AccessedEContact } from '../e-contacts/index.ts'
import { closeWithReason } from './close-with-reason.ts'

/** Refuses a new patient's first e-contact for good. */
export function reject(
  tx: Tx,
  request: RequestContext,
  id: number,
  { reason, infoText = '', holdSeconds }: RouteInput<typeof route>['body'],
): Promise<AccessedEContact> {
  const closing = {
    action: 'REJECT',
    reason: requireReason('REJECT', reason, infoText),
    text: infoText,
  } as const
  return closeWithReason(tx, request, id, closing, holdSeconds)
}
