import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'
import type { RegisterMedicine } from './read-register.ts'

export async function hasMedications(tx: Tx): Promise<boolean> {
  const { exists } = await tx.one<{ exists: boolean }>(sql`select exists (select from medications)`)
  return exists
}

/** Adds and renews medicines. How many are new, and how many came back. */
export async function putMedicines(
  tx: Tx,
  medicines: readonly RegisterMedicine[],
  at: Date,
): Promise<{ added: number; returned: number }> {
  return tx.one<{ added: number; returned: number }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(medicines)}::jsonb) as medicine (
        "key" text, "brandName" text, "activeIngredient" text, "atcCode" text, route text, strength text, form text,
        "prescriptionOnly" boolean)),
    known as (select register_key, active from medications where register_key in (select "key" from given)),
    put as (
      insert into medications (register_key, brand_name, active_ingredient, atc_code, route, strength, form,
        prescription_only, active, search_brand, search_ingredient, search_text, imported_at)
      select "key", "brandName", "activeIngredient", "atcCode", route, strength, form, "prescriptionOnly", true,
        search_key("brandName"), search_key("activeIngredient"),
        search_key(concat_ws(' ', "brandName", "activeIngredient", strength)), ${at.toISOString()} from given
      on conflict (register_key) do update set brand_name = excluded.brand_name,
        active_ingredient = excluded.active_ingredient, atc_code = excluded.atc_code, route = excluded.route,
        strength = excluded.strength, form = excluded.form, prescription_only = excluded.prescription_only, active = true,
        search_brand = excluded.search_brand, search_ingredient = excluded.search_ingredient,
        search_text = excluded.search_text, imported_at = excluded.imported_at
      returning register_key)
    select count(*) filter (where known.register_key is null)::int as added,
      count(*) filter (where not known.active)::int as returned
    from put left join known using (register_key)`)
}

/** A package belongs to one medicine; a code is given once and never used again. */
export async function putPackages(tx: Tx, medicines: readonly RegisterMedicine[]): Promise<void> {
  const packages = medicines.flatMap(({ key, packageCodes }) => packageCodes.map((code) => ({ key, code })))
  if (packages.length === 0) return
  await tx.run(sql`
    insert into medication_packages (code, medication_id)
    select distinct on (given.code) given.code, m.id
    from jsonb_to_recordset(${JSON.stringify(packages)}::jsonb) as given ("key" text, code text)
    join medications m on m.register_key = given."key"
    on conflict (code) do update set medication_id = excluded.medication_id`)
}

/** Those that an import did not name are kept, for what was asked for earlier, and no longer offered. */
export function retireOthers(tx: Tx, at: Date): Promise<number> {
  return tx.run(
    sql`update medications set active = false where active and imported_at <> ${at.toISOString()}`,
  )
}
