import fc from 'fast-check'
import { createPatient, send } from '@vastus/server/testing'
import {
  act,
  AFTER_CONFLICT,
  type Done,
  isAcknowledged,
  PATIENT_STEPS,
  type Step,
  STAFF_STEPS,
  WAYS,
} from './inbox-acting.ts'
import { compareInbox } from './inbox-compare.ts'
import { type Browser, type Office, STAFF } from './inbox-office.ts'
import { openScreen } from './inbox-screen.ts'
import { keepSignedIn } from './life-driver.ts'
import type { Sent } from './raw-call.ts'

const E_CONTACTS = 3
const LONGER_THAN_A_HOLD_MS = 61_000

const stepOf = <S extends Step>(steps: readonly S[]) =>
  fc.record({
    step: fc.constantFrom(...steps),
    at: fc.nat(E_CONTACTS - 1),
    way: fc.constantFrom(...WAYS),
    isVersioned: fc.boolean(),
    afterConflict: fc.constantFrom(...AFTER_CONFLICT),
    assignTo: fc.option(fc.constantFrom(...STAFF)),
    isRegretted: fc.boolean(),
  })
const stepsOf = <S extends Step>(steps: readonly S[]) =>
  fc.array(stepOf(steps), { minLength: 3, maxLength: 8 })

const run = fc.record({
  /** Two of the staff, or three. */
  staff: fc.record({
    doctor: stepsOf(STAFF_STEPS),
    nurse: stepsOf(STAFF_STEPS),
    assistant: fc.oneof(fc.constant([]), stepsOf(STAFF_STEPS)),
  }),
  patient: stepsOf(PATIENT_STEPS),
  /** After so many calls, so much time passes, and what is due is done. */
  passing: fc.array(fc.record({ afterCalls: fc.nat(20), seconds: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 5,
  }),
  /** The nurse's network breaks or sleeps after so many calls, until the end. */
  gap: fc.option(
    fc.record({ afterCalls: fc.nat(12), kind: fc.constantFrom('cut' as const, 'freeze' as const) }),
  ),
})

export type InboxFigures = {
  acknowledged: number
  refused: number
  outdated: number
  held: number
  undone: number
}

/** Random runs of several people who act on the same few e-contacts at once; throws where something was lost or doubled. */
export async function runInbox(office: Office, runs: number, seed: number): Promise<InboxFigures> {
  const figures: InboxFigures = { acknowledged: 0, refused: 0, outdated: 0, held: 0, undone: 0 }
  const { story } = office
  await fc.assert(
    fc.asyncProperty(run, async ({ staff, patient: patientSteps, passing, gap }) => {
      const user = await createPatient(story.services, { clinics: [story.clinic] })
      const client = await story.signedInAs(user)
      await keepSignedIn(story)
      const patient: Browser = { userId: user.userId, cookie: client.cookie() ?? '' }
      const ids: number[] = []
      for (let number = 0; number < E_CONTACTS; number++) {
        const { id } = await send(story, { text: 'SENT 0' }, { ...user, client })
        await client.post('/api/patient/e-contacts/finalize', { eContactId: id })
        ids.push(id)
      }
      const shows = { patientPersonId: user.personId, eContactIds: ids, openId: ids[0] ?? 0 }
      const working = STAFF.filter((name) => staff[name].length > 0)
      const screens = await Promise.all(
        working.map(async (name) => ({ name, screen: await openScreen(office, office.staff[name], shows) })),
      )
      const nurses = screens.find(({ name }) => name === 'nurse')?.screen

      let calls = 0
      const due = passing.toSorted((a, b) => a.afterCalls - b.afterCalls)
      const onCall = async () => {
        calls += 1
        if (gap && calls === gap.afterCalls) nurses?.link[gap.kind]()
        while (due[0] && due[0].afterCalls <= calls) {
          story.clock.advance((due.shift()?.seconds ?? 0) * 1000)
          await story.runJobs()
        }
      }
      const done: Done[] = []
      try {
        await Promise.all([
          ...working.map((name) =>
            act(office, office.staff[name], { ids, steps: staff[name], done, onCall }),
          ),
          act(office, patient, { ids, steps: patientSteps, done, onCall }),
        ])
        nurses?.link.mend()
        nurses?.client.look()
        story.clock.advance(LONGER_THAN_A_HOLD_MS)
        await story.runJobs()
        const returned = await fetchReturned(office, ids)
        const truth = { office, patient, patientPersonId: user.personId, done, returned }
        for (const id of ids)
          await compareInbox(
            id,
            truth,
            screens.map(({ screen }) => screen),
            shows,
          )
      } finally {
        for (const { screen } of screens) await screen.close()
      }
      count(figures, done)
    }),
    { seed, numRuns: runs, endOnFailure: true },
  )
  return figures
}

function count(figures: InboxFigures, done: readonly Done[]): void {
  for (const each of done) {
    if (isAcknowledged(each)) figures.acknowledged += 1
    else if (each.answers.some(({ status }) => status === 409)) figures.outdated += 1
    else figures.refused += 1
    if (each.isHeld && isAcknowledged(each)) figures.held += 1
    if (each.step === 'UNDO' && isAcknowledged(each)) figures.undone += 1
  }
}

/** What came back to its writer, and is fetched at the end; by e-contact. */
async function fetchReturned(office: Office, ids: readonly number[]): Promise<Map<number, string[]>> {
  const returned = new Map(ids.map((id) => [id, [] as string[]]))
  for (const name of STAFF)
    for (const id of ids)
      for (;;) {
        const sent: Sent = { method: 'POST', url: `/api/clinic/e-contacts/${id}/undo`, headers: {} }
        const { status, body } = await office.send(office.staff[name], sent)
        if (status === 468) break
        const { text, state } = JSON.parse(body) as { text?: string; state?: string }
        if (status !== 200 || state !== 'RETURNED') throw new Error(`after all holds: ${status} ${body}`)
        returned.get(id)?.push(text ?? '')
      }
  return returned
}
