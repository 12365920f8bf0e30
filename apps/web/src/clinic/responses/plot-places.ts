export type Place = { x: number; y: number }

/** Where the plot has each value, in a box of this size; the first on the left, the newest on the right. */
export function plotPlaces(
  values: readonly { at: number; value: number }[],
  { min, max }: { min: number; max: number },
  { width, height, inset }: { width: number; height: number; inset: number },
): Place[] {
  const first = Math.min(...values.map(({ at }) => at))
  const last = Math.max(...values.map(({ at }) => at))
  return values.map(({ at, value }) => ({
    // Values of one moment are drawn in the middle.
    x: last === first ? width / 2 : inset + ((at - first) / (last - first)) * (width - 2 * inset),
    y: heightOf(value, { min, max }, height),
  }))
}

/** How far down a value is drawn: the highest at the top. */
export function heightOf(value: number, { min, max }: { min: number; max: number }, height: number): number {
  return height - ((value - min) / (max - min)) * height
}

/** A lower band has no room for its label. */
export const LABEL_HEIGHT = 14

/** How far down the label of a band is written: at its top, or at its bottom where the first value would lie on the label. */
export function labelHeight(top: number, bottom: number, first: Place | undefined): number {
  const isUnderLabel = first !== undefined && first.y >= top - 4 && first.y < top + LABEL_HEIGHT + 4
  return isUnderLabel ? bottom - 4 : top + 11
}
