import type {
  changeClinicPatient as route,
  changeRepresentative as representativeRoute,
  ClinicPatient,
} from '@vastus/contract/clinic-patients'
import type { RouteInput } from '@vastus/contract/route'
import type { Tx } from '../../db/database.ts'
import { Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { setMembership } from '../e-contacts/index.ts'
import { stopAccepting } from '../replies/index.ts'
import {
  accessPatient,
  auditPerson,
  getRepresentative,
  showingPatient,
  showPatient,
} from './access-patient.ts'
import { joinRecord, type Reached, saveContacts } from './patients-repository.ts'
import { type Contacts, readContacts } from './person-input.ts'

/**
 * Changes how a patient is reached, and whether the patient belongs to the clinic. What the patient gave stays the
 * patient's to change.
 *
 * @throws Refused
 */
export async function changePatient(
  services: Services,
  request: RequestContext,
  personId: number,
  body: RouteInput<typeof route>['body'],
): Promise<ClinicPatient> {
  const typed = await readContacts(services, body)
  return request.once(
    async (tx) => {
      const patient = await accessPatient(tx, request, personId, body.clinicId)
      const { clinicId } = patient
      await setContacts(tx, clinicId, patient, body, typed)
      const id = await joinRecord(tx, patient.id)
      if (id !== personId) auditPerson(request, clinicId, id)
      const { clinicMember } = body
      if (clinicMember === false) await stopAccepting(tx, request, { clinicId, patientPersonId: id })
      if (clinicMember !== undefined)
        await setMembership(
          tx,
          { clinicId, patientPersonId: id, clinicMember },
          { userId: request.principal().userId, now: request.now },
        )
      return showPatient(tx, request, clinicId, id)
    },
    showingPatient(request, body.clinicId),
  )
}

/** Changes how somebody is reached who acts for a patient now. @throws NotFound, Refused */
export async function changePersonActingFor(
  services: Services,
  request: RequestContext,
  { id, personId }: RouteInput<typeof representativeRoute>['params'],
  body: RouteInput<typeof representativeRoute>['body'],
): Promise<ClinicPatient> {
  const typed = await readContacts(services, body)
  return request.once(
    async (tx) => {
      const patient = await accessPatient(tx, request, id, body.clinicId)
      const representative = await getRepresentative(tx, patient, personId, request.now)
      await setContacts(tx, patient.clinicId, representative, body, typed)
      const current = await joinRecord(tx, representative.id)
      auditPerson(request, patient.clinicId, current)
      return {
        ...(await showPatient(tx, request, patient.clinicId, patient.id)),
        ...(current === personId ? {} : { added: { id: current, notTaken: [] } }),
      }
    },
    showingPatient(request, body.clinicId),
  )
}

/** What is named is set, empty or not. */
async function setContacts(
  tx: Tx,
  clinicId: number,
  person: Reached,
  named: { email?: string | undefined; phone?: string | undefined },
  typed: Contacts,
): Promise<void> {
  const wanted = {
    email: named.email === undefined ? person.email : typed.email,
    phone: named.phone === undefined ? person.phone : typed.phone,
  }
  if (wanted.phone === person.phone && wanted.email === person.email) return
  if (person.phoneLocked && wanted.phone !== person.phone) throw new Refused('PHONE_GIVEN_BY_PATIENT')
  if (person.emailLocked && wanted.email !== person.email) throw new Refused('EMAIL_OF_ACCOUNT')
  if (person.hasContactsOfAnother) throw new Refused('CONTACTS_OF_ANOTHER_CLINIC')
  await saveContacts(tx, clinicId, person.id, wanted)
}
