import type { AnswerProblem } from '@vastus/domain/instruments/filling'
import type { Translate } from '@vastus/i18n'
import type { ItemOfForm } from './questionnaire-form.ts'

/** Says what is wrong with the answer to a question; shown beside that question. */
export function problemWords(t: Translate, item: ItemOfForm, { rule }: Pick<AnswerProblem, 'rule'>): string {
  if (rule === 'MAX_LENGTH') return t('instruments.problem.tooLong', { count: item.maxLength })
  if (rule === 'REQUIRED')
    return t(item.kind === 'CHOICE' ? 'instruments.problem.choose' : 'instruments.problem.answer')
  return t('instruments.range', { min: item.min, max: item.max })
}
