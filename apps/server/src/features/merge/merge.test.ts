// @proves R2-080
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createFile } from '../../testing/e-contact-rows.ts'
import { createPatient, createRepresented } from '../../testing/factories.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { complete, createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

const HOUR_MS = 3_600_000

describe.each([quickestDatabase()])('merging e-contacts on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const merge = (into: number, from: number, who: 'doctor' | 'nurse' | 'otherDoctor' = 'doctor') =>
    story[who].client.post(`/api/clinic/e-contacts/${into}/merge`, { eContactId: from })
  const undo = (into: number, from: number) =>
    story.doctor.client.post(`/api/clinic/e-contacts/${into}/merge/undo`, { eContactId: from })
  const shown = async (id: number) => (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json()
  const timeline = async (id: number) =>
    (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)).json().content
  const notes = async (id: number) =>
    (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/notes`)).json().content
  const rows = async (more = '') =>
    (await story.doctor.client.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}${more}`)).json()
      .content
  const later = (ms = 1000) => story.clock.advance(ms)
  /** Sessions do not last so long. */
  const muchLater = async (ms: number) => {
    later(ms)
    for (const who of ['doctor', 'nurse', 'patient', 'stranger', 'otherDoctor'] as const)
      story[who].client = await story.signedInAs(story[who])
  }
  /** Two of one patient: in the second the clinic is waited for, with a note. */
  const pair = async () => {
    const stays = await send(story, { text: 'My head hurts' })
    later()
    await inquire(story, stays.id)
    later()
    const goes = await send(story, { eContactType: 'COUGH', text: 'And I cough' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${goes.id}/notes`, { note: 'Heard by phone' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${goes.id}/assign`, {
      assigneeUserId: story.nurse.userId,
    })
    later()
    return { stays: stays.id, goes: goes.id }
  }

  it('shows both as one, each part with where and when it was said', async () => {
    const { stays, goes } = await pair()
    expect(outcomeOf(await merge(stays, goes))).toEqual([200])
    const merged = await shown(stays)
    expect(merged).toMatchObject({ status: 'waitingForClinic', assigneeUser: { id: story.doctor.userId } })
    expect(merged.merged).toMatchObject([
      { id: goes, eContactType: 'COUGH', by: { surname: 'Tamm' }, undoUntil: expect.any(String) },
    ])
    const said = await timeline(stays)
    expect(
      said.map((entry: { type: string; eContactId?: number }) => [entry.type, entry.eContactId]),
    ).toEqual([
      ['SENT', undefined],
      ['INQUIRY', undefined],
      ['SENT', goes],
      ['ASSIGNED', goes],
    ])
    expect(await notes(stays)).toMatchObject([{ text: 'Heard by phone', eContactId: goes }])
  })

  it('lists the one that stays, found also by what was said in the other', async () => {
    const { stays, goes } = await pair()
    await merge(stays, goes)
    const ids = (list: { id: number }[]) => list.map((row) => row.id)
    expect(ids(await rows())).toContain(stays)
    expect(ids(await rows())).not.toContain(goes)
    // A number this small may begin somebody's code or phone too.
    const found = ids(await rows(`&search=${goes}`))
    expect(found).toContain(stays)
    expect(found).not.toContain(goes)
    const row = (await rows('&search=cough')).find((each: { id: number }) => each.id === stays)
    const other = await timeline(goes)
    expect(row).toMatchObject({ messagePreview: 'And I cough', waitingSince: other[0].createdAt })
  })

  it('is one for the patient, whom the old address leads on', async () => {
    const { stays, goes } = await pair()
    const total = async () => (await story.patient.client.get('/api/patient/e-contacts')).json().totalElements
    const before = await total()
    await merge(stays, goes)
    expect(await total()).toBe(before - 1)
    const there = (await story.patient.client.get(`/api/patient/e-contacts/${stays}/timeline`)).json()
    expect(there.content.map((entry: { text: string }) => entry.text)).toEqual([
      'My head hurts',
      'Since when?',
      'And I cough',
    ])
    expect(there.eContact.merged).toEqual([
      {
        id: goes,
        eContactType: 'COUGH',
        createdAt: expect.any(String),
        mergedAt: expect.any(String),
        sickLeave: null,
      },
    ])
    const old = (await story.patient.client.get(`/api/patient/e-contacts/${goes}/timeline`)).json()
    expect(old.eContact.mergedIntoId).toBe(stays)
    const { FINALIZE: _changesNothing, ...abilities } = old.eContact.abilities
    expect(Object.values(abilities)).not.toContain(true)
  })

  it('lets nothing happen to the one that is gone', async () => {
    const { stays, goes } = await pair()
    await merge(stays, goes)
    const words = [468, expect.stringContaining('merged')]
    const { doctor, patient } = story
    for (const response of [
      await doctor.client.post(`/api/clinic/e-contacts/${goes}/complete`, { infoText: 'Rest' }),
      await doctor.client.post(`/api/clinic/e-contacts/${goes}/notes`, { note: 'Lost?' }),
      await doctor.client.post(`/api/clinic/e-contacts/${goes}/assign`, { assigneeUserId: null }),
      await patient.client.post(`/api/patient/e-contacts/${goes}/info`, { infoText: 'Worse' }),
      await patient.client.post(`/api/patient/e-contacts/${goes}/cancel`, { reason: 'PROBLEM_RESOLVED' }),
      await merge(stays, goes),
      await merge(goes, stays),
    ])
      expect(outcomeOf(response)).toEqual(words)
  })

  it('restores both exactly', async () => {
    const { stays, goes } = await pair()
    const look = async (id: number) => {
      const { version: _v, updatedAt: _u, patientLastSeenAt: _s, ...rest } = await shown(id)
      const row = (await rows()).find((each: { id: number }) => each.id === id)
      return {
        rest,
        said: await timeline(id),
        notes: await notes(id),
        since: row?.waitingSince,
        row: row?.fileCount,
      }
    }
    const before = [await look(stays), await look(goes)]
    await merge(stays, goes)
    await muchLater(23 * HOUR_MS)
    expect(outcomeOf(await undo(stays, goes))).toEqual([200])
    expect([await look(stays), await look(goes)]).toEqual(before)
  })

  it('leaves what was said since with the one that stayed', async () => {
    const { stays, goes } = await pair()
    await merge(stays, goes)
    later()
    await complete(story, stays)
    expect(outcomeOf(await undo(stays, goes))).toEqual([200])
    expect(await shown(stays)).toMatchObject({ status: 'completed', merged: [] })
    expect(await shown(goes)).toMatchObject({ status: 'waitingForClinic', mergedIntoId: null })
    expect((await timeline(goes)).map((entry: { type: string }) => entry.type)).toEqual(['SENT', 'ASSIGNED'])
  })

  it('can be undone for a day, the newest first, and once', async () => {
    const { stays, goes } = await pair()
    const third = await send(story, { text: 'One more' })
    await merge(stays, goes)
    await merge(stays, third.id)
    expect(outcomeOf(await undo(stays, goes))).toEqual([468, expect.stringContaining('later')])
    expect(outcomeOf(await undo(stays, third.id))).toEqual([200])
    expect(outcomeOf(await undo(stays, third.id))).toEqual([404])
    await muchLater(24 * HOUR_MS + 1)
    expect(outcomeOf(await undo(stays, goes))).toEqual([468, expect.stringContaining('24')])
  })

  it('takes files and the promised time along, also of a reply that was begun there', async () => {
    const upload = async (side: string, id: number, client: Story['doctor']['client']) => {
      const response = await story.app.inject({
        method: 'POST',
        url: `/api/${side}/e-contacts/${id}/upload`,
        headers: { cookie: client.cookie() ?? '', 'content-type': 'multipart/form-data; boundary=x' },
        payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="${side}.txt"\r\n\r\nHello\r\n--x--\r\n`,
      })
      return response.json().id as string
    }
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into answer_promises (clinic_id, e_contact_type, working_hours)
        values (${story.clinic.clinicId}, 'COUGH', 4)`),
    )
    const stays = (await send(story)).id
    const goes = (await send(story, { eContactType: 'COUGH' })).id
    const theirs = await upload('patient', goes, story.patient.client)
    later()
    const ours = await upload('clinic', goes, story.doctor.client)
    const { answerDueAt } = await shown(goes)
    expect(answerDueAt).not.toBeNull()
    await merge(stays, goes)
    const merged = await shown(stays)
    expect(merged.answerDueAt).toBe(answerDueAt)
    expect(merged).toMatchObject({ files: [{ id: theirs }], unsentFiles: [{ id: ours }] })
    const reply = { infoText: 'See this', infoFileIds: [ours] }
    expect(
      outcomeOf(await story.doctor.client.post(`/api/clinic/e-contacts/${stays}/complete`, reply)),
    ).toEqual([200])
    const there = (await story.patient.client.get(`/api/patient/e-contacts/${stays}/timeline`)).json()
    expect(
      there.content.flatMap((entry: { files: { id: string }[] }) => entry.files.map(({ id }) => id)),
    ).toEqual([theirs, ours])
    expect(there.eContact.answerDueAt).toBeNull()
    await undo(stays, goes)
    expect((await shown(goes)).answerDueAt).toBe(answerDueAt)
  })

  it('leaves a file with the message that it left with, also after an undo', async () => {
    const { stays, goes } = await pair()
    const ours = await createFile(story, goes, { uploadedBy: 'CLINIC' })
    const theirs = await createFile(story, goes)
    await merge(stays, goes)
    await inquire(story, stays, { questionFileIds: [ours] })
    later()
    const info = { infoText: 'See the picture', infoFileIds: [theirs] }
    expect(outcomeOf(await story.patient.client.post(`/api/patient/e-contacts/${stays}/info`, info))).toEqual(
      [200],
    )
    expect(outcomeOf(await undo(stays, goes))).toEqual([200])
    const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
    const said: { files: { id: string }[] }[] = await timeline(stays)
    expect(said.slice(-2).map(({ files }) => idsOf(files))).toEqual([[ours], [theirs]])
    expect(idsOf((await shown(stays)).files).toSorted()).toEqual([ours, theirs].toSorted())
    expect((await shown(goes)).files).toEqual([])
    const row = async (id: number) => (await rows()).find((each: { id: number }) => each.id === id)
    expect([(await row(stays)).fileCount, (await row(goes)).fileCount]).toEqual([2, 0])
  })

  it('sends a file that was taken over, also when the merge is undone before', async () => {
    const { stays, goes } = await pair()
    const [now, held] = [
      await createFile(story, goes, { uploadedBy: 'CLINIC' }),
      await createFile(story, goes, { uploadedBy: 'CLINIC' }),
    ]
    await merge(stays, goes)
    const hold = () =>
      story.doctor.client.post(`/api/clinic/e-contacts/${stays}/actions/inquiry`, {
        question: 'And this?',
        questionFileIds: [held],
        holdSeconds: 8,
      })
    await hold()
    await undo(stays, goes)
    const back = (await story.doctor.client.post(`/api/clinic/e-contacts/${stays}/undo`)).json()
    expect(back.files).toMatchObject([{ id: held }])
    await hold()
    await inquire(story, stays, { questionFileIds: [now] })
    const said: { files: { id: string }[] }[] = await timeline(stays)
    expect(said.slice(-2).map(({ files }) => files.map(({ id }) => id))).toEqual([[held], [now]])
  })

  it('refuses what does not belong together', async () => {
    const { id } = await send(story)
    const strangers = await send(story, {}, story.stranger)
    const child = await createRepresented(story.services, story.patient, { clinics: [story.clinic] })
    const childs = await send(story, { patientPersonId: child.personId })
    const alike = [468, expect.stringContaining('same patient')]
    expect(outcomeOf(await merge(id, strangers.id))).toEqual(alike)
    expect(outcomeOf(await merge(id, childs.id))).toEqual(alike)
    const administrative = await send(story, { eContactType: 'QUESTION' })
    expect(outcomeOf(await merge(administrative.id, id))).toEqual([468, expect.stringContaining('Reception')])
    expect(outcomeOf(await merge(id, id))).toEqual(alike)
    const closed = await send(story)
    await complete(story, closed.id)
    expect(outcomeOf(await merge(closed.id, id))).toEqual([469, 'E_CONTACT_ALREADY_CLOSED'])
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const as = { ...newcomer, client: await story.signedInAs(newcomer) }
    const [first, second] = [await send(story, {}, as), await send(story, {}, as)]
    expect(outcomeOf(await merge(first.id, second.id))).toEqual([
      468,
      expect.stringContaining('new to the clinic'),
    ])
  })

  it('answers foreign and absent ones alike', async () => {
    const { id } = await send(story)
    const other = await send(story)
    expect(outcomeOf(await merge(id, other.id, 'otherDoctor'))).toEqual([404])
    expect(outcomeOf(await merge(id, 999_999))).toEqual([404])
    expect(outcomeOf(await merge(999_999, id))).toEqual([404])
    expect(outcomeOf(await undo(id, other.id))).toEqual([404])
  })

  it('waits for a reply that is on its way', async () => {
    const { stays, goes } = await pair()
    const held = { infoText: 'Rest', holdSeconds: 60 }
    await story.nurse.client.post(`/api/clinic/e-contacts/${goes}/complete`, held)
    const onItsWay = [468, expect.stringContaining('on its way')]
    expect(outcomeOf(await merge(stays, goes))).toEqual(onItsWay)
    // It would close there what nobody has answered.
    expect(outcomeOf(await merge(goes, stays))).toEqual(onItsWay)
    later(60_000)
    await story.runJobs()
    expect((await shown(goes)).status).toBe('completed')
  })

  it('takes along a reply that came back, whose writer finds it where the e-contact goes on', async () => {
    const { stays, goes } = await pair()
    const { nurse, doctor } = story
    const file = await createFile(story, goes, { uploadedBy: 'CLINIC' })
    const held = { infoText: 'Rest', infoFileIds: [file], holdSeconds: 8 }
    await nurse.client.post(`/api/clinic/e-contacts/${goes}/complete`, held)
    await story.patient.client.post(`/api/patient/e-contacts/${goes}/cancel`, { reason: 'PROBLEM_RESOLVED' })
    later(9000)
    await story.runJobs()
    expect(outcomeOf(await merge(stays, goes))).toEqual([200])
    const own = async () =>
      (await nurse.client.get('/api/clinic/held-replies'))
        .json()
        .content.filter(({ state }: { state: string }) => state === 'RETURNED')
    expect(await own()).toMatchObject([{ eContactId: stays, text: 'Rest', files: [{ id: file }] }])
    const seen = await nurse.client.get(`/api/clinic/e-contacts/${stays}`)
    expect(seen.json().heldReplies).toMatchObject([{ state: 'RETURNED', text: 'Rest' }])
    expect((await shown(stays)).heldReplies).toEqual([])
    await undo(stays, goes)
    expect(await own()).toMatchObject([{ eContactId: goes }])
    await merge(stays, goes)
    expect((await doctor.client.post(`/api/clinic/e-contacts/${stays}/undo`)).statusCode).toBe(468)
    const back = await nurse.client.post(`/api/clinic/e-contacts/${stays}/undo`)
    expect(back.json()).toMatchObject({ eContactId: stays, text: 'Rest', files: [{ id: file }] })
    expect(await own()).toEqual([])
  })

  it('lets one of two through who merge the two into each other', async () => {
    const { stays, goes } = await pair()
    const answers = await Promise.all([merge(stays, goes), merge(goes, stays, 'nurse')])
    expect(answers.map((response) => response.statusCode).toSorted()).toEqual([200, 468])
  })

  it('refuses on an outdated view of the one that stays', async () => {
    const { stays, goes } = await pair()
    const response = await story.doctor.client.post(
      `/api/clinic/e-contacts/${stays}/merge`,
      { eContactId: goes },
      { headers: { 'if-match': '"1"' } },
    )
    expect(outcomeOf(response)).toEqual([409, 2])
  })

  it('leaves audit rows and events of both', async () => {
    const { stays, goes } = await pair()
    await merge(stays, goes)
    await undo(stays, goes)
    const { audit, events } = await story.services.database.transaction({ actor: 'system' }, async (tx) => ({
      audit: await tx.query(sql`select action, object_id from audit_entries
        where action like 'E_CONTACT_MERGE%' and object_id in (${String(stays)}, ${String(goes)})
        order by action, object_id::bigint`),
      events: await tx.query(sql`select type, e_contact_id from events
        where type like 'E_CONTACT_MERGE%' and e_contact_id in (${stays}, ${goes}) order by type, e_contact_id`),
    }))
    expect(audit).toEqual(
      ['E_CONTACT_MERGE', 'E_CONTACT_MERGE_UNDO'].flatMap((action) =>
        [stays, goes].map((id) => ({ action, objectId: String(id) })),
      ),
    )
    expect(events).toEqual(
      ['E_CONTACT_MERGED', 'E_CONTACT_MERGE_UNDONE'].flatMap((type) =>
        [stays, goes].map((eContactId) => ({ type, eContactId })),
      ),
    )
  })
})
