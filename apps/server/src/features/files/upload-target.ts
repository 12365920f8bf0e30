import type { EventType } from '@vastus/domain/e-contact/status'
import { isMadeByClinic } from '@vastus/domain/e-contact/clinic-made'
import { checkFileCount, MAX_FILES } from '@vastus/domain/files/file-rules'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, Refused, TooManyRequests } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { accessEContact, checkChange, type EContact } from '../e-contacts/index.ts'
import { countFilesOfMessage, findPlan, findSentEntry, listBytesOfPatient } from './files-repository.ts'
import { writtenAsInClinic } from '../clinics/index.ts'

const DAY_MS = 24 * 3_600_000
const DAILY_BYTES_OF_A_PATIENT = 200 * 1024 * 1024

/** The e-contact a file is for, and what follows from adding it. */
export type UploadTarget = {
  eContact: EContact
  side: 'PATIENT' | 'CLINIC'
  events: EventType[]
  joinsFirstMessage: boolean
}

/**
 * Finds the e-contact of an upload and locks it, so that uploads at once are counted one after another.
 *
 * @throws NotFound also for what is not the caller's; BusinessRule or Refused where the life cycle has no room for a file
 */
export async function findUploadTarget(
  tx: Tx,
  request: RequestContext,
  eContactId: number,
): Promise<UploadTarget> {
  const accessed = await accessEContact(tx, request, eContactId, { lock: true })
  const { eContact, side } = accessed
  if (side === 'CLINIC' && isFilesStepOfMaker(eContact, request))
    return { eContact, side, events: ['E_CONTACT_FILES_ADDED'], joinsFirstMessage: true }
  const action = side === 'PATIENT' ? 'UPLOAD' : 'CLINIC_UPLOAD'
  const { decision } = await checkChange(tx, request, accessed, { action })
  const joinsFirstMessage =
    side === 'PATIENT' && eContact.finalizedAt === null && !isMadeByClinic(eContact.direction)
  return { eContact, side, events: decision.events, joinsFirstMessage }
}

/** Files of an e-contact that staff have just made belong to its first message, even where that closed it at once; not what came between. */
function isFilesStepOfMaker(eContact: EContact, request: RequestContext): boolean {
  return (
    isMadeByClinic(eContact.direction) &&
    eContact.finalizedAt === null &&
    eContact.mergedIntoId === null &&
    (eContact.outcome === null || eContact.outcome === 'ANSWERED') &&
    eContact.createdByUserId === request.principal().userId
  )
}

/** The message a file belongs to at once: the first one while its files step lasts. */
export async function findFirstMessage(tx: Tx, target: UploadTarget): Promise<number | null> {
  return target.joinsFirstMessage ? findSentEntry(tx, target.eContact.id) : null
}

/**
 * Refuses one file more than a message may have. Files of a reply that was never sent stop counting after a day.
 *
 * @throws InvalidInput
 */
export async function requireRoom(
  tx: Tx,
  request: RequestContext,
  eContactId: number,
  entryId: number | null,
): Promise<void> {
  const since = new Date(request.now.getTime() - DAY_MS)
  const count = await countFilesOfMessage(tx, {
    eContactId,
    userId: request.principal().userId,
    entryId,
    since,
  })
  const rule = checkFileCount(count + 1)
  if (rule) throw new InvalidInput([{ path: 'file', rule, params: { count: MAX_FILES } }])
}

/**
 * Bounds what one patient sends in a day, and says when there is room again. Staff send in the clinic's name, and know their limits.
 *
 * @throws TooManyRequests
 */
export async function requireDailyRoom(
  tx: Tx,
  request: RequestContext,
  { eContact, side }: UploadTarget,
  sizeBytes: number,
): Promise<void> {
  if (side === 'CLINIC') return
  const since = new Date(request.now.getTime() - DAY_MS)
  const sent = await listBytesOfPatient(tx, eContact.creatorPersonId, since)
  let total = sizeBytes + sent.reduce((sum, file) => sum + file.sizeBytes, 0)
  let opensAt: number | null = null
  for (const file of sent) {
    if (total <= DAILY_BYTES_OF_A_PATIENT) break
    total -= file.sizeBytes
    opensAt = Date.parse(file.createdAt) + DAY_MS
  }
  if (opensAt === null) return
  const until = await writtenAsInClinic(tx, request, eContact.clinicId, new Date(opensAt).toISOString())
  const seconds = Math.ceil((opensAt - request.now.getTime()) / 1000)
  throw new TooManyRequests(seconds, new Refused('FILES_OF_A_DAY', { until }))
}

/** The plan decides whether the clinic's files are looked at by the scanner. */
export async function isScannedFor(tx: Tx, clinicId: number): Promise<boolean> {
  return (await findPlan(tx, clinicId)) !== 'BASIC'
}
