import { NAME_MAX } from '@vastus/domain/limits'
import * as z from 'zod/mini'
import { givenBirthDate, idText, instant, page, personalCode, requiredLine } from './fields.ts'
import { route } from './route.ts'
import { person, personName, sex } from './shapes.ts'

const byId = z.strictObject({ id: idText })

const listedPerson = z.object({
  ...person.shape,
  relation: z.enum(['SELF', 'REPRESENTED']),
  adult: z.boolean(),
  /** False once a clinic has confirmed the details, or somebody else relies on them. */
  editable: z.boolean(),
  /** When acting for a child ends by itself. */
  endsAt: z.nullable(instant),
})
export type ListedPerson = z.output<typeof listedPerson>

const details = {
  firstName: requiredLine(NAME_MAX, 'NAME_TOO_LONG'),
  surname: requiredLine(NAME_MAX, 'NAME_TOO_LONG'),
  personalCode: z.optional(personalCode),
  birthDate: z.optional(givenBirthDate),
  sex: z.optional(sex),
}

export const listPersons = route({
  method: 'GET',
  path: '/persons',
  summary: 'The user and the persons the user acts for',
  access: 'PATIENT',
  response: page(listedPerson),
  objects: {},
  audit: 'PERSONS_LIST',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

export const addPerson = route({
  method: 'POST',
  path: '/patient/person',
  summary: 'Adds a person the user acts for; the declaration to be allowed to is recorded',
  access: 'PATIENT',
  body: z.strictObject({
    ...details,
    declaration: z.boolean().check(z.refine((given) => given, { error: 'REQUIRED_TRUE' })),
  }),
  response: listedPerson,
  status: 201,
  objects: {},
  audit: 'PERSON_ADD',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [
    'PERSONAL_CODE_DUPLICATE',
    'USER_EXISTS_WITH_DIFFERENT_NAME',
    'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
  ],
})

export const editPerson = route({
  method: 'PATCH',
  path: '/patient/person/:id',
  summary: 'Changes a represented person that no clinic has confirmed yet; what is left out stays',
  access: 'PATIENT',
  params: byId,
  body: z.strictObject({
    ...details,
    firstName: z.optional(details.firstName),
    surname: z.optional(details.surname),
  }),
  response: listedPerson,
  objects: { 'params.id': 'person' },
  audit: 'PERSON_CHANGE',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [
    'PERSONAL_CODE_DUPLICATE',
    'USER_EXISTS_WITH_DIFFERENT_NAME',
    'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
  ],
})

export const removePerson = route({
  method: 'DELETE',
  path: '/patient/person/:id',
  summary: 'Ends acting for a person; what was sent stays readable. Refused (468) while an e-contact is open',
  access: 'PATIENT',
  params: byId,
  response: null,
  objects: { 'params.id': 'person' },
  audit: 'REPRESENTATION_END',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [],
})

export const lookUpPerson = route({
  method: 'GET',
  path: '/patient/person/lookup',
  summary: 'Whether a personal code is known, and may be added; never whose it is. Ten an hour',
  access: 'PATIENT',
  query: z.strictObject({ personalCode }),
  response: z.object({ found: z.boolean(), suitable: z.boolean() }),
  objects: {},
  audit: 'PERSON_LOOKUP',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

const representation = z.object({
  representative: z.object({
    ...personName.shape,
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
  declaredAt: z.nullable(instant),
  /** When it ends by itself: on a child's 18th birthday. */
  endsAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.enum(['REPRESENTATIVE', 'CLINIC', 'REPRESENTED'])),
  current: z.boolean(),
  /** False: the patient's code was only typed in. */
  isCodeProven: z.boolean(),
  /** Other records of the clinic that fit the patient by code, or by name and birth date, and who else acts for them. */
  otherRecords: z.array(z.object({ ...personName.shape, representatives: z.array(personName) })),
})
export type RepresentationShape = z.output<typeof representation>

const ofEContact = {
  access: 'STAFF',
  params: byId,
  objects: { 'params.id': 'eContact' },
  errors: [],
} as const

export const getRepresentation = route({
  ...ofEContact,
  method: 'GET',
  path: '/clinic/e-contacts/:id/representation',
  summary: 'Who wrote for the patient, and whether they still may; 404 where the patient wrote',
  response: representation,
  audit: 'REPRESENTATION_VIEW',
  idempotency: 'NONE',
  rate: 'API',
})

export const endRepresentation = route({
  ...ofEContact,
  method: 'POST',
  path: '/clinic/e-contacts/:id/representation/end',
  summary: 'Ends the right of the one who wrote to act for the patient, from the next request on',
  response: representation,
  audit: 'REPRESENTATION_END',
  idempotency: 'ACCEPTED',
  rate: 'API',
})

const representative = z.object({
  /** Of the representation, not of the person. */
  id: z.int(),
  firstName: z.string(),
  surname: z.string(),
  declaredAt: instant,
  /** When it ends by itself. */
  endsAt: z.nullable(instant),
})
export type Representative = z.output<typeof representative>

export const listRepresentatives = route({
  method: 'GET',
  path: '/patient/representatives',
  summary: 'Those who may write to clinics for the user',
  access: 'PATIENT',
  response: page(representative),
  objects: {},
  audit: 'REPRESENTATIVES_LIST',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

export const endRepresentative = route({
  method: 'POST',
  path: '/patient/representatives/:id/end',
  summary: 'Ends the right of one of them to act for the user, from the next request on',
  access: 'PATIENT',
  params: byId,
  response: null,
  objects: { 'params.id': 'representation' },
  audit: 'REPRESENTATION_END',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: [],
})
