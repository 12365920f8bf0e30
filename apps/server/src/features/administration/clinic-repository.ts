import type { Plan } from '@vastus/domain/clinic/plan'
import type { SetUpStep } from '@vastus/domain/clinic/set-up'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export type ContactRow = {
  name: string
  address: string
  websites: string[]
  emails: string[]
  phone: string | null
  registrationCode: string | null
}
export type ClinicRow = ContactRow & {
  plan: Plan
  features: Record<string, unknown>
  featureConsents: Record<string, { userId: number; at: string }>
  eContactTypes: string[] | null
  openForAll: boolean
  setUpSteps: string[] | null
  version: number
}

/** Waits for others who change the clinic. */
export function lockClinic(tx: Tx, clinicId: number): Promise<ClinicRow> {
  return tx.one<ClinicRow>(sql`select name, address, websites, emails, phone, registration_code, plan, features, feature_consents,
    e_contact_types, open_for_all, set_up_steps, version from clinics where id = ${clinicId} for update`)
}

export async function saveContact(tx: Tx, clinicId: number, contact: ContactRow): Promise<void> {
  await tx.run(sql`update clinics set name = ${contact.name}, address = ${contact.address}, websites = ${contact.websites},
      emails = ${contact.emails}, phone = ${contact.phone}, registration_code = ${contact.registrationCode},
      version = version + 1
    where id = ${clinicId}`)
}

/** Ticks a step of the set-up, where the clinic is still led through it. */
export async function finishSetUpStep(tx: Tx, clinicId: number, step: SetUpStep): Promise<void> {
  await tx.query(sql`select finish_set_up_step(${clinicId}, ${step})`)
}

type Settings = Pick<
  ClinicRow,
  'features' | 'featureConsents' | 'eContactTypes' | 'openForAll' | 'setUpSteps'
>

export async function saveSettings(tx: Tx, clinicId: number, settings: Settings): Promise<void> {
  await tx.run(sql`update clinics set features = ${JSON.stringify(settings.features)}::jsonb,
      feature_consents = ${JSON.stringify(settings.featureConsents)}::jsonb,
      e_contact_types = ${settings.eContactTypes}::text[], open_for_all = ${settings.openForAll},
      set_up_steps = ${settings.setUpSteps}::text[], version = version + 1
    where id = ${clinicId}`)
}

export async function savePlan(tx: Tx, clinicId: number, plan: Plan, at: Date): Promise<void> {
  await tx.run(
    sql`select change_clinic_plan(${clinicId}, version, ${plan}, null, ${at}) from clinics where id = ${clinicId}`,
  )
}

export type MessageRow = {
  id: number
  text: string
  clinicName: string
  createdAt: string
  endsOn: string | null
}

/** The number of the message that is shown now, held until the end of the transaction; 0 for none. */
export async function lockMessage(tx: Tx, clinicId: number): Promise<number> {
  const found = await tx.maybe<{ id: number; isOver: boolean }>(sql`
    select m.id, is_message_over(m.ends_on, c.time_zone) as is_over from global_messages m join clinics c on c.id = m.clinic_id
    where m.clinic_id = ${clinicId} for update of m`)
  return found && !found.isOver ? found.id : 0
}

export async function getTimeZone(tx: Tx, clinicId: number): Promise<string> {
  const { timeZone } = await tx.one<{ timeZone: string }>(
    sql`select time_zone from clinics where id = ${clinicId}`,
  )
  return timeZone
}

/** One message for each clinic: another one takes its place, with a number of its own. */
export function putMessage(
  tx: Tx,
  clinicId: number,
  { text, endsOn }: { text: string; endsOn?: string | undefined },
  at: Date,
): Promise<MessageRow> {
  return tx.one<MessageRow>(sql`with saved as (insert into global_messages (clinic_id, text, created_at, ends_on)
      values (${clinicId}, ${text}, ${at}, ${endsOn ?? null}::date)
      on conflict (clinic_id) do update set id = default, text = excluded.text, created_at = excluded.created_at,
        ends_on = excluded.ends_on
      returning id, clinic_id, text, created_at, ends_on)
    select saved.id, saved.text, saved.created_at, saved.ends_on, c.name as clinic_name from saved join clinics c on c.id = saved.clinic_id`)
}

export function findMessage(tx: Tx, clinicId: number, id: number): Promise<MessageRow | undefined> {
  return tx.maybe<MessageRow>(sql`select m.id, m.text, m.created_at, m.ends_on, c.name as clinic_name from global_messages m
    join clinics c on c.id = m.clinic_id where m.clinic_id = ${clinicId} and m.id = ${id}`)
}

/** False when it is not there, or another one took its place. */
export async function removeMessage(tx: Tx, clinicId: number, id: number): Promise<boolean> {
  return (await tx.run(sql`delete from global_messages where clinic_id = ${clinicId} and id = ${id}`)) === 1
}
