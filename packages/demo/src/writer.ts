import type { ReasonedAction } from '@vastus/domain/e-contact/reasons'
import type { Language } from '@vastus/domain/locale'
import { isQuestionnaire, type TypeCode } from '@vastus/domain/types/catalogue'
import type { Random } from './random.ts'
import { ENGLISH_TEXTS } from './texts/en.ts'
import { ESTONIAN_TEXTS } from './texts/et.ts'
import { POLISH_TEXTS } from './texts/pl.ts'
import { RUSSIAN_TEXTS } from './texts/ru.ts'
import type { ClinicBegunType, QuestionnaireCode, TextPool, WrittenCode } from './texts/text-pool.ts'
import { topicOf } from './topics.ts'

const POOLS: Record<Language, TextPool> = {
  et: ESTONIAN_TEXTS,
  ru: RUSSIAN_TEXTS,
  en: ENGLISH_TEXTS,
  pl: POLISH_TEXTS,
}

/** Finds the words of one conversation: one language, one subject, the same figures and medicine throughout. */
export class Writer {
  readonly #pool: TextPool
  readonly #random: Random
  readonly #type: TypeCode
  readonly #slots: Record<string, string>
  #dialogue: number

  constructor(random: Random, language: Language, type: TypeCode, child: string | null) {
    const pool = POOLS[language]
    this.#pool = pool
    this.#random = random
    this.#type = type
    this.#dialogue = random.int(0, 1)
    this.#slots = {
      days: String(random.int(2, 9)),
      temp: (random.int(374, 391) / 10).toFixed(1).replace('.', pool.decimalMark),
      side: random.pick(pool.slots.side),
      medicine: random.pick(pool.slots.medicine),
      part: random.pick(pool.slots.part),
      time: random.pick(pool.slots.time),
      child: child ?? '',
    }
  }

  get fileNames(): TextPool['fileNames'] {
    return this.#pool.fileNames
  }

  opening(isAboutChild: boolean): string {
    const own = isAboutChild ? this.#pool.childOpenings[this.#type] : undefined
    if (own) return this.#fill(this.#random.pick(own))
    if (isQuestionnaire(this.#type)) {
      const topic = this.#pool.questionnaireTopics[this.#type as QuestionnaireCode]
      return this.#fill(this.#random.pick(this.#pool.questionnaireOpenings)).replace('{topic}', topic)
    }
    return this.#fill(this.#random.pick(this.#pool.openings[this.#type as WrittenCode]))
  }

  /** The opening as staff write it down for somebody on the phone. */
  openingOnBehalf(): string {
    return this.#pool.onBehalf.replace('{text}', this.opening(false))
  }

  question(): string {
    this.#dialogue++
    return this.#fill(this.#currentDialogue()[0])
  }

  /** The answer to the last question. */
  answer(): string {
    return this.#fill(this.#currentDialogue()[1])
  }

  /** Nobody says the same twice. */
  closing({ isFirst }: { isFirst: boolean }): string {
    const words = this.#fill(this.#random.pick(this.#pool.closings[topicOf(this.#type)]))
    return isFirst ? words : this.#pool.closingAgain
  }

  addition(): string {
    return this.#fill(this.#random.pick(this.#pool.additions))
  }

  /** A notice needs no answer, an invitation does. */
  clinicMessage(kind: 'invitation' | 'notice'): string {
    return this.#fill(this.#clinicBegins()[kind])
  }

  /** The answer to the clinic's invitation. */
  invitationAnswer(): string {
    return this.#fill(this.#clinicBegins().answer)
  }

  note(): string {
    return this.#fill(this.#random.pick(this.#pool.notes))
  }

  reasonWords(action: ReasonedAction): string {
    return this.#pool.reasonWords[action]
  }

  #clinicBegins() {
    return this.#pool.clinicBegins[this.#type as ClinicBegunType]
  }

  #currentDialogue(): readonly [string, string] {
    const dialogues = this.#pool.dialogues[topicOf(this.#type)]
    const dialogue = dialogues[this.#dialogue % dialogues.length]
    if (!dialogue) throw new RangeError('a subject has no questions')
    return dialogue
  }

  #fill(template: string): string {
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => this.#slots[name] ?? whole)
  }
}
