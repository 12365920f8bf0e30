/**
 * Keeps rows where they are while somebody points at them or has scrolled: known rows stay in place with their newest content,
 * rows further down are added, and rows that belong above are only counted.
 */
export function holdRows<Row extends { id: number }>(
  held: readonly Row[],
  fresh: readonly Row[],
): { rows: readonly Row[]; arrived: number } {
  const byId = new Map(fresh.map((row) => [row.id, row]))
  const heldIds = new Set(held.map((row) => row.id))
  const lastKnown = fresh.findLastIndex((row) => heldIds.has(row.id))
  const below = fresh.slice(lastKnown + 1)
  const arrived = fresh.slice(0, lastKnown + 1).filter((row) => !heldIds.has(row.id)).length
  // Nothing of the old list is left: everything is news.
  if (lastKnown === -1) return { rows: held, arrived: fresh.length }
  return { rows: [...held.map((row) => byId.get(row.id) ?? row), ...below], arrived }
}
