import { ADVERT_LIMITS } from '@vastus/domain/adverts/edited-advert'
import { COUNTRY_CODES } from '@vastus/domain/country'
import { SEXES } from '@vastus/domain/identity/sex'
import * as z from 'zod/mini'
import { advert } from './adverts.ts'
import { calendarDate, givenDate, idText, instant, line, page, text, version } from './fields.ts'
import { route } from './route.ts'
import { language } from './shapes.ts'

const editedAdvert = z.object({
  ...advert.shape,
  /** False takes it away from everybody, whatever its days. */
  isOn: z.boolean(),
  startsOn: z.nullable(calendarDate),
  endsOn: z.nullable(calendarDate),
  version,
  createdAt: instant,
  /** How often patients were shown it, and how often they followed its link. */
  shown: z.int(),
  opened: z.int(),
})
export type EditedAdvert = z.output<typeof editedAdvert>

const age = z.int().check(z.minimum(-1000), z.maximum(1000))
const typed = z.strictObject({
  title: line(ADVERT_LIMITS.title, 'MAX_LENGTH'),
  text: text(ADVERT_LIMITS.text, 'MAX_LENGTH'),
  link: line(ADVERT_LIMITS.link, 'MAX_LENGTH'),
  licence: z.optional(z.nullable(line(ADVERT_LIMITS.licence, 'MAX_LENGTH'))),
  language,
  targetGenders: z.array(z.enum(SEXES)).check(z.maxLength(SEXES.length)),
  minAge: age,
  maxAge: age,
  allowedCountries: z.array(z.enum(COUNTRY_CODES)).check(z.maxLength(COUNTRY_CODES.length)),
  isOn: z.boolean(),
  startsOn: z.optional(z.nullable(givenDate)),
  endsOn: z.optional(z.nullable(givenDate)),
})

const ofPlatform = { access: 'ADMIN', rate: 'API', errors: [] } as const

export const listEditedAdverts = route({
  ...ofPlatform,
  method: 'GET',
  path: '/prm/adverts',
  summary: 'All adverts, the newest first, with how often they were shown and opened',
  response: page(editedAdvert),
  objects: {},
  audit: null,
  idempotency: 'NONE',
})

export const addAdvert = route({
  ...ofPlatform,
  method: 'POST',
  path: '/prm/adverts',
  summary: 'Adds an advert',
  body: typed,
  response: editedAdvert,
  status: 201,
  objects: {},
  audit: 'ADVERT_SAVE',
  idempotency: 'ACCEPTED',
})

export const changeAdvert = route({
  ...ofPlatform,
  method: 'PATCH',
  path: '/prm/adverts/:id',
  summary: 'Changes an advert; all its parts are given',
  params: z.strictObject({ id: idText }),
  body: typed,
  response: editedAdvert,
  objects: { 'params.id': 'advert' },
  audit: 'ADVERT_SAVE',
  idempotency: 'NONE',
  versioned: true,
})
