import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createRepresented } from '../../testing/factories.ts'
import { createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

// An embedded database does one thing after the other anyway.
describe.each(databaseKinds().filter((kind) => kind === 'postgres'))('at the same moment on %s', (kind) => {
  let story: Story
  let letGo = () => {}
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterEach(() => letGo())
  afterAll(() => story.close())

  /** Everybody who changes something waits before the end of it, until `letGo`. */
  async function holdTheTrail(): Promise<void> {
    const held = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const holding = story.services.database.transaction({ actor: 'system' }, async (tx) => {
      await tx.query(sql`select from audit_heads for update`)
      held.resolve()
      await released.promise
    })
    letGo = released.resolve
    await Promise.race([held.promise, holding])
  }

  /** Until so many wait for somebody else in this database. */
  const waiting = (number: number) =>
    expect
      .poll(() =>
        story.services.database.transaction({ actor: 'system' }, (tx) =>
          tx.one(sql`select count(*)::int as number from pg_stat_activity
            where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`),
        ),
      )
      .toEqual({ number })

  const phoneOf = (personId: number) => `/api/clinic/patients/${personId}`

  it('a change of the phone does not put an older row in the place of an answer', async () => {
    const { id } = await send(story)
    await inquire(story, id)
    const { clinicId } = story.clinic
    await holdTheTrail()
    const response = story.patient.client.post(`/api/patient/actions/${id}/inquiry/complete`, {
      answer: 'It is worse',
    })
    await waiting(1)
    const phone = story.doctor.client.patch(phoneOf(story.patient.personId), {
      clinicId,
      phone: '+37251234567',
    })
    await waiting(2)
    letGo()
    expect([(await response).statusCode, (await phone).statusCode]).toEqual([200, 200])
    const { content } = (
      await story.doctor.client.get(`/api/clinic/e-contacts?clinicId=${clinicId}&search=worse`)
    ).json()
    expect(content).toMatchObject([{ id, status: 'waitingForClinic', unread: true }])
  })

  it('what two colleagues tell of one patient is kept both', async () => {
    const { clinicId } = story.clinic
    const { personId } = await createRepresented(story.services, story.patient, { clinics: [story.clinic] })
    await holdTheTrail()
    const phone = story.doctor.client.patch(phoneOf(personId), { clinicId, phone: '+37251234567' })
    await waiting(1)
    const email = story.nurse.client.patch(phoneOf(personId), { clinicId, email: 'new@example.test' })
    await waiting(2)
    letGo()
    expect([(await phone).statusCode, (await email).statusCode]).toEqual([200, 200])
    expect((await email).json()).toMatchObject({ phone: '+37251234567', email: 'new@example.test' })
  })

  it('two who dismiss each other do not leave the clinic empty', async () => {
    const { clinic, doctor, nurse, clock } = story
    const dismiss = (by: typeof doctor, whom: typeof doctor) =>
      by.client.patch(`/api/clinic/${clinic.clinicId}/employees/${whom.employeeId}`, {
        deletedAt: clock.now().toISOString(),
      })
    await holdTheTrail()
    const first = dismiss(doctor, nurse)
    await waiting(1)
    const second = dismiss(nurse, doctor)
    await waiting(2)
    letGo()
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 401])
  })

  it('several rows are refreshed without locking out who refreshes one of them', async () => {
    const [first, second] = [await send(story), await send(story)]
    const { database } = story.services
    const refresh = ({ id }: { id: number }) => sql`select refresh_e_contact_row(${id}::bigint)`
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    let tries = 0
    const several = database.transaction({ actor: 'system' }, async (tx) => {
      tries += 1
      await tx.query(refresh(first))
      begun.resolve()
      await goOn.promise
      await tx.query(refresh(second))
    })
    await begun.promise
    const one = database.transaction({ actor: 'system' }, async (tx) => {
      tries += 1
      await tx.query(refresh(second))
    })
    await waiting(1)
    goOn.resolve()
    await Promise.all([several, one])
    expect(tries).toBe(2)
  })
})
