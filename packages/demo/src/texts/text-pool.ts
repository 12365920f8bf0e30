import type { ReasonedAction } from '@vastus/domain/e-contact/reasons'
import type { TypeCode } from '@vastus/domain/types/catalogue'

/** What questions and answers go with. */
export type Topic =
  | 'infection'
  | 'prescription'
  | 'muscles'
  | 'mood'
  | 'stomach'
  | 'head'
  | 'urinary'
  | 'certificate'
  | 'general'
  | 'office'
  | 'skin'
  | 'sickLeave'
  | 'pregnancy'
  | 'checkUp'
  | 'appointment'
  | 'wound'
  | 'questionnaire'

export type QuestionnaireCode = Extract<TypeCode, `QUEST_${string}`>
export type ClinicBegunType = 'REQUEST_LABS' | 'REQUEST_VACCINATION'
export type WrittenCode = Exclude<TypeCode, QuestionnaireCode>

/**
 * What people write in one language. `{days}`, `{temp}`, `{side}`, `{medicine}`, `{part}` and `{time}` are filled
 * in. Nobody's grammatical gender shows, so that every text fits every writer.
 */
export type TextPool = {
  /** How an adult begins, by type. */
  openings: Record<WrittenCode, readonly string[]>
  /** How a parent begins; the types that are written about children. `{child}` is the first name. */
  childOpenings: Partial<Record<TypeCode, readonly string[]>>
  /** With `{topic}`: what the questionnaire is about. */
  questionnaireOpenings: readonly string[]
  questionnaireTopics: Record<QuestionnaireCode, string>
  /** What the clinic asks and what is answered. */
  dialogues: Record<Topic, readonly (readonly [question: string, answer: string])[]>
  /** The clinic's last words. */
  closings: Record<Topic, readonly string[]>
  /** What patients add without being asked. */
  additions: readonly string[]
  /** What the clinic writes first, to adults about tests and to parents about vaccinations. */
  clinicBegins: Record<ClinicBegunType, { invitation: string; answer: string; notice: string }>
  /** The second answer of a conversation that was reopened. */
  closingAgain: string
  /** Before the patient's words when staff write them down; `{text}` is what was said. */
  onBehalf: string
  /** Staff to each other. */
  notes: readonly string[]
  /** Own words beside a reason, for the reasons that need them. */
  reasonWords: Record<ReasonedAction, string>
  /** Files, without ending. */
  fileNames: { skin: string; diary: string; document: string }
  slots: {
    side: readonly string[]
    medicine: readonly string[]
    part: readonly string[]
    time: readonly string[]
  }
  decimalMark: ',' | '.'
}
