import type { Tx } from '../../db/database.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, accessEContact } from '../e-contacts/index.ts'
import { takeAlarms } from '../promises/index.ts'

/** The caller takes what nobody has taken, and may have called the patient. What is so already changes nothing. */
export async function takeDangerAlarm(
  tx: Tx,
  request: RequestContext,
  id: number,
  { called }: { called: boolean },
): Promise<AccessedEContact> {
  const accessed = await accessEContact(tx, request, id, { lock: true })
  const { userId } = request.principal()
  if (!(await takeAlarms(tx, id, { userId, isCalled: called, now: request.now }))) return accessed
  recordEvents(tx, accessed.eContact, ['E_CONTACT_DANGER_TAKEN'], userId, request.now)
  refreshRow(tx, id)
  return accessed
}
