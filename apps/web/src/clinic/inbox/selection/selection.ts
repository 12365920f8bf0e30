/** What is chosen in a list, and from where a range goes on. */
export type Selection = { chosen: ReadonlySet<number>; from: number | null }

export const NOTHING_CHOSEN: Selection = { chosen: new Set(), from: null }

/** As many as one call to the server may change. */
export const MOST_CHOSEN = 100

/** Chooses one more, or one less. */
export function toggled({ chosen }: Selection, id: number): Selection {
  const next = new Set(chosen)
  if (next.has(id)) next.delete(id)
  else if (next.size < MOST_CHOSEN) next.add(id)
  return { chosen: next, from: id }
}

/** Chooses everything from where the last choice was made to here, in the order of the list. */
export function extended(selection: Selection, id: number, ids: readonly number[]): Selection {
  const start = selection.from === null ? -1 : ids.indexOf(selection.from)
  const end = ids.indexOf(id)
  if (start === -1 || end === -1) return toggled(selection, id)
  const range = ids.slice(Math.min(start, end), Math.max(start, end) + 1)
  return { ...withAll(selection, range), from: id }
}

/** Chooses these as well, as long as there is room. */
export function withAll(selection: Selection, ids: readonly number[]): Selection {
  const all = [...new Set([...selection.chosen, ...ids])]
  return { ...selection, chosen: new Set(all.slice(0, MOST_CHOSEN)) }
}

/** What is left of the choice in a list that has changed meanwhile. */
export function chosenAmong({ chosen }: Selection, ids: readonly number[]): number[] {
  return ids.filter((id) => chosen.has(id))
}
