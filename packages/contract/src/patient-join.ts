import { PATIENT_JOIN_REFUSALS } from '@vastus/domain/persons/patient-join'
import * as z from 'zod/mini'
import { id, idText, instant } from './fields.ts'
import { route } from './route.ts'
import { person, personName } from './shapes.ts'

const byId = z.strictObject({ id: idText })

/** A patient as the clinic has it, to be held beside another. */
const comparedPatient = z.object({
  ...person.shape,
  isProven: z.boolean(),
  hasAccount: z.boolean(),
  clinicMember: z.boolean(),
  listCode: z.nullable(z.string()),
  addedAt: instant,
  eContacts: z.int(),
  /** Of those, the ones that an account of this patient shows. */
  ownEContacts: z.int(),
  prescriptions: z.int(),
  /** Those who act for the patient now, and those for whom the patient acts, as far as the clinic knows. */
  representatives: z.array(personName),
  represented: z.array(personName),
})
export type ComparedPatient = z.output<typeof comparedPatient>

export const listPatientDoubles = route({
  method: 'GET',
  access: 'STAFF',
  idempotency: 'NONE',
  rate: 'API',
  path: '/clinic/patients/:id/doubles',
  summary:
    "A patient beside the clinic's other patients of the same birth date and of no other code, each with what speaks against one person",
  params: byId,
  query: z.strictObject({ clinicId: idText }),
  response: z.object({
    patient: comparedPatient,
    doubles: z.array(
      z.object({
        patient: comparedPatient,
        /** Which of the two would remain. */
        staysId: id,
        refusal: z.nullable(z.enum(PATIENT_JOIN_REFUSALS)),
      }),
    ),
  }),
  objects: { 'params.id': 'person', 'query.clinicId': 'clinic' },
  audit: 'PATIENTS_COMPARE',
  errors: [],
})
export type PatientDoubles = z.output<typeof listPatientDoubles.response>

const write = {
  method: 'POST',
  access: 'STAFF',
  idempotency: 'ACCEPTED',
  rate: 'API',
  params: byId,
  errors: ['SIGN_IN_AGAIN'],
} as const

export const joinPatients = route({
  ...write,
  path: '/clinic/patients/:id/join',
  summary: 'Makes one of two patients of the clinic; can be undone for 24 hours',
  body: z.strictObject({
    clinicId: id,
    otherPersonId: id,
    /** The clinic has made sure that both are the same person. */
    declaration: z.boolean().check(z.refine((given) => given, { error: 'REQUIRED_TRUE' })),
  }),
  /** Who remains. */
  response: z.object({ id, undoableUntil: instant }),
  objects: { 'params.id': 'person', 'body.clinicId': 'clinic', 'body.otherPersonId': 'person' },
  audit: 'PATIENTS_JOIN',
})

export const undoPatientJoin = route({
  ...write,
  path: '/clinic/patients/:id/join/undo',
  summary: 'Makes two patients of the last ones that became this one, within 24 hours',
  body: z.strictObject({
    clinicId: id,
    /** Whom the join took in: a later press must not undo another one. */
    formerPersonId: id,
  }),
  response: null,
  objects: { 'params.id': 'person', 'body.clinicId': 'clinic', 'body.formerPersonId': 'person' },
  audit: 'PATIENTS_SEPARATE',
})
