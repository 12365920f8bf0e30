import type { TestApp } from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'

type File = { fileName: string; userId: number; clinicId: number; personId: number }

/** A file of phone numbers that a clinic has brought, with one row about a patient; nothing is carried out yet. @returns its id */
export function createFileImport({ services, clock }: TestApp, file: File): Promise<number> {
  const now = clock.now()
  return services.database.transaction({ actor: 'system' }, async (tx) => {
    const { id } = await tx.one<{ id: number }>(sql`insert into file_imports
        (clinic_id, kind, file_name, created_by_user_id, created_at, status, total)
      values (${file.clinicId}, 'PHONES', ${file.fileName}, ${file.userId}, ${now}, 'PREVIEW', 1) returning id`)
    const row = {
      line: 2,
      cells: { personalCode: '', phone: '' },
      outcome: 'NOT_A_PATIENT',
      name: file.fileName,
    }
    await tx.run(sql`insert into file_import_parts (import_id, part, clinic_id, rows)
      values (${id}, 0, ${file.clinicId}, ${JSON.stringify([{ ...row, personId: file.personId }])}::jsonb)`)
    return id
  })
}
