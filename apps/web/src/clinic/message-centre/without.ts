/** The most people left out by hand that the address of the page names; more of them only a saved audience keeps. */
export const WITHOUT_MAX = 500

/** No id: nobody is left out, although the audience or the sending before leaves some out. */
const NOBODY = '0'

/** What the address says of those left out by hand: nothing where it is as the audience or the sending before says. */
export function withoutOf(excluded: ReadonlySet<number>, known: readonly number[]): { without?: string } {
  const isAsKnown = excluded.size === known.length && known.every((id) => excluded.has(id))
  if (isAsKnown) return {}
  return { without: excluded.size === 0 ? NOBODY : [...excluded].slice(0, WITHOUT_MAX).join(',') }
}

/** The ids that the address names; null where it says nothing of them. */
export function idsIn(without: string | undefined): number[] | null {
  if (without === undefined) return null
  return without.split(',').flatMap((id) => (/^[1-9]\d{0,9}$/.test(id) ? [Number(id)] : []))
}
