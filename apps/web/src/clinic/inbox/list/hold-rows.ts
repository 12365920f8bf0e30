/**
 * Keeps rows where they are while somebody points at them or has scrolled: known rows stay in place with their newest content,
 * rows further down are added, rows that belong above are only counted, and rows that left the list are named.
 *
 * @param isWhole there are no further pages; otherwise the last rows may only have been pushed on to one that is not loaded
 */
export function holdRows<Row extends { id: number }>(
  held: readonly Row[],
  fresh: readonly Row[],
  isWhole: boolean,
): { rows: readonly Row[]; arrived: number; gone: ReadonlySet<number> } {
  const byId = new Map(fresh.map((row) => [row.id, row]))
  const heldIds = new Set(held.map((row) => row.id))
  const lastKnown = fresh.findLastIndex((row) => heldIds.has(row.id))
  // Where nothing of the old list is left, everything is news.
  const below = lastKnown === -1 ? [] : fresh.slice(lastKnown + 1)
  const arrived = fresh.length - below.length - held.filter((row) => byId.has(row.id)).length
  const end = isWhole ? held.length : held.findLastIndex((row) => byId.has(row.id))
  const gone = held.slice(0, end).filter((row) => !byId.has(row.id))
  return {
    rows: [...held.map((row) => byId.get(row.id) ?? row), ...below],
    arrived,
    gone: new Set(gone.map((row) => row.id)),
  }
}
