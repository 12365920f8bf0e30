/** The search of an address as it is written there: every value is text. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The other way: `?eContactId=14`, with no quotes around what looks like a number. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      params.set(name, String(value))
  const text = params.toString()
  return text && `?${text}`
}

/** Reads named text parameters of an address; all others are left out. */
export function textSearch<const Names extends readonly string[]>(...names: Names) {
  return (search: Record<string, unknown>): { [Name in Names[number]]?: string } => {
    const found: Partial<Record<Names[number], string>> = {}
    for (const name of names as readonly Names[number][]) {
      const value = search[name]
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        found[name] = String(value)
    }
    return found
  }
}
