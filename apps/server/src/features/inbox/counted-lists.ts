import type { Counted, DashboardQuery } from './dashboard-repository.ts'

const MAX_KEPT = 1000

/**
 * How many e-contacts a list had under its stamp. While the stamp is unchanged, nobody need count them again: that takes longer than
 * reading a page of them. The oldest are forgotten first.
 */
export function createCountedLists() {
  const kept = new Map<string, Counted>()
  return {
    find: (list: string | null): Counted | undefined => (list === null ? undefined : kept.get(list)),
    keep(list: string | null, counted: Counted): void {
      if (list === null) return
      kept.delete(list)
      kept.set(list, counted)
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    },
  }
}

/** What the number depends on besides the stamp; null where it depends on more: on who has read what. A search counts what it finds. */
export function listOf(clinicId: number, query: DashboardQuery, medicalHidden: boolean): string | null {
  if (query.unread || query.search) return null
  return JSON.stringify([
    clinicId,
    medicalHidden,
    { ...query, page: null, size: null, sort: null, order: null },
  ])
}
