import type { BusinessKey } from '@vastus/contract/error-keys'
import type { Sex } from '@vastus/domain/identity/sex'
import type { Profession } from '@vastus/domain/roles'
import type { Language } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

/** What a clinic writes of somebody who works there. */
export type EmployeeDetails = {
  firstName: string
  surname: string
  personalCode: string | null
  birthDate: string | null
  sex: Sex | null
  email: string | null
  profession: Profession
  listCode: string | null
}

type Employed =
  | { refusal: BusinessKey }
  | {
      refusal: null
      employeeId: number
      userId: number
      personId: number | null
      language: Language
      accountEmail: string | null
    }

export function employColleague(
  tx: Tx,
  clinicId: number,
  details: EmployeeDetails & { language: Language },
  at: Date,
): Promise<Employed> {
  return tx.one<Employed>(sql`select * from employ_colleague(${clinicId}, ${details.email}, ${details.language},
    ${details.firstName}, ${details.surname}, ${details.personalCode}, ${details.birthDate}::date, ${details.sex},
    ${details.profession}, ${details.listCode}, ${at}::timestamptz)`)
}
