import type { BulkResults } from '@vastus/contract/inbox'
import type { Translate } from '@vastus/i18n'

const LEFT = ['CHANGED', 'CLOSED', 'REFUSED', 'NOT_FOUND', 'FAILED'] as const

/** What is the reader's own last word can't be marked as unread, so only what is unread now is counted. */
export function markedWords(t: Translate, isSeen: boolean, asked: number, unread: number): string {
  if (isSeen) return t('clinic.unread.markedRead', { count: asked })
  return unread > 0 ? t('clinic.unread.markedMany', { count: unread }) : t('clinic.unread.ownWord')
}

/** Says honestly what was done, and what was not and why. */
export function bulkWords(
  t: Translate,
  kind: 'ASSIGN' | 'ARCHIVE' | 'REPLY' | 'UNDO',
  { results }: BulkResults,
): { text: string; isWhole: boolean } {
  const count = (outcome: string) => results.filter((each) => each.outcome === outcome).length
  const done = count('DONE') + count('UNCHANGED')
  const left = LEFT.filter((outcome) => count(outcome) > 0).map((outcome) =>
    t(`clinic.bulk.left.${outcome}`, { count: count(outcome) }),
  )
  const said = kind === 'UNDO' ? t('clinic.bulk.undone') : t(`clinic.bulk.done.${kind}`, { count: done })
  return { text: [...(done > 0 ? [said] : []), ...left].join(' '), isWhole: left.length === 0 }
}
