/**
 * The e-contact that follows the open one in the list, or the one before it. Where the open one has left the list, the one
 * that took its place follows.
 *
 * @param place index of the open one when it was last in the list
 */
export function neighbourOf(
  ids: readonly number[],
  open: { id: number; place: number },
  by: 1 | -1,
): number | undefined {
  const at = ids.indexOf(open.id)
  if (at !== -1) return ids[at + by]
  return ids[by === 1 ? open.place : open.place - 1]
}

/** The one to go on with once the open one is dealt with: what follows, or at the end of the list what comes before. */
export function goesOnWith(ids: readonly number[], open: { id: number; place: number }): number | undefined {
  return neighbourOf(ids, open, 1) ?? neighbourOf(ids, open, -1)
}
