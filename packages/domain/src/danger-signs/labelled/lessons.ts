import type { Language } from '../../locale.ts'
import { isTypeCode, type TypeCode } from '../../types/catalogue.ts'
import { type DangerRuleId, isDangerRuleId } from '../rules.ts'
import { inCyrillic } from '../transliterated.ts'
import { takeApart } from '../words.ts'
import type { LabelledMessage } from './evaluate.ts'
import type { Lesson } from './learn.ts'

/** A text and the rule that must find it; null for a calm one. */
export type Labelled = { rule: DangerRuleId | null; type: TypeCode; text: string }

/**
 * Reads labelled texts. One text a line: the rule that must find it (`-` for none), perhaps the kind of e-contact, and what a patient
 * wrote.
 */
export function readLabelled(file: string): Labelled[] {
  return file
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', ...text] = line.split(': ')
      const [name = '', type = 'OTHER_PROBLEM'] = label.split('@')
      const rule = isDangerRuleId(name) ? name : null
      if (!isTypeCode(type) || (rule === null && name !== '-')) throw new RangeError(line)
      return { rule, type, text: text.join(': ') }
    })
}

/** All that the weights of a language are learned from. */
export function lessonsFrom(
  language: Language,
  labelled: readonly Labelled[],
  corpus: readonly LabelledMessage[],
): Lesson[] {
  const lesson = (text: string, rule: DangerRuleId | null): Lesson => {
    const words = takeApart(text)
    return { words: language === 'ru' ? inCyrillic(words) : words, rule }
  }
  return [
    ...labelled.map(({ text, rule }) => lesson(text, rule)),
    ...corpus
      .filter((each) => each.language === language)
      .map(({ text, danger, category }) =>
        lesson(text, danger && isDangerRuleId(category) ? category : null),
      ),
  ]
}
