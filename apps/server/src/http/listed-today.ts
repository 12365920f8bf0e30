/** Days are those of UTC: a name may be recorded twice where somebody reads before and after the change of day. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/**
 * The persons recorded today as shown to a reader in a clinic's lists. Kept by this process for a day, so that lists which are asked
 * for every few seconds do not fill the audit trail. Another process or a new start names them again.
 */
export function createListedToday() {
  let day = ''
  let named = new Map<string, Set<number>>()
  const namedTo = (reader: string, now: Date): Set<number> => {
    if (day !== dayOf(now)) {
      day = dayOf(now)
      named = new Map()
    }
    const known = named.get(reader) ?? new Set()
    named.set(reader, known)
    return known
  }
  return {
    notYet: (reader: string, personIds: readonly number[], now: Date): number[] => {
      const known = namedTo(reader, now)
      return [...new Set(personIds)].filter((id) => !known.has(id))
    },
    keep: (reader: string, personIds: readonly number[], now: Date): void => {
      const known = namedTo(reader, now)
      for (const id of personIds) known.add(id)
    },
  }
}
