import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import { safetyAnswers } from '@vastus/domain/danger-signs/safety-questions'
import { isRenewalType } from '@vastus/domain/prescriptions/prescription'
import { type HelperQuestionType, withoutQuestions } from '@vastus/domain/questionnaire/helper-questions'
import { type Draft, useDraft } from '../../shared/drafts/use-draft.tsx'
import type { PrescriptionDraft } from '../../shared/prescriptions/listed-prescriptions.ts'

/** For whom, to which clinic and about what the message is. */
export type Choices = { personId: string; clinicId: string; type: string }

/** A helper question that was shown, with what was answered; empty where it was passed over. */
export type AskedQuestion = {
  id: string
  text: string
  type: HelperQuestionType
  /** The choices that there were, in the words that were shown. */
  options?: readonly { value: string; label: string }[] | undefined
  answer: string
}

/** Says that none of the safety questions fits; it is ticked by hand only. */
export const NONE_TICKED = 'none'

/** The unsent new e-contact of the signed-in user; there is at most one. */
export type NewMessage = Choices & {
  text: string
  /** The sentence in the text that names the medicines of the list; empty where there is none. */
  sentence: string
  /** The sign-in in which its writer chose that it goes out when the connection is back; empty where it does not wait. */
  waitsIn: string
  /** The list that goes out with it: kept with a message that waits, because its page may be closed meanwhile. */
  medicines: PrescriptionDraft | null
  asked: readonly AskedQuestion[]
  /** The safety questions that were ticked, or NONE_TICKED alone; empty where none was answered. */
  safety: readonly string[]
  /** How many photos and files were picked. The draft outlives them: a page that is loaded again has none of them. */
  pickedCount: number
  /** Danger signs that were shown, and which its writer does not mean. */
  notMeant: readonly DangerRuleId[]
  /** The message with the answers, as it will be sent; empty when the message goes out alone. */
  summary: string
  /** The same as it was put together, before its writer changed it, and from what. */
  madeSummary: string
  madeOf: string
  /** A model worded the summary; then what it was before. */
  byAi: boolean
  beforeAi: string
  /** What its writer had made of an earlier one. */
  earlierSummary: string
}

const EMPTY: NewMessage = {
  personId: '',
  clinicId: '',
  type: '',
  text: '',
  sentence: '',
  waitsIn: '',
  medicines: null,
  asked: [],
  safety: [],
  pickedCount: 0,
  notMeant: [],
  summary: '',
  madeSummary: '',
  madeOf: '',
  byAi: false,
  beforeAi: '',
  earlierSummary: '',
}

export function useNewMessage(): Draft<NewMessage> {
  return useDraft('e-contact:new', EMPTY)
}

export function choicesOf({ personId, clinicId, type }: Choices): Choices {
  return { personId, clinicId, type }
}

/**
 * WAITS: it goes out by itself when the connection is back. MISSED: its writer's session ended before that; it goes out
 * only when the writer says so again.
 */
export function waitingOf({ waitsIn }: NewMessage, signIn: string): 'NO' | 'WAITS' | 'MISSED' {
  if (waitsIn === '') return 'NO'
  return waitsIn === signIn ? 'WAITS' : 'MISSED'
}

/** Exactly what goes to the clinic. */
export function wordsToSend({ text, summary }: NewMessage): string {
  return summary.trim() === '' ? text : summary
}

/** The same without the questions in it, which speak of dangers that nobody has told of. */
export function ownWordsToSend(message: NewMessage): string {
  return withoutQuestions(
    wordsToSend(message),
    message.asked.map(({ text }) => text),
  )
}

/** The answers in what is sent, and what was ticked beside it. */
export function answersToSend({ asked, summary, safety }: NewMessage): { id: string; answer: string }[] {
  return [...(summary.trim() === '' ? [] : givenAnswers(asked)), ...safetyAnswers(safety)]
}

export function givenAnswers(asked: readonly AskedQuestion[]): { id: string; answer: string }[] {
  return asked.filter(({ answer }) => answer.trim() !== '').map(({ id, answer }) => ({ id, answer }))
}

/** The message with this sentence in place of the one that names other medicines; what its writer typed stays. */
export function withSentence(message: NewMessage, sentence: string): NewMessage {
  const own = message.sentence === '' ? message.text : message.text.replace(message.sentence, '')
  return { ...message, sentence, text: [sentence, own.trim()].filter((part) => part !== '').join('\n\n') }
}

/**
 * The draft under other choices. Answers about another kind become part of the message, so that none is lost; medicines are
 * named for the person who needs them, where medicines are asked for.
 */
export function withChoices(message: NewMessage, choices: Choices): NewMessage {
  const isTheirs = message.personId === choices.personId && isRenewalType(choices.type)
  const kept = isTheirs || message.sentence === '' ? message : withSentence(message, '')
  // Another kind, or another patient, is asked other questions.
  const isSame = message.type === choices.type && message.personId === choices.personId
  const next = {
    ...kept,
    ...choices,
    waitsIn: '',
    safety: isSame ? kept.safety : [],
    notMeant: isSame ? kept.notMeant : [],
  }
  if (message.type === choices.type || kept.asked.length === 0) return next
  return {
    ...next,
    text: wordsToSend(kept),
    asked: [],
    summary: '',
    madeSummary: '',
    madeOf: '',
    byAi: false,
    beforeAi: '',
    earlierSummary: '',
  }
}
