import { isMedicalContentHidden } from '@vastus/domain/permissions'
import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Profession } from '@vastus/domain/roles'
import type { EContact } from './e-contact.ts'
import { findAny, findSentTo, findWrittenBy, isRepresentationOver } from './e-contact-repository.ts'

/** An e-contact that the caller may see, and as whom. */
export type AccessedEContact =
  | { eContact: EContact; side: 'PATIENT'; medicalHidden: false }
  | { eContact: EContact; side: 'CLINIC'; profession: Profession; medicalHidden: boolean }

/**
 * Loads an e-contact with the caller's rights: a patient's own ones, or those of the clinics one works in. Notes the
 * look for the audit trail.
 *
 * @param options.lock holds the row until the end of the transaction, for a change
 * @throws NotFound for a foreign one and an absent one alike; Refused where a representative may read, but act no more
 */
export async function accessEContact(
  tx: Tx,
  request: RequestContext,
  id: number,
  options: { lock?: boolean } = {},
): Promise<AccessedEContact> {
  const accessed =
    request.role === 'PRM_DOCTOR'
      ? await accessAsStaff(tx, request, id, options)
      : await accessAsPatient(tx, request, id, options)
  const { clinicId, patientPersonId } = accessed.eContact
  request.audit({ clinicId, subjectPersonId: patientPersonId, objectType: 'eContact', objectId: id })
  return accessed
}

async function accessAsPatient(
  tx: Tx,
  request: RequestContext,
  id: number,
  options: { lock?: boolean },
): Promise<AccessedEContact> {
  const { personId } = request.principal()
  const eContact =
    personId === null ? undefined : await findWrittenBy(tx, personId, id, { ...options, now: request.now })
  if (!eContact) throw new NotFound()
  if (options.lock && (await isRepresentationOver(tx, eContact, request.now)))
    throw new Refused('REPRESENTATION_ENDED')
  return { eContact, side: 'PATIENT', medicalHidden: false }
}

async function accessAsStaff(
  tx: Tx,
  request: RequestContext,
  id: number,
  options: { lock?: boolean },
): Promise<AccessedEContact> {
  const { employments } = request.principal()
  const eContact = await findSentTo(
    tx,
    employments.map((employment) => employment.clinicId),
    id,
    options,
  )
  const employment = employments.find((each) => each.clinicId === eContact?.clinicId)
  if (!eContact || !employment) throw new NotFound()
  const { profession } = employment
  return {
    eContact,
    side: 'CLINIC',
    profession,
    medicalHidden: isMedicalContentHidden(profession, eContact.eContactType),
  }
}

/** Loads and locks an e-contact for background work, which has no caller whose rights could be asked for. */
export function accessForJob(tx: Tx, id: number): Promise<EContact | undefined> {
  return findAny(tx, id)
}
