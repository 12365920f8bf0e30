import { decidePhone, readPhoneRow } from '@vastus/domain/file-import/phone-row'
import type { Tx } from '../../db/database.ts'
import type { StoredRow } from './file-imports-repository.ts'
import type { Import, KindOfImport } from './kind-of-import.ts'
import { findOwners, restorePhones, savePhones } from './phones-repository.ts'

const codeOf = ({ cells }: StoredRow) => cells.personalCode ?? ''
const phoneOf = ({ cells }: StoredRow) => cells.phone ?? ''

/** Phone numbers of patients whom the clinic has. */
export const phones: KindOfImport = {
  read: ({ line, cells }, where) => {
    const read = readPhoneRow(cells, where)
    if (read.problem) return { row: { line, cells, outcome: read.problem }, key: null }
    const { personalCode, phone } = read
    return { row: { line, cells: { personalCode, phone }, outcome: 'UNCHANGED' }, key: personalCode }
  },

  judge,

  async apply(tx, about, rows) {
    const judged = await judge(tx, about, rows)
    const changing = judged.flatMap((row) =>
      row.outcome === 'UPDATED' && row.personId !== undefined
        ? [{ personId: row.personId, phone: phoneOf(row) }]
        : [],
    )
    if (changing.length === 0) return judged
    const changed = new Set(await savePhones(tx, about.clinicId, changing))
    return judged.map((row) =>
      row.outcome === 'UPDATED' && !changed.has(row.personId ?? 0)
        ? { line: row.line, cells: row.cells, outcome: 'KEPT_OWN_NUMBER' }
        : row,
    )
  },

  async undo(tx, _about, rows) {
    const changed = rows.flatMap((row) =>
      row.outcome === 'UPDATED' && row.personId !== undefined
        ? [
            {
              personId: row.personId,
              phone: phoneOf(row),
              before: row.before ?? null,
              of: (row.undo?.['contactsOfClinicId'] as number | null | undefined) ?? null,
            },
          ]
        : [],
    )
    if (changed.length === 0) return 0
    return changed.length - (await restorePhones(tx, changed)).length
  },
}

async function judge(tx: Tx, { clinicId }: Import, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  const owners = await findOwners(tx, clinicId, rows.map(codeOf))
  const byCode = new Map(owners.map((owner) => [owner.personalCode, owner]))
  return rows.map(({ line, cells }) => {
    const owner = byCode.get(cells.personalCode ?? '')
    const outcome = decidePhone(cells.phone ?? '', owner)
    if (!owner) return { line, cells, outcome }
    const { personId, name, phone, contactsOfClinicId } = owner
    const named = { line, cells, outcome, personId, name }
    return outcome === 'UPDATED' ? { ...named, before: phone, undo: { contactsOfClinicId } } : named
  })
}
