import type {
  joinPatients as joinRoute,
  listPatientDoubles as listRoute,
  PatientDoubles,
  undoPatientJoin as undoRoute,
} from '@vastus/contract/patient-join'
import type { RouteInput, RouteResponse } from '@vastus/contract/route'
import { undoableUntil } from '@vastus/domain/identity/account-join'
import { checkPatientJoin, whoStays } from '@vastus/domain/persons/patient-join'
import { isClinical } from '@vastus/domain/roles'
import type { Tx } from '../../../db/database.ts'
import { Forbidden, NotFound, Refused } from '../../../errors.ts'
import { requireFreshSignIn } from '../../../http/fresh-sign-in.ts'
import { personsShown } from '../../../http/audit-trail.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { requireEmployment } from '../../../http/require-employment.ts'
import { setMembership } from '../../e-contacts/index.ts'
import { accessPatient, auditPerson } from '../access-patient.ts'
import * as joins from './patient-joins-repository.ts'

/** Those of the clinic who might be the same person as one of its patients, side by side with that patient. */
export function listDoubles(
  request: RequestContext,
  personId: number,
  query: RouteInput<typeof listRoute>['query'],
): Promise<RouteResponse<typeof listRoute>> {
  const { clinicId } = requireClinician(request, query.clinicId)
  return request.transaction(async (tx) => {
    const { id } = await accessPatient(tx, request, personId, clinicId)
    const ids = [id, ...(await joins.listDoubles(tx, clinicId, id))]
    const [patient, ...others] = await joins.getCompared(tx, clinicId, ids, request.now)
    if (!patient) throw new NotFound()
    const doubles: PatientDoubles['doubles'] = []
    for (const other of others) {
      const pair = [patient, other] as const
      doubles.push({
        patient: shown(other),
        staysId: whoStays(pair).id,
        refusal: checkPatientJoin(pair, await joins.actedForEachOther(tx, clinicId, id, other.id)),
      })
    }
    const named = [patient, ...others].flatMap((each) => [each, ...each.representatives, ...each.represented])
    request.audit(
      personsShown(
        clinicId,
        named.map((each) => each.id),
      ),
    )
    return { patient: shown(patient), doubles }
  })
}

/** Makes one of two patients of the clinic. @throws Refused, NotFound */
export function joinPatients(
  request: RequestContext,
  personId: number,
  body: RouteInput<typeof joinRoute>['body'],
): Promise<RouteResponse<typeof joinRoute>> {
  const { clinicId } = requireClinician(request, body.clinicId)
  return request.once(
    async (tx) => {
      requireFreshSignIn(request)
      const one = await accessPatient(tx, request, personId, clinicId)
      const other = await accessPatient(tx, request, body.otherPersonId, clinicId)
      if (one.id === other.id) return joinedBefore(tx, clinicId, one.id, [personId, body.otherPersonId])
      await joins.lockPatients(tx, [one.id, other.id])
      const rows = await joins.getCompared(tx, clinicId, [one.id, other.id], request.now)
      const [first, second] = rows
      if (!first || !second) throw new NotFound()
      const pair = [first, second] as const
      const acted = await joins.actedForEachOther(tx, clinicId, one.id, other.id)
      if (checkPatientJoin(pair, acted)) throw new Refused('PATIENTS_NOT_JOINED')
      const stays = whoStays(pair)
      const goesId = stays === first ? second.id : first.id
      await joins.joinPatients(tx, clinicId, { staysId: stays.id, goesId }, request.now)
      if (first.clinicMember || second.clinicMember)
        await setMembership(
          tx,
          { clinicId, patientPersonId: stays.id, clinicMember: true },
          { userId: request.principal().userId, now: request.now },
        )
      return { id: stays.id, undoableUntil: undoableUntil(request.now.toISOString()) }
    },
    {
      keep: (joined) => joined,
      again: async (tx: Tx, joined) => {
        await accessPatient(tx, request, joined.id, clinicId)
        return joined
      },
    },
  )
}

/** Makes two patients again of the last ones that became one; once more, it finds them so. @throws Refused, NotFound */
export function undoPatientJoin(
  request: RequestContext,
  personId: number,
  body: RouteInput<typeof undoRoute>['body'],
): Promise<RouteResponse<typeof undoRoute>> {
  const { clinicId } = requireClinician(request, body.clinicId)
  return request.once(
    async (tx) => {
      requireFreshSignIn(request)
      const { id } = await accessPatient(tx, request, personId, clinicId)
      const { formerPersonId } = body
      const open = await joins.findOpenJoin(tx, clinicId, id)
      if (open?.formerId !== formerPersonId) {
        const last = await joins.findJoinOf(tx, clinicId, formerPersonId)
        if (last?.isUndone && last.keptId === id) return undefined
        throw new NotFound()
      }
      const [row] = await joins.getCompared(tx, clinicId, [id], request.now)
      if (row?.isOfCaller) throw new Refused('PATIENT_JOIN_OF_OWN')
      const result = await joins.undoJoin(tx, clinicId, id, request.now)
      if (result === 'MERGED') throw new Refused('PATIENTS_MERGED_SINCE')
      if (result === 'NONE') throw new NotFound()
      auditPerson(request, clinicId, formerPersonId)
      return undefined
    },
    {
      keep: () => ({}),
      again: async (tx: Tx) => {
        await accessPatient(tx, request, personId, clinicId)
        return undefined
      },
    },
  )
}

/**
 * A join shows the history of one patient to all who read the other: who may not read it does not decide that.
 *
 * @throws NotFound, Forbidden
 */
function requireClinician(request: RequestContext, clinicId: number) {
  const employment = requireEmployment(request, clinicId)
  if (!isClinical(employment.profession)) throw new Forbidden()
  return employment
}

/** The answer of a join that was made already, for who did not get it. @throws NotFound */
async function joinedBefore(tx: Tx, clinicId: number, staysId: number, ids: readonly number[]) {
  const formerId = ids.find((id) => id !== staysId)
  const joined = formerId === undefined ? null : await joins.findJoinOf(tx, clinicId, formerId)
  if (!joined || joined.isUndone) throw new NotFound()
  return { id: staysId, undoableUntil: undoableUntil(joined.joinedAt) }
}

const shown = ({
  isAccountJustJoined: _,
  isKnownElsewhere: __,
  isOfCaller: ___,
  ...patient
}: joins.ComparedRow) => patient
