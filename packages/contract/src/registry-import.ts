import {
  IMPORT_METHODS,
  IMPORT_RESULTS,
  IMPORT_STATUSES,
  LIST_STATUSES,
} from '@vastus/domain/patient-lists/list-import'
import * as z from 'zod/mini'
import { id, idText, instant, page, requiredLine } from './fields.ts'
import { route } from './route.ts'

const staff = { access: 'STAFF', idempotency: 'NONE', rate: 'API', errors: [] } as const
/** A session of the register lasts for 30 minutes; when it is over, the answer is 404. */
const session = { method: z.enum(IMPORT_METHODS), sessionId: z.uuid() }
const listCode = requiredLine(20)

const counts = {
  /** New on the list, on it before, and no longer on it. */
  added: z.int(),
  updated: z.int(),
  removed: z.int(),
}

const listImport = z.object({
  listCode: z.string(),
  /** What the register said; null while it is being asked. */
  status: z.nullable(z.enum(LIST_STATUSES)),
  importStatus: z.enum(IMPORT_STATUSES),
  result: z.nullable(z.enum(IMPORT_RESULTS)),
  /** What to do about a status other than OK. */
  hint: z.nullable(z.string()),
  ...counts,
  /** Rows of the register that cannot be right and were left out. */
  skipped: z.int(),
  /** People on the list, and how many of them are written; 0 while the register is being asked. */
  total: z.int(),
  done: z.int(),
  startedAt: instant,
  endedAt: z.nullable(instant),
})
export type ListImport = z.output<typeof listImport>

const doctorsList = z.object({
  listCode: z.string(),
  doctor: z.object({ firstName: z.string(), surname: z.string() }),
  patientCount: z.int(),
  registrationCode: z.string(),
  lastImportedAt: z.nullable(instant),
  status: z.enum(LIST_STATUSES),
  hint: z.nullable(z.string()),
})
export type DoctorsList = z.output<typeof doctorsList>

export const getDoctorsList = route({
  ...staff,
  method: 'POST',
  path: '/misp/doctors-list',
  summary: 'Asks the register for the patient lists of the clinic',
  body: z.strictObject({
    ...session,
    /** Without one: the first clinic of the caller. */
    clinicId: z.optional(id),
  }),
  response: z.object({
    organisation: z.object({ registrationCode: z.string(), name: z.string() }),
    sessionEndsAt: instant,
    lists: z.array(doctorsList),
  }),
  objects: { 'body.clinicId': 'clinic' },
  audit: 'REGISTER_LISTS_READ',
})

export const importPatientList = route({
  ...staff,
  method: 'POST',
  path: '/misp/patient-list/import',
  summary: 'Brings patient lists up to date from the register; what takes longer goes on by itself',
  body: z
    .strictObject({
      ...session,
      listCode: z.optional(listCode),
      listCodes: z.optional(z.array(listCode).check(z.minLength(1), z.maxLength(50))),
      /** Of the clinic; without it, and without a clinic, the first one of the caller. */
      registrationCode: z.optional(requiredLine(40)),
      clinicId: z.optional(id),
    })
    .check(
      z.refine((body) => (body.listCode === undefined) !== (body.listCodes === undefined), {
        error: 'REQUIRED',
        path: ['listCode'],
      }),
    ),
  response: z.object({
    importId: z.uuid(),
    status: z.enum(IMPORT_STATUSES),
    /** Null while it goes on; SUCCESS when every list could be imported. */
    result: z.nullable(z.enum(IMPORT_RESULTS)),
    ...counts,
    results: z.array(listImport),
  }),
  objects: { 'body.clinicId': 'clinic' },
  audit: 'PATIENT_LIST_IMPORT',
  errors: ['SIGN_IN_AGAIN'],
})

export const listPatientListImports = route({
  ...staff,
  method: 'GET',
  path: '/misp/patient-list/imports',
  summary: 'The newest import of each patient list of the clinic, and when one last succeeded',
  query: z.strictObject({ clinicId: z.optional(idText) }),
  response: page(
    z.extend(listImport, {
      /** The last time with success. */
      lastImportedAt: z.nullable(instant),
    }),
  ),
  objects: { 'query.clinicId': 'clinic' },
  audit: null,
})
