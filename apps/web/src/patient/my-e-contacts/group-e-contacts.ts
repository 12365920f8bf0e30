import { isOpen, type EContactStatus } from '@vastus/domain/e-contact/status'

type Listed = { id: number; status: EContactStatus }

/**
 * Splits pages into active and finished ones, each in the order given. An e-contact that moved between two pages while
 * they were fetched counts once.
 */
export function groupEContacts<T extends Listed>(pages: readonly { content: readonly T[] }[]) {
  const unique = [
    ...new Map(pages.flatMap(({ content }) => content.map((each) => [each.id, each] as const))).values(),
  ]
  return {
    active: unique.filter(({ status }) => isOpen(status)),
    finished: unique.filter(({ status }) => !isOpen(status)),
  }
}
