import { isAdult } from '@vastus/domain/identity/age'
import { canSendFor } from '@vastus/domain/permissions'
import { localDate } from '@vastus/domain/time/time-zone'
import type { DbContext, Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { canActAs } from '../../http/access.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Kept } from '../../http/idempotency.ts'
import { contextOf, type Role } from '../../principal.ts'
import { findActedFor, isPatientOf } from './prescriptions-repository.ts'

export type PatientAtClinic = { patientPersonId: number; clinicId: number }

export type Viewer = {
  medicalHidden: boolean
  /** A representative sees what they asked for themselves, as with e-contacts. */
  seesOnlyOf: number | null
}

/**
 * Runs work on what a person asked of a clinic, as the clinic's staff or as the patient's own side. Who works there and is
 * a patient too acts as staff for others, and as a patient for oneself and elsewhere.
 *
 * @throws NotFound where the caller has neither right, and for what is not there alike
 */
export function withPatient<T>(
  request: RequestContext,
  of: PatientAtClinic,
  work: (tx: Tx, viewer: Viewer) => Promise<T>,
): Promise<T> {
  const { context, access } = accessTo(request, of)
  return request.transaction(async (tx) => work(tx, await access(tx)), { context })
}

/** The same for what is done once for a key. */
export function onceWithPatient<T, K extends Kept>(
  request: RequestContext,
  of: PatientAtClinic,
  work: (tx: Tx, viewer: Viewer) => Promise<T>,
  repeat: { keep: (answer: T) => K; again: (tx: Tx, viewer: Viewer, kept: K) => Promise<T> },
): Promise<T> {
  const { context, access } = accessTo(request, of)
  return request.once(
    async (tx) => work(tx, await access(tx)),
    { keep: repeat.keep, again: async (tx, kept) => repeat.again(tx, await access(tx), kept) },
    { context },
  )
}

function accessTo(
  request: RequestContext,
  of: PatientAtClinic,
): { context?: DbContext; access: (tx: Tx) => Promise<Viewer> } {
  const principal = request.principal()
  const employment = principal.employments.find(({ clinicId }) => clinicId === of.clinicId)
  const isOwn = principal.personId === of.patientPersonId
  const mayBePatient = canActAs(principal, 'PRM_PATIENT')
  const asPatient = mayBePatient && (request.role === 'PRM_PATIENT' || isOwn || !employment)
  if (!asPatient) {
    const access = async (tx: Tx) => {
      if (!employment || !(await isPatientOf(tx, of.patientPersonId, of.clinicId))) throw new NotFound()
      note(request, of, 'PRM_DOCTOR')
      return { medicalHidden: employment.profession === 'NON_CLINICAL', seesOnlyOf: null }
    }
    return { access }
  }
  const access = async (tx: Tx) => {
    await requireOwn(tx, request, of)
    note(request, of, 'PRM_PATIENT')
    return { medicalHidden: false, seesOnlyOf: isOwn ? null : principal.userId }
  }
  return { access, context: contextOf(principal, 'PRM_PATIENT', request.now) }
}

function note(request: RequestContext, { patientPersonId, clinicId }: PatientAtClinic, role: Role): void {
  const { userId, sessionHash } = request.principal()
  request.audit(
    { clinicId, subjectPersonId: patientPersonId, objectType: 'person', objectId: patientPersonId },
    { userId, sessionHash, role },
  )
}

async function requireOwn(
  tx: Tx,
  request: RequestContext,
  { patientPersonId, clinicId }: PatientAtClinic,
): Promise<void> {
  const person = await findActedFor(tx, request.principal().personId ?? 0, patientPersonId, clinicId)
  if (!person) throw new NotFound()
  const { birthDate, declaredAt, isSelf, timeZone } = person
  const wasChild = declaredAt !== null && !isAdult(birthDate, localDate(new Date(declaredAt), timeZone))
  const relation = isSelf ? 'SELF' : 'REPRESENTED'
  if (!canSendFor({ relation, birthDate, wasChild }, localDate(request.now, timeZone))) throw new NotFound()
}
