/** The longer side of a picture after shrinking, in pixels: a photographed page of A4 stays readable at some 200 dots an inch. */
export const LONGEST_SIDE_PX = 2400
export const JPEG_QUALITY = 0.85
/** A smaller copy is only worth its loss when it saves more than this share. */
const WORTH_SAVING = 0.2
const DRAWN_EVERYWHERE = ['jpg', 'jpeg', 'png', 'webp']
/** Drawn by some browsers only, and by those of most clinics not at all. */
const DRAWN_BY_SOME = ['heic']

type Size = { width: number; height: number }

/** Whether a browser may be able to draw the format; anything else is sent as it is. */
export function isShrinkable(name: string): boolean {
  return isDrawnEverywhere(name) || DRAWN_BY_SOME.includes(endingOf(name))
}

/** Whether every browser can draw the format. */
export function isDrawnEverywhere(name: string): boolean {
  return DRAWN_EVERYWHERE.includes(endingOf(name))
}

/** The size to draw in, in pixels: never larger than the picture, longest side at most 2400. */
export function drawnSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Whether to send the copy: where it saves more than a fifth, or where the clinic could not see the original, which it must
 * not exceed.
 */
export function isWorthSending(original: { name: string; size: number }, copyBytes: number): boolean {
  if (!isDrawnEverywhere(original.name)) return copyBytes <= original.size
  return copyBytes < original.size * (1 - WORTH_SAVING)
}

/** A redrawn picture is a JPEG, so its name ends like one. */
export function jpegName(name: string): string {
  return `${name.slice(0, name.lastIndexOf('.'))}.jpg`
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase()
}
