import { isSignQuestion } from '@vastus/domain/danger-signs/grade'
import {
  type AskedAbout,
  chooseQuestions,
  fitsPatient,
  type FitsOnly,
  type HelperQuestionType,
  mostQuestionsAsked,
} from '@vastus/domain/questionnaire/helper-questions'
import { TYPE_CODES, type TypeCode } from '@vastus/domain/types/catalogue'
import type { Language } from '@vastus/i18n'
import bank from './helper-questions.json' with { type: 'json' }

type Words = Record<Language, string>

export type HelperQuestion = {
  id: string
  type: HelperQuestionType
  text: Words
  /** For somebody who writes for the patient; where there is none, the other wording fits both. */
  aboutOther?: Words
  options?: { value: string; text: Words }[]
  only?: FitsOnly
}

const questions = bank.questions as Record<string, Omit<HelperQuestion, 'id'>>
const idsOfTypes = bank.types as Partial<Record<TypeCode, string[]>>

/** All there is to ask about a kind of e-contact, the most telling first; and never what a form of its own asks. */
export function questionsFor(type: TypeCode): HelperQuestion[] {
  return (idsOfTypes[type] ?? []).map((id) => {
    const question = questions[id]
    if (!question) throw new RangeError(`no such helper question: ${id}`)
    return { id, ...question }
  })
}

/** What is asked about this patient, in the order in which it is asked. */
export function questionsToAsk(type: TypeCode, about: AskedAbout | undefined): HelperQuestion[] {
  const all = questionsFor(type).map((question) => ({ ...question, isSign: isSignQuestion(question.id) }))
  return chooseQuestions(all, about ?? {}, mostQuestionsAsked(type))
}

/** A question in the words of who reads it. */
export function wordedFor(
  { id, type, text, aboutOther, options }: HelperQuestion,
  language: Language,
  about: AskedAbout | undefined,
) {
  return {
    id,
    type,
    text: (about?.isReader === false ? (aboutOther ?? text) : text)[language],
    ...(options && { options: options.map(({ value, text: label }) => ({ value, label: label[language] })) }),
  }
}

/** Kinds whose questions are about a form, an appointment or a bill, and so follow from no complaint. */
const OWN_QUESTIONS: readonly TypeCode[] = [
  'APPOINTMENT',
  'BILLING_QUESTION',
  'CANCEL_APPOINTMENT',
  'CERTIFICATE',
  'FIT_NOTE',
  'FIT_NOTE_END',
  'PRESCRIPTION',
  'PRESCRIPTION_CONTRACEPTION',
  'PRESCRIPTION_REFILL',
  'QUESTION',
  'REQUEST_LABS',
  'REQUEST_REFERRAL',
  'REQUEST_VACCINATION',
  'SICK_LEAVE',
  'WELLNESS_VISIT_CHILD',
]

/** All that may be asked about a kind: its own questions in their order, then those about health that belong to others. */
export function askableQuestions(type: TypeCode): HelperQuestion[] {
  const own = questionsFor(type)
  if (own.length === 0) return []
  const ofHealth = TYPE_CODES.filter((each) => !OWN_QUESTIONS.includes(each)).flatMap(questionsFor)
  return [...new Map([...own, ...ofHealth].map((question) => [question.id, question])).values()]
}

/** What a model may choose from: the questions that fit the patient and are not asked anyway. */
export function furtherQuestions(type: TypeCode, about: AskedAbout | undefined): HelperQuestion[] {
  const asked = new Set(questionsToAsk(type, about).map(({ id }) => id))
  return askableQuestions(type).filter(({ id, only }) => !asked.has(id) && fitsPatient(only, about ?? {}))
}

/** The wordings of what may have been asked, in every language. */
export function wordingsFor(type: TypeCode): string[] {
  return askableQuestions(type).flatMap(({ text, aboutOther }) => [
    ...Object.values(text),
    ...Object.values(aboutOther ?? {}),
  ])
}
