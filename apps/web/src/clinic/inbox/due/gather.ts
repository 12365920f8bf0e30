import type { AnswerDue } from '@vastus/contract/inbox'

/**
 * What the reader is to see from now on: what is on show already and still due, and what is new. Each e-contact once, with the
 * stage that it has by now.
 */
export function gather(
  onShow: readonly AnswerDue[],
  due: readonly AnswerDue[],
  untold: readonly AnswerDue[],
): AnswerDue[] {
  const ids = new Set([...onShow, ...untold].map(({ eContactId }) => eContactId))
  return due.filter(({ eContactId }) => ids.delete(eContactId))
}
