import { CLINIC_MODES } from '@vastus/domain/e-contact/clinic-made'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { NAME_MAX, SEARCH_MAX } from '@vastus/domain/limits'
import { REACHES } from '@vastus/domain/persons/reach'
import * as z from 'zod/mini'
import { email } from './email-field.ts'
import {
  flag,
  givenBirthDate,
  givenInstant,
  id,
  idText,
  line,
  orNull,
  page,
  personalCode,
  phone,
  requiredLine,
  text,
} from './fields.ts'
import { filledIn } from './instruments.ts'
import { helperAnswers } from './questionnaire.ts'
import { route } from './route.ts'
import { clinicEContact, eContactType, person, personName, sex } from './shapes.ts'

const CONTACTS = ['email', 'phone'] as const
export type Contact = (typeof CONTACTS)[number]

const byId = z.strictObject({ id: idText })

/** Empty: none. */
const contacts = {
  email: z.optional(orNull(email({ required: false }))),
  phone: z.optional(orNull(phone)),
}

/** The e-mail is that of the person's own account, the phone was given by the person: not for staff to change. */
const locks = { emailLocked: z.boolean(), phoneLocked: z.boolean() }

/** How a message reaches the person. */
const reach = z.enum(REACHES)

const representative = z.object({
  ...personName.shape,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  ...locks,
  reach,
})

const clinicPatient = z.object({
  ...person.shape,
  listCode: z.nullable(z.string()),
  clinicMember: z.boolean(),
  /** In whole years. */
  age: z.int(),
  adult: z.boolean(),
  ...locks,
  reach,
  /** Those who act for the patient now, by name. */
  representatives: z.array(representative),
  /** Who was added now, or joined an account; of somebody on record with other contacts also which of those entered were not taken. */
  added: z.optional(z.object({ id, notTaken: z.array(z.enum(CONTACTS)) })),
})
export type ClinicPatient = z.output<typeof clinicPatient>

const newPerson = {
  firstName: requiredLine(NAME_MAX, 'NAME_TOO_LONG'),
  surname: requiredLine(NAME_MAX, 'NAME_TOO_LONG'),
  personalCode: z.optional(personalCode),
  birthDate: z.optional(givenBirthDate),
  sex: z.optional(sex),
  ...contacts,
}
const write = { access: 'STAFF', idempotency: 'ACCEPTED', rate: 'API' } as const
const read = { access: 'STAFF', idempotency: 'NONE', rate: 'API', errors: [] } as const

export const listClinicPatients = route({
  ...read,
  method: 'GET',
  path: '/clinic/patients',
  summary: "The clinic's patients that match a search, the best 20; or adults who can stand for a patient",
  query: z.strictObject({
    clinicId: idText,
    search: z.optional(line(SEARCH_MAX)),
    representatives: z.optional(flag),
  }),
  response: page(clinicPatient),
  objects: { 'query.clinicId': 'clinic' },
  audit: 'PATIENTS_SEARCH',
})

export const countClinicPatients = route({
  ...read,
  method: 'GET',
  path: '/clinic/patients/statistics',
  summary:
    'How many patients the clinic has: in all, by list, with e-mail, with phone, and confirmed members',
  query: z.strictObject({ clinicId: z.optional(idText) }),
  response: z.object({
    total: z.int(),
    /** By the code of the list; patients without a list are under null. */
    byList: z.array(z.object({ listCode: z.nullable(z.string()), count: z.int() })),
    withEmail: z.int(),
    withPhone: z.int(),
    members: z.int(),
  }),
  objects: { 'query.clinicId': 'clinic' },
  // Numbers alone: nobody is shown.
  audit: null,
})

export const lookUpClinicPatient = route({
  ...read,
  method: 'GET',
  path: '/clinic/patients/lookup',
  summary: "The own clinic's patient with a personal code; of anybody else only whether the code is known",
  query: z.strictObject({
    personalCode,
    clinicId: z.optional(idText),
  }),
  response: z.object({ found: z.boolean(), patient: z.nullable(clinicPatient) }),
  objects: { 'query.clinicId': 'clinic' },
  audit: 'PATIENT_LOOKUP',
})

export const addClinicPatient = route({
  ...write,
  method: 'POST',
  path: '/clinic/patients',
  summary: 'Adds a patient to the clinic',
  body: z.strictObject({ clinicId: id, ...newPerson }),
  response: clinicPatient,
  status: 201,
  objects: { 'body.clinicId': 'clinic' },
  audit: 'PATIENT_ADD',
  errors: ['PERSONAL_CODE_DUPLICATE'],
})

export const changeClinicPatient = route({
  ...write,
  method: 'PATCH',
  path: '/clinic/patients/:id',
  summary: 'Changes e-mail, phone or membership of a patient; what is left out stays',
  params: byId,
  body: z.strictObject({
    clinicId: z.optional(id),
    clinicMember: z.optional(z.boolean()),
    ...contacts,
  }),
  response: clinicPatient,
  objects: { 'params.id': 'person', 'body.clinicId': 'clinic' },
  audit: 'PATIENT_CHANGE',
  errors: [],
})

const representativeRoute = {
  ...write,
  method: 'POST',
  params: byId,
  response: clinicPatient,
  status: 201,
  audit: 'REPRESENTATIVE_ADD',
} as const

/** The clinic has made sure that the person may act for the patient. */
const declaration = z.boolean().check(z.refine((given) => given, { error: 'REQUIRED_TRUE' }))

export const addRepresentative = route({
  ...representativeRoute,
  path: '/clinic/patients/:id/representatives',
  summary: 'Records that somebody the clinic knows acts for a patient; answers with the patient',
  body: z.strictObject({ clinicId: id, personId: id, declaration }),
  objects: { 'params.id': 'person', 'body.clinicId': 'clinic', 'body.personId': 'person' },
  errors: [],
})

export const addNewRepresentative = route({
  ...representativeRoute,
  path: '/clinic/patients/:id/representatives/new',
  summary: 'Adds a person who acts for a patient; answers with the patient',
  body: z.strictObject({ clinicId: id, ...newPerson, declaration }),
  objects: { 'params.id': 'person', 'body.clinicId': 'clinic' },
  errors: ['USER_EXISTS_WITH_DIFFERENT_NAME', 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME'],
})

export const changeRepresentative = route({
  ...write,
  method: 'PATCH',
  path: '/clinic/patients/:id/representatives/:personId',
  summary: 'Changes e-mail or phone of somebody who acts for a patient; answers with the patient',
  params: z.strictObject({ id: idText, personId: idText }),
  body: z.strictObject({ clinicId: id, ...contacts }),
  response: clinicPatient,
  objects: { 'params.id': 'person', 'params.personId': 'person', 'body.clinicId': 'clinic' },
  audit: 'REPRESENTATIVE_CHANGE',
  errors: [],
})

export const createClinicEContact = route({
  ...write,
  method: 'POST',
  path: '/clinic/e-contacts',
  summary: 'An e-contact made by staff: to a patient, or as the patient after a phone call',
  body: z.strictObject({
    clinicId: id,
    mode: z.enum(CLINIC_MODES),
    patientPersonId: id,
    /** The representative; must be recorded as one. A minor needs one. */
    representativePersonId: z.optional(z.nullable(id)),
    eContactType,
    /** Required unless a questionnaire says it all. */
    text: text(E_CONTACT_TEXT_MAX, 'E_CONTACT_ANSWER_TOO_LONG'),
    /** What the patient answered to a questionnaire on the phone. */
    questionnaire: z.optional(filledIn),
    /** Of a message to the patient: it expects no answer and is completed at once. */
    noReply: z.optional(z.boolean()),
    /** What the patient answered on the phone, for the danger-sign rules alone. */
    questionAnswers: helperAnswers,
    /** The clinic has said to the caller what to do about a danger sign. */
    dangerSaid: z.optional(z.literal(true)),
    replyBlockedUntil: z.optional(z.nullable(givenInstant)),
    /** Uploads of the maker join the first message until it is finalized. */
    filesFollow: z.optional(z.boolean()),
  }),
  response: clinicEContact,
  status: 201,
  objects: {
    'body.clinicId': 'clinic',
    'body.patientPersonId': 'person',
    'body.representativePersonId': 'person',
  },
  audit: 'E_CONTACT_CREATE',
  errors: ['E_CONTACT_ANSWER_TOO_LONG'],
})

export const finalizeClinicEContact = route({
  ...write,
  method: 'POST',
  path: '/clinic/e-contacts/:id/finalize',
  summary: 'Ends the files step of an e-contact made by staff; repeating it changes nothing',
  params: byId,
  response: clinicEContact,
  objects: { 'params.id': 'eContact' },
  audit: 'E_CONTACT_FINALIZE',
  errors: [],
})
