import { MEDICATION_SEARCH_LIMIT } from '@vastus/domain/prescriptions/search'
import type { MedicineRoute } from '@vastus/domain/prescriptions/routes'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type MedicationRow = {
  id: number
  brandName: string
  activeIngredient: string | null
  route: MedicineRoute
  strength: string | null
  form: string | null
  prescriptionOnly: boolean
}

/**
 * Medicines that have all the words: brands that begin with the longest one first, then a brand's later word, then the
 * active ingredient, then anywhere inside.
 *
 * @param words each as it was typed, then the other names that count as the same
 */
export function findMedicationRows(tx: Tx, words: readonly (readonly string[])[]): Promise<MedicationRow[]> {
  const [[first = ''] = []] = words
  const has = (word: string) => sql`search_text like '%' || ${escaped(word)} || '%'`
  const inside = words.map((forms) => sql`(${sql.join(forms.map(has), sql` or `)})`)
  const begins = (column: ReturnType<typeof sql>) => sql`${column} like ${escaped(first)} || '%'`
  const wordBegins = (column: ReturnType<typeof sql>) => sql`${column} like '% ' || ${escaped(first)} || '%'`
  const brand = sql`search_brand`
  const ingredient = sql`search_ingredient`
  return tx.query<MedicationRow>(
    sql`select id, brand_name, active_ingredient, route, strength, form, prescription_only from medications
      where active and ${sql.join(inside, sql` and `)}
      order by case when ${begins(brand)} then 0 when ${wordBegins(brand)} then 1 when ${begins(ingredient)} then 2
          when ${wordBegins(ingredient)} then 3 else 4 end,
        search_brand, substring(strength from '\\d+(?:\\.\\d+)?')::numeric nulls first, strength, form, id
      limit ${MEDICATION_SEARCH_LIMIT}`.withFreshPlan(),
  )
}

/** As the rows were stored, and with `%`, `_` and `\\` being letters like any other. */
function escaped(word: string) {
  return sql`regexp_replace(search_key(${word}), '([\\\\%_])', '\\\\\\1', 'g')`
}

/** Brands and active ingredients, also of medicines that are sold no more. */
export async function listNamesOfRegister(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(sql`select brand_name as name from medications
    union select active_ingredient from medications where active_ingredient is not null`)
  return rows.map(({ name }) => name)
}
