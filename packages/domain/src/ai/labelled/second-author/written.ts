/** A conversation as its author noted it: names and identifiers are separated by commas. */
export type Written = {
  said: readonly string[]
  right: readonly (readonly [entry: number, text: string])[]
  wrong: readonly (readonly [entry: number, text: string])[]
  names: string
  identifiers: string
  reply: readonly [source: string, right: string, changed: string]
}
