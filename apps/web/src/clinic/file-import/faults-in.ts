import type { FileImportRow } from '@vastus/contract/file-import'
import type { Translate } from '@vastus/i18n'

/** What is wrong with a row, each with what the file has there. */
export function faultsIn({ faults }: Pick<FileImportRow, 'faults'>, t: Translate): string[] {
  return faults.map(({ fault, value }) => {
    const named = t(`file-import.outcome.${fault}`)
    return value === '' ? named : `${named}: ${value}`
  })
}
