import { type DashboardRow, dashboardRow } from '@vastus/contract/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createRepresented } from '../../testing/factories.ts'
import { outcomeOf } from './testing/answers.ts'
import { createStory, inquire, type Story, send } from './testing/story.ts'

// The list passes the rows on as they are: nothing else compares them with the contract.
describe.each([quickestDatabase()])('a drawn row of the inbox on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
    const { clinicId } = story.clinic
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into answer_promises (clinic_id, working_hours) values (${clinicId}, 8)`),
    )
  })
  afterAll(() => story.close())

  const drawn = async (id: number) => {
    const row = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.one<{ rowJson: string; rowJsonMasked: string }>(
        sql`select row_json, row_json_masked from e_contact_rows where e_contact_id = ${id}`,
      ),
    )
    return [JSON.parse(row.rowJson), JSON.parse(row.rowJsonMasked)]
  }
  const act = async (path: string, body: object) =>
    expect(outcomeOf(await story.doctor.client.post(`/api/clinic/e-contacts/${path}`, body))).toEqual([200])

  const kinds: Record<string, () => Promise<[number, object]>> = {
    'that waits for the clinic, under a promise': async () => [
      (await send(story)).id,
      { status: 'waitingForClinic', assigneeUser: null, answerDueAt: expect.any(String) },
    ],
    'that waits for the patient': async () => {
      const { id } = await send(story)
      await inquire(story, id)
      return [id, { status: 'waitingForPatient', assigneeUser: { active: true }, waitingSince: null }]
    },
    'with a reply restriction': async () => {
      const { id } = await send(story)
      const replyBlockedUntil = '2026-03-04T22:00:00.000Z'
      await inquire(story, id, { replyBlockedUntil })
      return [id, { replyBlockedUntil }]
    },
    'that is completed': async () => {
      const { id } = await send(story)
      await act(`${id}/complete`, { infoText: 'Rest' })
      return [id, { status: 'completed', outcome: 'ANSWERED' }]
    },
    'that the patient opens again without a word': async () => {
      const { id } = await send(story)
      await act(`${id}/complete`, { infoText: 'Rest' })
      const path = `/api/patient/e-contacts/${id}/reopen`
      const reopened = await story.patient.client.post(path, { reason: 'SYMPTOMS_CHANGED' })
      expect(reopened.statusCode).toBe(200)
      return [id, { status: 'waitingForClinic', messagePreview: 'Rest', previewByClinic: true }]
    },
    'that staff wrote down for the patient': async () => {
      const made = await story.doctor.client.post('/api/clinic/e-contacts', {
        clinicId: story.clinic.clinicId,
        patientPersonId: story.patient.personId,
        eContactType: 'OTHER_PROBLEM',
        mode: 'AS_PATIENT',
        text: 'It aches, she says',
      })
      return [made.json().id, { messagePreview: 'It aches, she says' }]
    },
    'that the clinic completes without a word': async () => {
      const { id } = await send(story)
      await act(`${id}/complete`, { fixedInfoText: 'INFORMATION_DELIVERED' })
      return [id, { status: 'completed', messagePreview: 'My head hurts' }]
    },
    'that is rejected': async () => {
      const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
      const { id } = await send(story, {}, { ...newcomer, client: await story.signedInAs(newcomer) })
      await act(`${id}/reject`, { reason: 'CLINIC_OVERWHELMED' })
      return [id, { status: 'rejected', outcome: 'REJECTED', unread: false }]
    },
    'with a danger sign, of a represented child': async () => {
      const child = await createRepresented(story.services, story.patient, { clinics: [story.clinic] })
      const text = 'Since morning a strong pain in my chest'
      const { id } = await send(story, { text, patientPersonId: child.personId })
      return [id, { dangerLevel: 'EMERGENCY_NOW', creator: { id: story.patient.personId } }]
    },
    'of two that were merged': async () => {
      const [stays, goes] = [await send(story), await send(story, { text: 'And I cough' })]
      await act(`${stays.id}/merge`, { eContactId: goes.id })
      return [stays.id, { messagePreview: 'And I cough' }]
    },
  }

  it.each(Object.keys(kinds))('%s has the shape of the contract, masked and unmasked', async (name) => {
    const [id, about] = (await kinds[name]?.()) ?? [0, {}]
    const [row, masked] = await drawn(id)
    expect(row).toMatchObject(about)
    const { previewByClinic } = about as Partial<DashboardRow>
    if ('messagePreview' in about) expect(row.previewByClinic).toBe(previewByClinic)
    expect(dashboardRow.parse(row)).toEqual(row)
    expect(dashboardRow.parse(masked)).toEqual(masked)
    expect(masked).toEqual({ ...row, messagePreview: null, previewByClinic: undefined })
  })
})
