/** Reads named text parameters of an address; whatever else stands there is left out. */
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
