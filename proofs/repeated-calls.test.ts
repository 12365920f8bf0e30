import { type RouteName, routes } from '@vastus/contract'
import type { Route } from '@vastus/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, listAudit } from '@vastus/server/testing'
import { type Sql, sql } from '../apps/server/src/db/sql.ts'
import { type Faults, whileTrailIs } from './support/planted-faults.ts'
import { type Answer, createRepeats, type Repeats, type Tried } from './support/repeats.ts'
import { ROUTES } from './support/samples.ts'

/** Every route that takes an Idempotency-Key, so a new one is tried without a change here. */
const KEYED = ROUTES.filter(([, route]) => route.idempotency !== 'NONE')
const isOfStaff = ({ access }: Route) => access === 'STAFF' || access === 'PATIENT_OR_STAFF'
const OF_STAFF = KEYED.filter(([, route]) => isOfStaff(route))
const OF_PATIENTS = KEYED.filter(([, route]) => route.access === 'PATIENT')
/** What the caller alone has: it names nobody else, and belongs to no clinic. */
const OWN_NUMBER: readonly RouteName[] = ['askSupport']

/** Keeps the first answer to each key, and gives it back where the fault says so. */
function givenBack(isGivenBack: (status: number) => boolean): NonNullable<Faults['answer']> {
  const kept = new Map<unknown, string>()
  return (body, { headers }, reply) => {
    const key = headers['idempotency-key']
    const first = kept.get(key)
    if (key === undefined || (first !== undefined && !isGivenBack(reply.statusCode))) return body
    if (first === undefined) kept.set(key, body)
    else void reply.code(200)
    return first ?? body
  }
}

describe('a repeated call', () => {
  let repeats: Repeats
  beforeAll(async () => {
    repeats = await createRepeats()
  })
  afterAll(() => repeats.story.close())

  const asSystem = (q: Sql) =>
    repeats.story.services.database.transaction({ actor: 'system' }, (tx) => tx.run(q))

  /** Calls again while something is otherwise, and puts it back. */
  async function triedWhile(change: Sql, back: Sql, tried: Tried): Promise<Answer> {
    await asSystem(change)
    try {
      return await tried()
    } finally {
      await asSystem(back)
    }
  }

  const countRepeated = async () =>
    (await listAudit(repeats.story)).filter(({ action }) => action === 'ANSWER_REPEATED').length

  it.each(KEYED)('%s is answered again as it was, and audited', askTwice)

  it.each(OF_STAFF)('%s passes the rights and masks of the moment for an employee', askAsEmployee)

  it.each(OF_PATIENTS)('%s passes the rights of the moment for a patient', askAsPatient)

  it.each([
    ['the first answer, whoever asks by now', () => true, /expected 200 to be 404/],
    ['the first answer, to everybody who may have one', (status: number) => status < 300, /asReception/],
  ])('a planted fault is found: %s', async (_what, isGivenBack, finding) => {
    repeats.faults.answer = givenBack(isGivenBack)
    try {
      await expect(askAsEmployee('assignEContact', routes.assignEContact)).rejects.toThrow(finding)
    } finally {
      delete repeats.faults.answer
    }
  })

  it('a planted fault is found: a repeated answer is in no trail', () =>
    whileTrailIs(
      repeats.story.services.database,
      "if new.action = 'ANSWER_REPEATED' then return null; end if",
      () =>
        expect(askTwice('assignEContact', routes.assignEContact)).rejects.toThrow(/expected \d+ to be \d+/),
    ))

  async function askTwice(name: RouteName, route: Route): Promise<void> {
    const tried = await repeats.call(name, route)
    const first = await tried()
    expect(first.status, first.body).toBeLessThan(300)
    const before = await countRepeated()
    expect(await tried()).toEqual({ ...first, replayed: 'true' })
    if (route.audit !== null && route.response !== null) expect(await countRepeated()).toBe(before + 1)
  }

  async function askAsEmployee(name: RouteName, route: Route): Promise<void> {
    const { doctor, clinic, otherClinic, clock } = repeats.story
    const employee = sql`where id = ${doctor.employeeId}`
    const tried = await repeats.call(name, route)
    await tried()
    const moved = await triedWhile(
      sql`update employees set clinic_id = ${otherClinic.clinicId} ${employee}`,
      sql`update employees set clinic_id = ${clinic.clinicId} ${employee}`,
      tried,
    )
    if (!OWN_NUMBER.includes(name)) expect(moved.status, moved.body).toBe(404)
    const asReception = await triedWhile(
      sql`update employees set profession = 'NON_CLINICAL' ${employee}`,
      sql`update employees set profession = 'DOCTOR' ${employee}`,
      tried,
    )
    expect([200, 201, 204, 403, 404]).toContain(asReception.status)
    const gone = await triedWhile(
      sql`update employees set deleted_at = ${clock.now()} ${employee}`,
      sql`update employees set deleted_at = null ${employee}`,
      tried,
    )
    expect([401, 403, 404]).toContain(gone.status)
    expect({
      moved: repeats.canariesIn(moved.body),
      asReception: repeats.medicalCanariesIn(asReception.body),
      gone: repeats.canariesIn(gone.body),
    }).toEqual({ moved: [], asReception: [], gone: [] })
  }

  async function askAsPatient(name: RouteName, route: Route): Promise<void> {
    const { patient, services } = repeats.story
    const user = sql`where id = ${patient.userId}`
    const consent = sql`where user_id = ${patient.userId} and type = 'PRM_PATIENT'`
    const other = await createPerson(services)
    const tried = await repeats.call(name, route)
    await tried()
    const asAnother = await triedWhile(
      sql`update users set person_id = ${other.personId} ${user}`,
      sql`update users set person_id = ${patient.personId} ${user}`,
      tried,
    )
    expect(asAnother.status, asAnother.body).toBe(route.response === null ? 204 : 404)
    const withoutConsent = await triedWhile(
      sql`update consents set version = '-' || version ${consent}`,
      sql`update consents set version = substr(version, 2) ${consent}`,
      tried,
    )
    expect(withoutConsent.status).toBe(403)
    expect(repeats.canariesIn(asAnother.body + withoutConsent.body)).toEqual([])
  }
})
