import { csvOf } from '@vastus/domain/feedback/csv'
import type { Language } from '@vastus/domain/locale'

/** Gives the reader a file that a spreadsheet of their language opens rightly. */
export function saveCsv(
  rows: readonly (readonly (string | number)[])[],
  { name, language }: { name: string; language: Language },
): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows, language)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
