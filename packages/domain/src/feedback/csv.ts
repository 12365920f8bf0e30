import type { Language } from '../locale.ts'

/** A cell that a spreadsheet would take for a formula is marked as text. */
function cell(value: string | number, separator: Separator): string {
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

type Separator = ',' | ';'

/** What a spreadsheet of the language expects between cells. Where a comma divides euros from cents, it is a semicolon. */
export const separatorOf = (language: Language): Separator => (language === 'en' ? ',' : ';')

/** Rows as CSV of UTF-8 with the mark by which spreadsheets know it, as one of the reader's language opens it. */
export function csvOf(rows: readonly (readonly (string | number)[])[], language: Language): string {
  const separator = separatorOf(language)
  return `\uFEFF${rows.map((row) => row.map((value) => cell(value, separator)).join(separator)).join('\r\n')}\r\n`
}
