import { COUNTRY_CODES } from '@vastus/domain/country'
import { SEXES } from '@vastus/domain/identity/sex'
import * as z from 'zod/mini'
import { id, idText, page } from './fields.ts'
import { route } from './route.ts'
import { language } from './shapes.ts'

export const advert = z.object({
  id,
  title: z.string(),
  text: z.string(),
  /** http or https */
  link: z.string(),
  language,
  targetGenders: z.array(z.enum(SEXES)),
  minAge: z.int(),
  maxAge: z.int(),
  allowedCountries: z.array(z.enum(COUNTRY_CODES)),
  /** Under which licence its words may be shown; null where none is needed. */
  licence: z.nullable(z.string()),
})
export type Advert = z.output<typeof advert>

export const listAdverts = route({
  method: 'GET',
  path: '/patient/adverts',
  summary: "Adverts in the caller's language that are meant for the caller, newest first",
  access: 'PATIENT',
  response: page(advert),
  objects: {},
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})

export const countAdvert = route({
  method: 'POST',
  path: '/patient/adverts/:id/count',
  summary: 'Counts that an advert was shown or opened; nothing is kept of by whom',
  access: 'PATIENT',
  params: z.strictObject({ id: idText }),
  body: z.strictObject({ what: z.enum(['SHOWN', 'OPENED']) }),
  response: null,
  objects: { 'params.id': 'advert' },
  audit: null,
  idempotency: 'NONE',
  rate: 'API',
  errors: [],
})
