import type { FilePlace } from '@vastus/domain/file-import/column-contents'
import type { Tx } from '../../db/database.ts'
import type { TableRow } from './read-table.ts'
import type { StoredRow } from './file-imports-repository.ts'

export type Import = { clinicId: number; userId: number; now: Date }
export type Where = FilePlace

/** What is particular to phones, or to patients. */
export type KindOfImport = {
  /** Reads a row of the file by itself. `key` is what two rows of one person share. */
  read: (row: TableRow, where: Where) => { row: StoredRow; key: string | null }
  /** What would become of rows that can be used. */
  judge: (tx: Tx, about: Import, rows: readonly StoredRow[]) => Promise<StoredRow[]>
  /** Carries them out. @returns the rows with what became of them */
  apply: (tx: Tx, about: Import, rows: readonly StoredRow[]) => Promise<StoredRow[]>
  /** Puts back what rows have changed. @returns the number of people who were changed again since, and stay */
  undo: (tx: Tx, about: Import, rows: readonly StoredRow[]) => Promise<number>
}
