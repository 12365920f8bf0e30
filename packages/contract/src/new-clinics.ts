import {
  ADDRESS_MAX,
  CLINIC_NAME_MAX,
  CONTACT_LIST_MAX,
  REGISTRATION_CODE_MAX,
} from '@vastus/domain/clinic/contact'
import { PLANS } from '@vastus/domain/clinic/plan'
import { COUNTRY_CODES } from '@vastus/domain/country'
import { checkWebsites } from '@vastus/domain/field-rules'
import { checkEmails } from '@vastus/domain/identity/email'
import { NAME_MAX } from '@vastus/domain/limits'
import { NEW_EMPLOYEES_MAX } from '@vastus/domain/new-clinic/new-clinic'
import { normaliseLine } from '@vastus/domain/typed-text'
import * as z from 'zod/mini'
import { email } from './email-field.ts'
import { checked, givenBirthDate, personalCode, requiredLine } from './fields.ts'
import { platformClinic } from './platform-admin.ts'
import { route } from './route.ts'
import { profession, sex } from './shapes.ts'

const name = requiredLine(NAME_MAX, 'NAME_TOO_LONG')

const newEmployee = z.strictObject({
  firstName: name,
  surname: name,
  personalCode,
  /** Where the code does not tell it. */
  birthDate: z.optional(givenBirthDate),
  email: email(),
  sex: z.optional(sex),
  /** Left out: NON_CLINICAL, who sees the least. */
  profession: z.optional(profession),
})

/** What a clinic is entered with. */
export const newClinicFields = {
  countryCode: z.enum(COUNTRY_CODES),
  name: requiredLine(CLINIC_NAME_MAX),
  address: requiredLine(ADDRESS_MAX),
  /** Separated by commas, as are the e-mails. */
  websites: z.optional(checked(checkWebsites, { max: CONTACT_LIST_MAX, normalise: normaliseLine })),
  emails: checked((value) => checkEmails(value, { required: true }), {
    max: CONTACT_LIST_MAX,
    normalise: normaliseLine,
  }),
  plan: z.enum(PLANS),
  registrationCode: requiredLine(REGISTRATION_CODE_MAX),
  employees: z.optional(z.array(newEmployee).check(z.maxLength(NEW_EMPLOYEES_MAX))),
}

/** Why a clinic or one of its employees is refused. */
export const newClinicErrors = [
  'PERSONAL_CODE_DUPLICATE',
  'DOCTOR_EXISTS_IN_CLINIC_ALREADY',
  'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
] as const

export const addPlatformClinic = route({
  method: 'POST',
  path: '/prm/clinics',
  summary: 'Adds a clinic with its first employees, who get an invitation by mail',
  access: 'ADMIN',
  body: z.strictObject(newClinicFields),
  response: platformClinic,
  status: 201,
  objects: {},
  audit: 'CLINIC_ADD',
  idempotency: 'ACCEPTED',
  rate: 'API',
  errors: newClinicErrors,
})
