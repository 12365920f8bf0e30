import type { addAdvert, EditedAdvert } from '@vastus/contract/advert-editing'
import type { RouteCall } from '@vastus/contract/route'
import { ADVERT_GENDERS, ADVERT_MAX_AGE, ADVERT_MIN_AGE } from '@vastus/domain/adverts/advert'
import { type AdvertProblem, checkAdvert } from '@vastus/domain/adverts/edited-advert'
import type { CountryCode } from '@vastus/domain/country'
import type { Sex } from '@vastus/domain/identity/sex'
import type { Language } from '@vastus/domain/locale'

export type AdvertBody = RouteCall<typeof addAdvert>['body']

/** An advert as its form holds it: ages as they are typed, days as `YYYY-MM-DD` or nothing. */
export type AdvertValues = {
  title: string
  text: string
  link: string
  licence: string
  language: Language
  targetGenders: Sex[]
  minAge: string
  maxAge: string
  allowedCountries: CountryCode[]
  isOn: boolean
  startsOn: string
  endsOn: string
  /** Version of the advert that the writer has seen. */
  seen: number
}

export function valuesOf(
  advert: EditedAdvert | undefined,
  own: { language: Language; country: CountryCode },
): AdvertValues {
  return {
    title: advert?.title ?? '',
    text: advert?.text ?? '',
    link: advert?.link ?? '',
    licence: advert?.licence ?? '',
    language: advert?.language ?? own.language,
    targetGenders: advert?.targetGenders ?? [...ADVERT_GENDERS],
    minAge: String(advert?.minAge ?? ADVERT_MIN_AGE),
    maxAge: String(advert?.maxAge ?? ADVERT_MAX_AGE),
    allowedCountries: advert?.allowedCountries ?? [own.country],
    isOn: advert?.isOn ?? false,
    startsOn: advert?.startsOn ?? '',
    endsOn: advert?.endsOn ?? '',
    seen: advert?.version ?? 0,
  }
}

export function bodyOf({
  seen: _seen,
  minAge,
  maxAge,
  startsOn,
  endsOn,
  ...values
}: AdvertValues): AdvertBody {
  return {
    ...values,
    minAge: ageOf(minAge),
    maxAge: ageOf(maxAge),
    startsOn: startsOn || null,
    endsOn: endsOn || null,
  }
}

/** Text that is no number becomes an age that nobody has, so that the form refuses it. */
const ageOf = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : -1)

/** What is wrong with each part; the length of words is marked where they are typed. */
export function faultsOf(values: AdvertValues): Partial<Record<AdvertProblem['path'], PlainFault>> {
  const { startsOn, endsOn, ...body } = bodyOf(values)
  const problems = checkAdvert({ ...body, startsOn: startsOn ?? null, endsOn: endsOn ?? null })
  return Object.fromEntries(
    problems.flatMap(({ path, rule }) => (rule === 'MAX_LENGTH' ? [] : [[path, rule]])),
  )
}
type PlainFault = Exclude<AdvertProblem['rule'], 'MAX_LENGTH'>
