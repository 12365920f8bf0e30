import { checkWebsites } from '../field-rules.ts'
import { lengthOf } from '../typed-text.ts'
import { ADVERT_MAX_AGE, ADVERT_MIN_AGE, type AdvertAudience } from './advert.ts'

/** Longest parts of an advert, in code points. */
export const ADVERT_LIMITS = { title: 100, text: 500, link: 500, licence: 100 } as const

/** What the platform writes of an advert. */
export type AdvertContent = AdvertAudience & {
  title: string
  text: string
  link: string
  /** First and last day on which it is shown; null has no bound. */
  startsOn: string | null
  endsOn: string | null
}

export type AdvertProblem = {
  path: 'title' | 'text' | 'link' | 'targetGenders' | 'allowedCountries' | 'minAge' | 'maxAge' | 'endsOn'
  rule: 'REQUIRED' | 'MAX_LENGTH' | 'WEBSITE' | 'ADVERT_AGE' | 'PERIOD'
}

/** Checks an advert before it is kept; none means that it can be. Adverts are for adults: ages from 18 to 150. */
export function checkAdvert(advert: AdvertContent): AdvertProblem[] {
  const { title, text, link, targetGenders, allowedCountries, minAge, maxAge, startsOn, endsOn } = advert
  const isAge = (age: number) => Number.isInteger(age) && age >= ADVERT_MIN_AGE && age <= ADVERT_MAX_AGE
  const problems: [AdvertProblem['path'], AdvertProblem['rule'], boolean][] = [
    ['title', 'REQUIRED', title.trim() === ''],
    ['title', 'MAX_LENGTH', lengthOf(title) > ADVERT_LIMITS.title],
    ['text', 'REQUIRED', text.trim() === ''],
    ['text', 'MAX_LENGTH', lengthOf(text) > ADVERT_LIMITS.text],
    ['link', 'REQUIRED', link.trim() === ''],
    ['link', 'WEBSITE', link.includes(',') || checkWebsites(link) !== null],
    ['targetGenders', 'REQUIRED', targetGenders.length === 0],
    ['allowedCountries', 'REQUIRED', allowedCountries.length === 0],
    ['minAge', 'ADVERT_AGE', !isAge(minAge)],
    ['maxAge', 'ADVERT_AGE', !isAge(maxAge) || maxAge < minAge],
    ['endsOn', 'PERIOD', startsOn !== null && endsOn !== null && endsOn < startsOn],
  ]
  const broken = problems.filter(([, , isBroken]) => isBroken)
  // An empty link is to be filled in; what else is wrong with it is said when there is one.
  return broken
    .filter(([path], index) => broken.findIndex(([other]) => other === path) === index)
    .map(([path, rule]) => ({ path, rule }))
}

export const ADVERT_SHOWINGS = ['OFF', 'LATER', 'NOW', 'OVER'] as const
export type AdvertShowing = (typeof ADVERT_SHOWINGS)[number]

/** Whether an advert is shown on a day, `YYYY-MM-DD` of the installation's calendar; both bounds are included. */
export function showingOn(
  { isOn, startsOn, endsOn }: { isOn: boolean; startsOn: string | null; endsOn: string | null },
  day: string,
): AdvertShowing {
  if (!isOn) return 'OFF'
  if (startsOn !== null && day < startsOn) return 'LATER'
  return endsOn !== null && day > endsOn ? 'OVER' : 'NOW'
}
