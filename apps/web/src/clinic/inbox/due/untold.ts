import type { AnswerDue } from '@vastus/contract/inbox'

const keyOf = (userId: number) => `vastus.answersDue.${userId}`
const nameOf = ({ eContactId, since, stage }: AnswerDue) => `${eContactId} ${since} ${stage}`

/** What its reader has seen on this device before the page was opened, and since. */
export function createUntold(userId: number) {
  let told = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as string[]
  /** @returns what is new; what is not due any more is forgotten */
  return (due: readonly AnswerDue[]): AnswerDue[] => {
    const untold = due.filter((each) => !told.includes(nameOf(each)))
    told = due.map(nameOf)
    localStorage.setItem(keyOf(userId), JSON.stringify(told))
    return untold
  }
}
