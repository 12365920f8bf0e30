/** The longer side of a picture after shrinking, in pixels. */
export const LONGEST_SIDE_PX = 2000
export const JPEG_QUALITY = 0.85
/** A smaller copy is only worth its loss when it saves more than this share. */
const WORTH_SAVING = 0.2
const SHRINKABLE = ['jpg', 'jpeg', 'png', 'webp']

type Size = { width: number; height: number }

/** Whether the browser can draw the format; anything else is sent as it is. */
export function isShrinkable(name: string): boolean {
  return SHRINKABLE.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
}

/** The size to draw in, in pixels: never larger than the picture, longest side at most 2000. */
export function drawnSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Whether the smaller copy, in bytes, saves more than a fifth. */
export function isWorthSending(originalBytes: number, copyBytes: number): boolean {
  return copyBytes < originalBytes * (1 - WORTH_SAVING)
}

/** A picture drawn anew is a JPEG, so its name ends like one. */
export function jpegName(name: string): string {
  return `${name.slice(0, name.lastIndexOf('.'))}.jpg`
}
