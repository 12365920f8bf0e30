import type { QuestionnaireForm } from '@vastus/contract/instruments'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import type { Instrument } from '@vastus/domain/instruments/instrument'
import type { Language } from '@vastus/domain/locale'

/** In Estonia questionnaires are asked in Estonian; elsewhere in the reader's language. */
export function languageOfQuestions(country: CountryCode, reader: Language): Language {
  return country === 'EE' ? 'et' : reader
}

/** What a patient does at once about these flags: in the reader's language, with the numbers of the country. Flags for staff alone have none. */
export function presentWarnings(
  flags: Instrument['flags'],
  country: CountryCode,
  reader: Language,
): QuestionnaireForm['warnings'] {
  const { emergencyNumbers, crisisLine } = countryProfile(country)
  const [number = ''] = emergencyNumbers
  return flags.flatMap(({ id, severity, when, message }) =>
    message === null
      ? []
      : {
          id,
          severity,
          when,
          message: message[reader].replaceAll('{number}', number).replaceAll('{crisisLine}', crisisLine),
        },
  )
}

/** A questionnaire as it is asked, without what only staff see. Warnings are in the reader's own language. */
export function presentForm(
  instrument: Instrument,
  country: CountryCode,
  reader: Language,
): QuestionnaireForm {
  const language = languageOfQuestions(country, reader)
  return {
    code: instrument.code as QuestionnaireForm['code'],
    version: instrument.version,
    name: instrument.name,
    minutes: instrument.minutes,
    questionsOnWidePage: instrument.questionsOnWidePage,
    hasOfficialWording: instrument.hasOfficialWording,
    language,
    intro: instrument.intro[language],
    items: instrument.items.map((item) => ({
      ...item,
      text: item.text[language],
      options: item.options.map((option) => ({ ...option, label: option.label[language] })),
    })),
    scores: instrument.scores.map(({ items, mayMiss }) => ({ items: [...items], mayMiss })),
    warnings: presentWarnings(instrument.flags, country, reader),
    unworded: instrument.flags.flatMap(({ severity, when, message }) =>
      message === null && severity !== 'notice' ? { severity, when } : [],
    ),
  }
}
