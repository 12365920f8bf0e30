import type { Sex } from '../identity/sex.ts'
import { isQuestionnaire, type TypeCode } from '../types/catalogue.ts'

/**
 * How a helper question is answered. A `choice` is answered with the value of one of its options, a `yesNo` with one of
 * YES_NO_ANSWERS, a `date` with YYYY-MM-DD.
 */
export const HELPER_QUESTION_TYPES = ['text', 'choice', 'yesNo', 'number', 'date', 'scale10'] as const
export type HelperQuestionType = (typeof HELPER_QUESTION_TYPES)[number]

export const YES_NO_ANSWERS = ['yes', 'no', 'unsure'] as const
export type YesNoAnswer = (typeof YES_NO_ANSWERS)[number]

export function isYesNoAnswer(answer: string): answer is YesNoAnswer {
  return (YES_NO_ANSWERS as readonly string[]).includes(answer)
}

/** So many questions are asked at most, so that they are answered in a minute. */
export const HELPER_QUESTIONS_ASKED = 6
/** A renewal needs fewer: the medicine, its strength and how often it is taken are in its list. */
const RENEWAL_QUESTIONS_ASKED = 4
/** No kind of e-contact has more questions than this. */
export const HELPER_QUESTIONS_MAX = 20
/** Characters of one answer. */
export const HELPER_ANSWER_MAX = 500

/** Whether helper questions are asked: not where the kind is itself a list of questions. */
export function hasHelperQuestions(type: TypeCode): boolean {
  return !isQuestionnaire(type)
}

/** How many questions are asked at most about a kind. */
export function mostQuestionsAsked(type: TypeCode): number {
  return asksOnOnePage(type) ? RENEWAL_QUESTIONS_ASKED : HELPER_QUESTIONS_ASKED
}

/** Whether the questions are so few and plain that they are on one page; others come one at a time. */
export function asksOnOnePage(type: TypeCode): boolean {
  return type === 'PRESCRIPTION' || type === 'PRESCRIPTION_REFILL'
}

/** The patient, as far as it decides which questions fit and how they are worded. What is not known leaves nothing out. */
export type AskedAbout = {
  /** In whole years. */
  age?: number | undefined
  sex?: Sex | undefined
  /** Whether the patient reads the question; otherwise somebody does who writes for the patient. */
  isReader: boolean
}

/** Whom a question fits. Ages are whole years, both included. */
export type FitsOnly = { sex?: Sex; fromAge?: number; toAge?: number }

type Choosable = { type: HelperQuestionType; only?: FitsOnly; isSign?: boolean }

/**
 * The questions to ask: those that fit the patient, at most `most` of them. One whose answer may be a danger sign is
 * never left out for the number; of the others the first ones stay. Choices come before what has to be typed.
 *
 * @param questions in the order of how much they tell
 */
export function chooseQuestions<T extends Choosable>(
  questions: readonly T[],
  about: Omit<AskedAbout, 'isReader'>,
  most: number = HELPER_QUESTIONS_ASKED,
): T[] {
  const fitting = questions.filter(({ only }) => fitsPatient(only, about))
  const signs = fitting.filter(({ isSign }) => isSign).slice(0, most)
  const others = fitting.filter(({ isSign }) => !isSign).slice(0, most - signs.length)
  const chosen = fitting.filter((question) => signs.includes(question) || others.includes(question))
  const isTyped = ({ type }: T) => type === 'text' || type === 'number' || type === 'date'
  return [...chosen.filter((question) => !isTyped(question)), ...chosen.filter(isTyped)]
}

/** Whether a question fits the patient, as far as that is known. */
export function fitsPatient(only: FitsOnly | undefined, { age, sex }: Omit<AskedAbout, 'isReader'>): boolean {
  if (!only) return true
  if (only.sex && (sex === 'MALE' || sex === 'FEMALE') && sex !== only.sex) return false
  if (age === undefined) return true
  return age >= (only.fromAge ?? 0) && age <= (only.toAge ?? Infinity)
}

/** The text without the questions that the product itself put into it, so that only the writer's own words are left. */
export function withoutQuestions(text: string, questions: readonly string[]): string {
  return questions.reduce((rest, question) => rest.replaceAll(question, ''), text)
}
