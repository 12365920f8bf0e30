import {
  ADVERT_COUNTRIES,
  ADVERT_GENDERS,
  ADVERT_MAX_AGE,
  ADVERT_MIN_AGE,
} from '@vastus/domain/adverts/advert'
import type { Language } from '@vastus/domain/locale'

/** One invented advert in each language. It leads to a site that is kept free for examples. */
const WORDS: Record<Language, { title: string; text: string }> = {
  et: {
    title: 'Suitsetamisest loobumise nõustamine on tasuta',
    text: 'Nõustaja aitab teha plaani ja sellest kinni pidada. Saatekirja ei ole vaja.',
  },
  en: {
    title: 'Help to give up smoking is free',
    text: 'An adviser helps you make a plan and keep to it. You do not need a referral.',
  },
  ru: {
    title: 'Бросить курить помогут бесплатно',
    text: 'Консультант поможет составить план и не отступить от него. Направление не нужно.',
  },
  pl: {
    title: 'Pomoc w rzuceniu palenia jest bezpłatna',
    text: 'Doradca pomoże ułożyć plan i się go trzymać. Skierowanie nie jest potrzebne.',
  },
}

/** They are meant for Estonia, in a DEMO of another country as well: there the platform's administrator sees them, and no patient. */
export function demoAdverts(createdAt: string) {
  return Object.entries(WORDS).map(([language, words], index) => ({
    id: index + 1,
    language,
    ...words,
    link: 'https://example.org/',
    targetGenders: ADVERT_GENDERS,
    minAge: ADVERT_MIN_AGE,
    maxAge: ADVERT_MAX_AGE,
    allowedCountries: ADVERT_COUNTRIES,
    licence: 'CC BY 4.0',
    createdAt,
  }))
}
