import { canReplyBehind } from '@vastus/domain/e-contact/hold'
import { checkReplyBlockedUntil } from '@vastus/domain/e-contact/reply-restriction'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, OutdatedVersion, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccessedEContact, applyChange, type EContact, openForChange } from '../e-contacts/index.ts'
import { getClinicCalendar } from '../clinics/index.ts'
import { listHeld } from './held-replies-repository.ts'
import { holdReply } from './hold-reply.ts'
import { release } from './release-reply.ts'
import { changeOf, type Reply } from './reply.ts'
import { tellWhenReplyOpens } from '../delivery/index.ts'
import { endRequest } from '../instruments/index.ts'
import { listSharedTemplates, noteTemplateUse } from '../templates/index.ts'

/** Sends a reply at once, or holds it for so many seconds. A writer who has not seen a colleague's newer reply is shown it first. */
export async function sendReply(
  tx: Tx,
  request: RequestContext,
  id: number,
  reply: Reply,
  holdSeconds = 0,
): Promise<AccessedEContact> {
  const [opened, held, shared] = await Promise.all([
    openForChange(tx, request, id),
    listHeld(tx, id),
    listSharedTemplates(tx, id),
  ])
  const { userId } = request.principal()
  if (request.ifMatch !== null && held.some((each) => each.userId !== userId))
    throw new OutdatedVersion(opened.eContact.version)
  await requireFreeDate(tx, request, opened.eContact, reply)

  // One's own earlier words go first.
  const earlier = held.find((each) => each.userId === userId)
  if (earlier && !canReplyBehind(earlier.action)) throw new Refused('REPLY_ON_ITS_WAY')
  const accessed = earlier
    ? { ...opened, eContact: await release(tx, earlier, opened.eContact, request.now) }
    : opened
  if (holdSeconds > 0) return holdReply(tx, request, accessed, reply, holdSeconds)
  const changed = await applyChange(tx, request, accessed, changeOf(reply, request.now))
  noteTemplateUse(tx, reply.original ?? reply.text, shared, request.now)
  tellWhenReplyOpens(tx, changed.eContact, reply.replyBlockedUntil)
  // A plain question takes the place of a questionnaire.
  if (reply.action === 'INQUIRE' && !reply.questionnaire) endRequest(tx, id, request.now)
  return changed
}

async function requireFreeDate(
  tx: Tx,
  request: RequestContext,
  eContact: EContact,
  reply: Reply,
): Promise<void> {
  if (reply.replyBlockedUntil === null) return
  const { timeZone } = await getClinicCalendar(tx, eContact.clinicId, request.now)
  const rule = checkReplyBlockedUntil(reply.replyBlockedUntil, { now: request.now, timeZone })
  if (rule) throw new InvalidInput([{ path: 'replyBlockedUntil', rule }])
}
