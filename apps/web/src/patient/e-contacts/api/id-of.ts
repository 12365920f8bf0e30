/** The number of an e-contact in an address, null for what cannot be one. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
