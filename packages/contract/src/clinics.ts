import * as z from 'zod/mini'
import { flag, id, idText, instant, line, page } from './fields.ts'
import { ownClinic } from './clinic-administration.ts'
import { employee } from './employees.ts'
import { route } from './route.ts'
import { eContactType } from './shapes.ts'

const read = { method: 'GET', idempotency: 'NONE', rate: 'API', errors: [] } as const
const byId = z.strictObject({ id: idText })

export const listPatientClinics = route({
  ...read,
  path: '/patient/clinics',
  summary: 'Clinics that a person can write to: own ones first, then those open to all',
  access: 'PATIENT',
  query: z.strictObject({
    personId: z.optional(idText),
    locale: z.optional(line(20)),
  }),
  response: page(
    z.object({
      id,
      name: z.string(),
      address: z.string(),
      phone: z.nullable(z.string()),
      /** FAMILY: on the clinic's list. KNOWN: known to it, not confirmed, or the clinic of a child's parent. OPEN: takes anybody. */
      relation: z.enum(['FAMILY', 'KNOWN', 'OPEN']),
      isPrivate: z.boolean(),
      eContactTypes: z.nullable(z.array(eContactType)),
      questionnaires: z.boolean(),
      /** Its board has agreed that a model helps patients to write. */
      smartQuestions: z.boolean(),
      /** When it opens next; null while it is open. */
      opensNextAt: z.nullable(instant),
    }),
  ),
  objects: { 'query.personId': 'person' },
  audit: 'CLINICS_LIST',
})

export const listMyClinics = route({
  ...read,
  path: '/clinic/clinics',
  summary: 'The clinics that the staff member works in',
  access: 'STAFF',
  response: page(ownClinic),
  objects: {},
  audit: null,
})

export const listEmployees = route({
  ...read,
  path: '/clinic/:id/employees',
  summary: "The clinic's staff; deactivated ones only when asked for",
  access: 'STAFF',
  params: byId,
  query: z.strictObject({ includeDeleted: z.optional(flag) }),
  response: page(employee),
  objects: { 'params.id': 'clinic' },
  audit: null,
})

export const listPatientLists = route({
  ...read,
  path: '/clinic/:id/patient-lists',
  summary: "The clinic's patient lists with their clinicians",
  access: 'STAFF',
  params: byId,
  response: page(z.object({ code: z.string(), name: z.string(), clinicians: z.array(z.string()) })),
  objects: { 'params.id': 'clinic' },
  audit: null,
})

export const listClinicTypes = route({
  ...read,
  path: '/clinic/:id/e-contact-types',
  summary: 'The e-contact types that the clinic takes',
  access: 'STAFF',
  params: byId,
  response: page(eContactType),
  objects: { 'params.id': 'clinic' },
  audit: null,
})
