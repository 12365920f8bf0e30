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

/** In percent of the height of the plot: a lower band has no room for its label. */
export const LABEL_HEIGHT = 10

/** Whether the first value would lie on a label at the top of its band, which is this far down in percent. */
export function isUnderLabel(top: number, first: Place | undefined): boolean {
  return first !== undefined && first.y >= top - 3 && first.y < top + LABEL_HEIGHT + 3
}
