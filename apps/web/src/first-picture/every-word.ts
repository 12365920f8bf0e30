import type { Catalogues, Language } from '@vastus/i18n'
import * as enEvery from '../shared/i18n/words/en/every.ts'
import * as enGuest from '../shared/i18n/words/en/guest.ts'
import * as enPatient from '../shared/i18n/words/en/patient.ts'
import * as etEvery from '../shared/i18n/words/et/every.ts'
import * as etGuest from '../shared/i18n/words/et/guest.ts'
import * as etPatient from '../shared/i18n/words/et/patient.ts'
import * as plEvery from '../shared/i18n/words/pl/every.ts'
import * as plGuest from '../shared/i18n/words/pl/guest.ts'
import * as plPatient from '../shared/i18n/words/pl/patient.ts'
import * as ruEvery from '../shared/i18n/words/ru/every.ts'
import * as ruGuest from '../shared/i18n/words/ru/guest.ts'
import * as ruPatient from '../shared/i18n/words/ru/patient.ts'

/** The words of first pages in all languages. For the build: no page ever fetches them together. */
export const everyWord: Record<Language, Catalogues> = {
  et: { ...etEvery, ...etGuest, ...etPatient },
  en: { ...enEvery, ...enGuest, ...enPatient },
  ru: { ...ruEvery, ...ruGuest, ...ruPatient },
  pl: { ...plEvery, ...plGuest, ...plPatient },
}
