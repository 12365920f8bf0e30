import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { addressOf, administer } from '../../testing/templates.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import { type AudienceFilters, audienceStatement } from './audience-repository.ts'

const PATIENTS = 100_000

describe.runIf(databaseKinds().includes('postgres'))('whom the message centre offers among many', () => {
  let story: Story
  beforeAll(async () => {
    story = await createStory('postgres')
    await createManyPatients(story)
  })
  afterAll(() => story.close())

  async function planOf(filters: AudienceFilters): Promise<string> {
    const { clinicId } = story.clinic
    const statement = audienceStatement(
      filters,
      { clinicId, timeZone: 'Europe/Tallinn', today: '2026-03-02', medicalHidden: false },
      { sort: 'name', descending: false, size: 500, offset: 0 },
    )
    const asDoctor = {
      actor: 'user',
      userId: story.doctor.userId,
      personId: null,
      role: 'PRM_DOCTOR',
      clinicIds: [clinicId],
    } as const
    const lines = await story.services.database.transaction(asDoctor, (tx) =>
      tx.query(sql`explain ${statement}`),
    )
    return lines.map((line) => Object.values(line)[0]).join('\n')
  }

  it.each<[string, AudienceFilters, RegExp]>([
    ['years of birth', { birthYears: [1957, 1959] }, /clinic_patients_born/],
    ['an age', { ages: { from: 60, to: 62 } }, /clinic_patients_born/],
    ['a patient list', { listCodes: ['N0001'] }, /clinic_patients_list/],
    ['a personal code', { personalCodes: ['48506170010'] }, /persons_(verified_)?code/],
    [
      'name, sex, phone, lists and years of birth',
      {
        name: 'mar',
        sex: 'FEMALE',
        hasPhone: true,
        listCodes: ['N0001', 'N0002', 'N0003'],
        birthYears: [1957, 1959],
      },
      /clinic_patients_(born|list)/,
    ],
  ])('are found by %s through an index, without a look at all of them', async (_, filters, index) => {
    const plan = await planOf(filters)
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Seq Scan on (clinic_patients|persons)/)
  })
})

/** Half of them at the clinic of the story. */
async function createManyPatients({ services, clinic, otherClinic }: Story): Promise<void> {
  await services.database.ownerTransaction(async (tx) => {
    await tx.script('set local session_replication_role = replica; set local row_security = on')
    await tx.run(sql`with added as (
        insert into persons (id, first_name, surname, birth_date, sex, phone, identity_verified, created_at)
        select 1000 + n, (array['Mari', 'Jaan', 'Anna', 'Peeter'])[1 + n % 4], 'Many' || n, '1930-01-01'::date + (n * 7919) % 32000,
          case n % 3 when 0 then 'FEMALE' else 'MALE' end, '+3725' || lpad(n::text, 7, '0'), true, now()
        from generate_series(1, ${PATIENTS}::int) n returning id, first_name, surname, birth_date, sex)
      insert into clinic_patients (clinic_id, person_id, list_code, clinic_member, created_at, name_key, birth_date, sex)
      select case id % 2 when 0 then ${clinic.clinicId}::bigint else ${otherClinic.clinicId}::bigint end, id,
        'N' || lpad((id / 2 % 20)::text, 4, '0'), true, now(), lower(first_name || ' ' || surname), birth_date, sex from added`)
  })
  const address = await addressOf(services.database, inject('postgres')?.url ?? '')
  await administer(address, 'vacuum analyze persons, clinic_patients')
}
