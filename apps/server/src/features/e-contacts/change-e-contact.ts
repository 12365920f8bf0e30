import type { DangerLevel } from '@vastus/domain/danger-signs/context'
import { type DangerSign, findSignsForStaff } from '@vastus/domain/danger-signs/find'
import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import { type Action, type Decision, type DecisionInput, decide } from '@vastus/domain/e-contact/transitions'
import { type AlsoSet, stateOf, withState } from '@vastus/domain/e-contact/stored-state'
import type { Tx } from '../../db/database.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { recordEvents } from '../../events/record-events.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { followPromise, raiseAlarm } from '../promises/index.ts'
import { type AccessedEContact, accessEContact } from './access-e-contact.ts'
import { authorOf } from './author.ts'
import { findPatientAge, saveDangerSigns } from './danger-signs-repository.ts'
import type { EContact } from './e-contact.ts'
import { findVersionForPatient } from './e-contact-repository.ts'
import { refuse } from './refuse.ts'
import { requireUnsentFiles } from './require-unsent-files.ts'
import { saveEContact } from './save-e-contact.ts'
import { addEntry, type Author } from './entries-repository.ts'

type Accepted = Extract<Decision, { ok: true }>

export type Change = {
  action: Action
  input?: Omit<DecisionInput, 'now' | 'byUserId'>
  /** What is said with it. */
  message?: {
    text?: string | undefined
    /** What the writer wrote, where `text` is its translation. */
    original?: string | null | undefined
    reason?: string
    fileIds?: readonly string[] | undefined
    replyBlockedUntil?: string | null
    /** Danger signs that the patient was shown and does not mean. */
    notMeant?: readonly DangerRuleId[] | undefined
  }
  alsoSet?: AlsoSet
  /** Danger signs in a questionnaire that came with it. */
  flagged?: readonly { level: DangerLevel }[]
}

/** What a patient tells of their health by it is looked through for danger signs. */
const TELLING: readonly Action[] = ['ADD_INFO', 'ANSWER_INQUIRY', 'PATIENT_REOPEN']

/**
 * The one way an e-contact changes: load with the caller's rights and lock, compare versions, ask the life cycle, then
 * save state, timeline, files, events and the dashboard's row together.
 */
export async function changeEContact(
  tx: Tx,
  request: RequestContext,
  id: number,
  change: Change,
): Promise<AccessedEContact> {
  return applyChange(tx, request, await openForChange(tx, request, id), change)
}

/** Loads and locks; for a use case that looks at the e-contact before it decides what to change. */
export async function openForChange(tx: Tx, request: RequestContext, id: number): Promise<AccessedEContact> {
  const accessed = await accessEContact(tx, request, id, { lock: true })
  requireVersion(request, await versionFor(tx, request, accessed))
  return accessed
}

/** A patient knows nothing of what the clinic does inside, and is not stopped by it. */
async function versionFor(
  tx: Tx,
  request: RequestContext,
  { eContact, side }: AccessedEContact,
): Promise<number> {
  if (side === 'CLINIC' || request.ifMatch === null) return eContact.version
  return findVersionForPatient(tx, eContact.id)
}

export async function applyChange(
  tx: Tx,
  request: RequestContext,
  accessed: AccessedEContact,
  change: Change,
): Promise<AccessedEContact> {
  const { eContact } = accessed
  const { decision, fileIds } = await checkChange(tx, request, accessed, change)
  if (decision.entry === null && decision.events.length === 0) return accessed
  const author = authorOf(request, accessed)
  const signs = TELLING.includes(change.action)
    ? findSignsForStaff(
        change.message?.text ?? '',
        request.language,
        eContact.eContactType,
        [],
        await findPatientAge(tx, eContact, request.now),
      )
    : []
  const saved = await saveDecision(tx, eContact, decision, {
    change,
    fileIds,
    author,
    signs,
    now: request.now,
  })
  return { ...accessed, eContact: saved }
}

/**
 * Asks whether the life cycle lets the caller make this change now, and whether its files may go along. Changes nothing.
 *
 * @throws NotFound, OutdatedVersion, Refused, BusinessRule
 */
export async function checkChange(
  tx: Tx,
  request: RequestContext,
  accessed: AccessedEContact,
  { action, input, message }: Change,
): Promise<{ decision: Accepted; fileIds: string[] }> {
  const decision = decide(stateOf(accessed.eContact), action, {
    ...input,
    now: request.now.toISOString(),
    byUserId: request.principal().userId,
  })
  if (!decision.ok) return refuse(tx, request, accessed.eContact, decision.refusal)
  const leavesTrace = decision.entry !== null || decision.events.length > 0
  return { decision, fileIds: leavesTrace ? await requireUnsentFiles(tx, accessed, message?.fileIds) : [] }
}

/** Saves what the life cycle decided, with what is said by it. */
export async function saveDecision(
  tx: Tx,
  eContact: EContact,
  decision: Accepted,
  done: {
    change: Change
    fileIds: readonly string[]
    author: Author
    signs?: readonly DangerSign[]
    now: Date
  },
): Promise<EContact> {
  const { change, fileIds, author, now } = done
  const saved = saveEContact(tx, withState(eContact, decision.next, change.alsoSet), now)
  await followPromise(tx, eContact, saved, now)
  if (decision.entry) {
    const { text = '', original, reason = null, replyBlockedUntil = null } = change.message ?? {}
    const entry = { type: decision.entry, author, text, original, reason, replyBlockedUntil }
    addEntry(tx, saved, entry, now, fileIds)
    saveDangerSigns(tx, saved, done.signs ?? [], now, 'NEWEST_MESSAGE', {
      notMeant: change.message?.notMeant,
    })
    await raiseAlarm(tx, saved, [...(done.signs ?? []), ...(change.flagged ?? [])], now)
  }
  recordEvents(tx, saved, decision.events, author.userId, now)
  refreshRow(tx, saved.id)
  return saved
}
