import { NAME_MAX } from '@vastus/domain/limits'
import {
  isAgeRange,
  parseBirthYears,
  PERSONAL_CODE_LENGTH_MAX,
  PERSONAL_CODES_MAX,
} from '@vastus/domain/message-centre/audience'
import { SKIP_REASONS } from '@vastus/domain/message-centre/recipients'
import * as z from 'zod/mini'
import {
  asList,
  flag,
  givenDate,
  idText,
  line,
  listOf,
  page,
  pageNumber,
  pageSize,
  requiredLine,
} from './fields.ts'
import { route } from './route.ts'
import { eContactType, person, sex } from './shapes.ts'

/** Rows of one page of the patients, and the most that a page may have. */
export const AUDIENCE_PAGE_SIZE = 500

const ages = z.pipe(
  z.string().check(z.regex(/^\d{1,3},\d{1,3}$/)),
  z.pipe(
    z.transform((typed: string) => {
      const [from = 0, to = 0] = typed.split(',').map(Number)
      return { from, to }
    }),
    z.object({ from: z.int(), to: z.int() }).check(z.refine(isAgeRange)),
  ),
)
const birthYears = z.pipe(
  z.string().check(
    z.maxLength(400),
    z.refine((typed) => parseBirthYears(typed) !== null, { error: 'BIRTH_YEARS' }),
  ),
  z.transform((typed: string) => parseBirthYears(typed) ?? []),
)

const audienceRow = z.object({
  ...person.shape,
  /** In whole years. */
  age: z.int(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  listCode: z.nullable(z.string()),
  /** Why this patient would get no SMS; that two share a number is known only when the message is sent. */
  skipped: z.nullable(z.enum(SKIP_REASONS)),
})
export type AudienceRow = z.output<typeof audienceRow>

export const listAudience = route({
  method: 'GET',
  path: '/clinic/message-centre/patients',
  summary: "The clinic's patients that fit the filters of the message centre, by name",
  access: 'STAFF',
  query: z.strictObject({
    clinicId: z.optional(idText),
    name: z.optional(line(NAME_MAX)),
    sex: z.optional(sex),
    /** `18,65`: in whole years today, both ends included. */
    ages: z.optional(asList(ages)),
    /** `1957,1959` */
    birthYears: z.optional(asList(birthYears)),
    personalCodes: z.optional(listOf(requiredLine(PERSONAL_CODE_LENGTH_MAX), PERSONAL_CODES_MAX)),
    hasEmail: z.optional(flag),
    hasPhone: z.optional(flag),
    listCodes: z.optional(listOf(requiredLine(40))),
    /** Those who have an e-contact of one of these types with the clinic. */
    eContactTypes: z.optional(listOf(eContactType)),
    /** Those who have an e-contact from this day on, by the clinic's calendar, and up to the other. */
    eContactCreatedAtFrom: z.optional(givenDate),
    eContactCreatedAtTo: z.optional(givenDate),
    sort: z.optional(z.enum(['name', 'birthDate'])),
    order: z.optional(z.enum(['asc', 'desc'])),
    size: z.optional(pageSize(AUDIENCE_PAGE_SIZE)),
    page: z.optional(pageNumber),
  }),
  response: page(audienceRow),
  objects: { 'query.clinicId': 'clinic' },
  audit: 'PATIENTS_LIST',
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})
