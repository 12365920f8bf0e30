import {
  BRAND_NAME_MAX,
  DOSINGS,
  INGREDIENT_MAX,
  MEDICINE_FORM_MAX,
  PRESCRIPTIONS_MAX,
  STRENGTH_MAX,
} from '@vastus/domain/prescriptions/prescription'
import { MEDICINE_ROUTES } from '@vastus/domain/prescriptions/routes'
import * as z from 'zod/mini'
import { id, idText, instant, line, page, requiredLine } from './fields.ts'
import { route } from './route.ts'

/** One medicine to renew, as it is asked for. */
export const newPrescription = z.strictObject({
  brandName: requiredLine(BRAND_NAME_MAX),
  activeIngredient: z.optional(z.nullable(line(INGREDIENT_MAX))),
  route: z.enum(MEDICINE_ROUTES),
  strength: z.optional(z.nullable(line(STRENGTH_MAX))),
  form: z.optional(z.nullable(line(MEDICINE_FORM_MAX))),
  dosing: z.enum(DOSINGS),
  previousId: z.optional(z.nullable(id)),
})
export type NewPrescription = z.output<typeof newPrescription>

export const newPrescriptions = z.array(newPrescription).check(z.minLength(1), z.maxLength(PRESCRIPTIONS_MAX))

export const prescription = z.object({
  id,
  brandName: z.string(),
  activeIngredient: z.nullable(z.string()),
  route: z.enum(MEDICINE_ROUTES),
  strength: z.nullable(z.string()),
  /** A code of the forms with names in all languages, or the register's own word. */
  form: z.nullable(z.string()),
  dosing: z.enum(DOSINGS),
  previousId: z.nullable(id),
})
export type Prescription = z.output<typeof prescription>

/** What a person last asked a clinic to renew. Without an id and a date there was nothing yet. */
const prescriptionSet = z.object({
  id: z.nullable(id),
  patientPersonId: id,
  clinicId: id,
  createdAt: z.nullable(instant),
  /** The e-contact that it was sent with. */
  eContactId: z.nullable(id),
  /** True where the list is withheld from this caller. */
  medicalHidden: z.boolean(),
  prescriptions: z.array(prescription),
})

const ofPersonAndClinic = {
  idempotency: 'NONE',
  rate: 'API',
  access: 'PATIENT_OR_STAFF',
  errors: [],
} as const

export const findMedications = route({
  ...ofPersonAndClinic,
  method: 'GET',
  path: '/clinic/medications',
  summary: 'Medicines by brand or active ingredient, from the third letter; at most 20',
  query: z.strictObject({ search: line(100), locale: z.optional(line(20)) }),
  response: page(
    z.object({
      id,
      brandName: z.string(),
      activeIngredient: z.nullable(z.string()),
      route: z.enum(MEDICINE_ROUTES),
      strength: z.nullable(z.string()),
      form: z.nullable(z.string()),
      /** The form in the asked language. */
      formName: z.nullable(z.string()),
      prescriptionOnly: z.boolean(),
    }),
  ),
  objects: {},
  audit: null,
})

export const getPrescriptions = route({
  ...ofPersonAndClinic,
  method: 'GET',
  path: '/clinic/patients/prescriptions',
  summary: 'What was last asked to be renewed for a person at a clinic',
  query: z.strictObject({ patientPersonId: idText, clinicId: idText }),
  response: prescriptionSet,
  objects: { 'query.patientPersonId': 'person', 'query.clinicId': 'clinic' },
  audit: 'PRESCRIPTIONS_READ',
})

export const savePrescriptions = route({
  ...ofPersonAndClinic,
  method: 'POST',
  path: '/clinic/patients/prescriptions',
  summary: 'Keeps the list of medicines of a person at a clinic',
  body: z.strictObject({ patientPersonId: id, clinicId: id, prescriptions: newPrescriptions }),
  response: prescriptionSet,
  status: 201,
  objects: { 'body.patientPersonId': 'person', 'body.clinicId': 'clinic' },
  audit: 'PRESCRIPTIONS_SAVE',
  idempotency: 'ACCEPTED',
})
