import { whenUsed } from './when-used.ts'

/**
 * Numbers as a language writes them. Whole ones below a thousand look the same in each of ours, and a first page has no others:
 * the rules of a language take a while to read.
 */
export function createNumberFormat(locale: string): (value: number) => string {
  const numbers = whenUsed(() => new Intl.NumberFormat(locale))
  return (value) =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? value.toString() : numbers().format(value)
}
