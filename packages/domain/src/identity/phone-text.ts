/** How the digits after the calling code are grouped: calling code, digits, groups. Other numbers are in groups of three. */
const GROUPS: readonly [code: string, digits: number, groups: readonly number[]][] = [
  ['372', 7, [3, 4]],
  ['372', 8, [4, 4]],
  ['370', 8, [3, 5]],
  ['48', 9, [3, 3, 3]],
  ['44', 10, [4, 3, 3]],
  ['27', 9, [2, 3, 4]],
  ['1', 10, [3, 3, 4]],
  ['7', 10, [3, 3, 2, 2]],
]
/** Calling codes of one and of two digits; all others have three. */
const SHORT_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/**
 * Writes an international number in groups, so that a person can read and check it: `+372 5123 4567`. What is not one (no `+`,
 * letters, fewer than eight digits) stays as it is.
 */
export function phoneText(phone: string): string {
  const bare = phone.replaceAll(/[\s().-]/g, '')
  if (!/^\+[1-9]\d{7,14}$/.test(bare)) return phone
  const digits = bare.slice(1)
  const code = SHORT_CODE.exec(digits)?.[0] ?? digits.slice(0, 3)
  const rest = digits.slice(code.length)
  const known = GROUPS.find(([each, length]) => each === code && length === rest.length)
  return [`+${code}`, ...(known ? inGroups(rest, known[2]) : inThrees(rest))].join(' ')
}

function inGroups(digits: string, groups: readonly number[]): string[] {
  let from = 0
  return groups.map((length) => digits.slice(from, (from += length)))
}

/** Groups of three; a last digit alone goes with the group before it. */
function inThrees(digits: string): string[] {
  return digits.match(/\d{3}(?=\d{2})|\d{2,4}/g) ?? [digits]
}
