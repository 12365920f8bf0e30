// @proves R3-093 R4-077 R7-025 R7-027
// @proves-part R3-006: viewers
import type { ServerMessage } from '@vastus/contract/realtime'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { sql } from '../db/sql.ts'
import { createStory, inquire, send, type Story } from '../features/e-contacts/testing/story.ts'
import { startRealtime } from '../sockets.ts'
import { databaseKinds } from '../testing/databases.ts'
import { createEmployee, createPatient, createRepresented } from '../testing/factories.ts'
import type { TestClient } from '../testing/test-client.ts'
import type { Hub } from './hub.ts'

type Update = Extract<ServerMessage, { type: 'E_CONTACT_DETAILS_UPDATED' }>

describe.each(databaseKinds())('sockets on %s', (kind) => {
  let story: Story
  let hub: Hub
  let url: string
  const open: WebSocket[] = []

  beforeAll(async () => {
    story = await createStory(kind)
    await story.app.listen({ port: 0, host: '127.0.0.1' })
    url = `ws://127.0.0.1:${(story.app.server.address() as AddressInfo).port}/api/ws-prm`
    hub = await startRealtime(story.services, story.app.server)
  })
  afterEach(async () => {
    for (const socket of open.splice(0)) {
      if (socket.readyState === WebSocket.CLOSED) continue
      socket.terminate()
      await once(socket, 'close')
    }
  })
  afterAll(async () => {
    await hub?.stop()
    await story?.close()
  })

  /** A browser tab: what it heard so far, and how its socket ended. */
  async function tab(client: TestClient, headers: Record<string, string> = {}) {
    const socket = new WebSocket(url, { headers: { cookie: client.cookie() ?? '', ...headers } })
    open.push(socket)
    const heard: ServerMessage[] = []
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as ServerMessage))
    const ended = new Promise<[number, string]>((resolve) =>
      socket.once('close', (code, reason) => resolve([code, String(reason)])),
    )
    await once(socket, 'open')
    return {
      socket,
      heard,
      ended,
      say: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      updates: (eContactId: number) =>
        heard.filter(
          (message): message is Update =>
            message.type === 'E_CONTACT_DETAILS_UPDATED' && message.eContactId === eContactId,
        ),
      /** Ids of those who are said to look at the e-contact now. */
      viewers: (eContactId: number) =>
        heard
          .flatMap((message) => (message.type === 'E_CONTACT_VIEWERS' ? message.views : []))
          .filter((view) => view.eContactId === eContactId)
          .at(-1)
          ?.viewers.map((viewer) => viewer.id),
      /** Answered after everything that was said to this socket before. */
      async settled() {
        const before = heard.filter(({ type }) => type === 'HEARTBEAT').length
        socket.send(JSON.stringify({ type: 'HEARTBEAT' }))
        await expect
          .poll(() => heard.filter(({ type }) => type === 'HEARTBEAT').length)
          .toBeGreaterThan(before)
      },
    }
  }
  const fresh = async <U extends { userId: number }>(user: U) => ({
    ...user,
    client: await story.signedInAs(user),
  })

  async function refusal(headers: Record<string, string>): Promise<number | undefined> {
    const socket = new WebSocket(url, { headers })
    const [, response] = await once(socket, 'unexpected-response')
    socket.on('error', () => undefined)
    socket.terminate()
    return response.statusCode
  }

  test('144: nobody without a session, nor from another site, gets a socket', async () => {
    const cookie = story.nurse.client.cookie() ?? ''
    expect(await refusal({})).toBe(401)
    expect(await refusal({ cookie: `sid=${'x'.repeat(43)}` })).toBe(401)
    expect(await refusal({ cookie, origin: 'https://evil.example' })).toBe(403)
    const own = await tab(story.nurse.client, { origin: story.services.config.publicUrl })
    await own.settled()
  })

  test('a change reaches the staff of its clinic and its writer, and nobody else', async () => {
    const doctor = await tab(story.doctor.client)
    const patient = await tab(story.patient.client)
    const others = [await tab(story.stranger.client), await tab(story.otherDoctor.client)]
    const { id } = await send(story)
    await inquire(story, id)
    const sent = { type: 'E_CONTACT_DETAILS_UPDATED', eContactId: id, version: 1 }
    const replied = { ...sent, version: 2 }
    await expect
      .poll(() => doctor.updates(id))
      .toEqual([
        { ...sent, byUserId: story.patient.userId },
        { ...replied, byUserId: story.doctor.userId },
      ])
    await expect
      .poll(() => patient.updates(id))
      .toEqual([
        { ...sent, byUserId: null },
        { ...replied, byUserId: null },
      ])
    for (const other of others) {
      await other.settled()
      expect(other.updates(id)).toEqual([])
    }
  })

  test('a page receives what was said between its first answers and its socket, and no more', async () => {
    const nurse = await tab(story.nurse.client)
    const { id: earlier } = await send(story)
    await expect.poll(() => nurse.updates(earlier)).toHaveLength(1)
    story.clock.advance(10_000)
    const { id } = await send(story)
    await expect.poll(() => nurse.updates(id)).toHaveLength(1)
    story.clock.advance(4_000)

    const [doctor, patient, young] = [
      await tab(story.doctor.client),
      await tab(story.patient.client),
      await tab(story.doctor.client),
    ]
    const others = [await tab(story.stranger.client), await tab(story.otherDoctor.client)]
    for (const each of [doctor, patient, ...others]) each.say({ type: 'CATCH_UP', ageMs: 5_000 })
    young.say({ type: 'CATCH_UP', ageMs: 1_000 })
    for (const each of [doctor, patient, young, ...others]) await each.settled()
    const said = { type: 'E_CONTACT_DETAILS_UPDATED', eContactId: id, version: 1 }
    expect(doctor.updates(id)).toEqual([{ ...said, byUserId: story.patient.userId }])
    expect(patient.updates(id)).toEqual([{ ...said, byUserId: null }])
    expect(doctor.updates(earlier)).toEqual([])
    for (const each of [young, ...others]) expect(each.updates(id)).toEqual([])
    for (const each of [doctor, patient, young, ...others])
      expect(each.heard).not.toContainEqual({ type: 'MESSAGES_MISSED' })
  })

  test('a page older than what is remembered must ask again', async () => {
    story.clock.advance(120_000)
    await hub.tick()
    const [old, young] = [await tab(story.nurse.client), await tab(story.nurse.client)]
    old.say({ type: 'CATCH_UP', ageMs: 100_000 })
    young.say({ type: 'CATCH_UP', ageMs: 50_000 })
    await old.settled()
    await young.settled()
    expect(old.heard).toContainEqual({ type: 'MESSAGES_MISSED' })
    expect(young.heard).not.toContainEqual({ type: 'MESSAGES_MISSED' })
  })

  test('a look of the clinic reaches the writer and not colleagues', async () => {
    const patient = await tab(story.patient.client)
    const nurse = await tab(story.nurse.client)
    const { id } = await send(story)
    await expect.poll(() => patient.updates(id)).toHaveLength(1)
    await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)
    await expect.poll(() => patient.updates(id)).toHaveLength(2)
    await nurse.settled()
    expect(nurse.updates(id)).toHaveLength(1)
  })

  test('who no longer represents a patient must come back, and then hears no more of what was sent', async () => {
    const parent = await fresh(await createPatient(story.services, { clinics: [story.clinic] }))
    const child = await createRepresented(story.services, parent, { clinics: [story.clinic] })
    const { id } = await send(story, { patientPersonId: child.personId }, parent)
    const before = await tab(parent.client)
    const other = await tab(story.patient.client)
    await inquire(story, id)
    await expect.poll(() => before.updates(id).at(-1)?.version).toBe(2)
    await story.nurse.client.post(`/api/clinic/e-contacts/${id}/representation/end`)
    expect(await before.ended).toEqual([1012, 'rights changed'])
    await other.settled()
    expect(other.socket.readyState).toBe(WebSocket.OPEN)

    const after = await tab(parent.client)
    const doctor = await tab(story.doctor.client)
    await story.nurse.client.get(`/api/clinic/e-contacts/${id}`)
    await inquire(story, id)
    await expect.poll(() => doctor.updates(id).at(-1)?.version).toBe(3)
    await after.settled()
    expect(after.updates(id)).toEqual([])
  })

  test('that somebody is writing reaches colleagues, by name, and nobody else', async () => {
    const { id } = await send(story)
    const nurse = await tab(story.nurse.client)
    const doctor = await tab(story.doctor.client)
    const others = [await tab(story.patient.client), await tab(story.otherDoctor.client), nurse]
    nurse.say({ type: 'E_CONTACT_WRITING', eContactId: id })
    nurse.say({ type: 'E_CONTACT_DETAILS_OPEN', eContactId: id })
    nurse.say({ type: 'E_CONTACT_WRITING', eContactId: id })
    const { userId, firstName, surname } = story.nurse
    const writing = { type: 'E_CONTACT_WRITING', eContactId: id, writer: { id: userId, firstName, surname } }
    const told = (each: typeof doctor) => each.heard.filter(({ type }) => type === 'E_CONTACT_WRITING')
    // Once: before it was open there the word of it went nowhere.
    await expect.poll(() => told(doctor)).toEqual([writing])
    for (const other of others) {
      await other.settled()
      expect(told(other)).toEqual([])
    }
  })

  test('a reply that is held is announced inside the clinic only', async () => {
    const nurse = await tab(story.nurse.client)
    const patient = await tab(story.patient.client)
    const { id } = await send(story)
    await inquire(story, id, { holdSeconds: 60 })
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/undo`)
    await expect.poll(() => nurse.updates(id)).toHaveLength(3)
    await patient.settled()
    expect(patient.updates(id)).toHaveLength(1)
  })

  test('a note and an assignment stay inside the clinic', async () => {
    const nurse = await tab(story.nurse.client)
    const patient = await tab(story.patient.client)
    const { id } = await send(story)
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'Call tomorrow' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/assign`, {
      assigneeUserId: story.nurse.userId,
    })
    await expect.poll(() => nurse.updates(id)).toHaveLength(3)
    await patient.settled()
    expect(patient.updates(id)).toHaveLength(1)
    expect(JSON.stringify(nurse.heard)).not.toContain('Call tomorrow')
  })

  test('a user who opens an e-contact has read it in every tab; colleagues have not', async () => {
    const { id } = await send(story)
    const [own, colleague] = [await tab(story.doctor.client), await tab(story.nurse.client)]
    await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)
    await expect.poll(() => own.heard).toContainEqual({ type: 'E_CONTACT_SEEN', eContactId: id })
    expect(colleague.heard).not.toContainEqual({ type: 'E_CONTACT_SEEN', eContactId: id })
  })

  test('colleagues see who looks, until the view is closed or the socket is gone', async () => {
    const { id } = await send(story)
    const { userId: doctorId } = story.doctor
    const [watcher, patient, foreign] = [
      await tab(story.nurse.client),
      await tab(story.patient.client),
      await tab(story.otherDoctor.client),
    ]
    const [first, second] = [await tab(story.doctor.client), await tab(story.doctor.client)]
    first.say({ type: 'E_CONTACT_DETAILS_OPEN', eContactId: id })
    second.say({ type: 'E_CONTACT_DETAILS_OPEN', eContactId: id })
    await expect.poll(() => watcher.viewers(id)).toEqual([doctorId])
    const late = await tab(story.receptionist.client)
    await expect
      .poll(() => late.heard)
      .toContainEqual({
        type: 'E_CONTACT_VIEWERS',
        isComplete: true,
        views: [{ eContactId: id, viewers: [expect.objectContaining({ id: doctorId })] }],
      })

    await second.settled()
    first.say({ type: 'E_CONTACT_DETAILS_CLOSE', eContactId: id })
    await first.settled()
    await watcher.settled()
    expect(watcher.viewers(id)).toEqual([doctorId])
    expect(second.heard.filter(({ type }) => type === 'E_CONTACT_DETAILS_VIEWERS').at(-1)).toMatchObject({
      eContactId: id,
      viewers: [{ id: doctorId }],
    })
    expect(watcher.heard.filter(({ type }) => type === 'E_CONTACT_DETAILS_VIEWERS')).toEqual([])
    second.socket.terminate()
    await expect.poll(() => watcher.viewers(id)).toEqual([])
    const last = await tab(story.nurse.client)
    await last.settled()
    expect(last.heard).toContainEqual({ type: 'E_CONTACT_VIEWERS', isComplete: true, views: [] })
    for (const outsider of [patient, foreign]) {
      await outsider.settled()
      expect(outsider.viewers(id)).toBeUndefined()
    }
  })

  test('an employee of two clinics hears of both at once, and then of each change alone', async () => {
    const there = await fresh(await createPatient(story.services, { clinics: [story.otherClinic] }))
    const here = (await send(story)).id
    const away = (await send(story, { clinicId: story.otherClinic.clinicId }, there)).id
    const ofTwo = await createEmployee(story.services, story.clinic)
    const client = await story.signedInAs(
      await createEmployee(story.services, story.otherClinic, { user: ofTwo }),
    )
    const [doctor, otherDoctor] = [await tab(story.doctor.client), await tab(story.otherDoctor.client)]
    for (const [looker, eContactId] of [[doctor, here] as const, [otherDoctor, away] as const]) {
      looker.say({ type: 'E_CONTACT_DETAILS_OPEN', eContactId })
      await looker.settled()
    }
    const watcher = await tab(client)
    await watcher.settled()
    otherDoctor.say({ type: 'E_CONTACT_DETAILS_CLOSE', eContactId: away })
    await expect.poll(() => watcher.viewers(away)).toEqual([])
    const viewedBy = (userId: number) => [expect.objectContaining({ id: userId })]
    expect(watcher.heard.filter(({ type }) => type === 'E_CONTACT_VIEWERS')).toEqual([
      {
        type: 'E_CONTACT_VIEWERS',
        isComplete: true,
        views: [
          { eContactId: here, viewers: viewedBy(story.doctor.userId) },
          { eContactId: away, viewers: viewedBy(story.otherDoctor.userId) },
        ],
      },
      { type: 'E_CONTACT_VIEWERS', isComplete: false, views: [{ eContactId: away, viewers: [] }] },
    ])
  })

  test('an e-contact that is asked for tells who has it open, to its clinic alone', async () => {
    const { id } = await send(story)
    const path = `/api/clinic/e-contacts/${id}`
    const asked = async () => (await story.nurse.client.get(path)).json().viewers
    expect(await asked()).toEqual([])
    const [doctor, again] = [await tab(story.doctor.client), await tab(story.doctor.client)]
    for (const each of [doctor, again]) {
      each.say({ type: 'E_CONTACT_DETAILS_OPEN', eContactId: id })
      await each.settled()
    }
    const { userId, firstName, surname } = story.doctor
    expect(await asked()).toEqual([{ id: userId, firstName, surname }])
    const own = await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)
    expect(own.json().eContact).not.toHaveProperty('viewers')
    for (const each of [doctor, again]) {
      each.say({ type: 'E_CONTACT_DETAILS_CLOSE', eContactId: id })
      await each.settled()
    }
    expect(await asked()).toEqual([])
  })

  test('who opens and closes in one breath does not stay a viewer', async () => {
    const { id } = await send(story)
    const [watcher, doctor] = [await tab(story.nurse.client), await tab(story.doctor.client)]
    doctor.say({ type: 'E_CONTACT_DETAILS_OPEN', eContactId: id })
    doctor.say({ type: 'E_CONTACT_DETAILS_CLOSE', eContactId: id })
    await doctor.settled()
    await watcher.settled()
    expect(watcher.viewers(id)).toEqual([])
  })

  test('a viewer who is silent for more than 90 seconds is forgotten, one who beats is not', async () => {
    const { id } = await send(story)
    const [watcher, silent, beating] = [
      await tab(story.nurse.client),
      await tab(story.doctor.client),
      await tab(story.receptionist.client),
    ]
    for (const viewer of [silent, beating]) {
      viewer.say({ type: 'E_CONTACT_DETAILS_OPEN', eContactId: id })
      await viewer.settled()
    }
    story.clock.advance(60_000)
    await beating.settled()
    story.clock.advance(31_000)
    await hub.tick()
    await expect.poll(() => watcher.viewers(id)).toEqual([story.receptionist.userId])
  })

  test("146: opening another clinic's e-contact does nothing but leave a trace", async () => {
    const { id } = await send(story)
    const [watcher, foreign] = [await tab(story.nurse.client), await tab(story.otherDoctor.client)]
    foreign.say({ type: 'E_CONTACT_DETAILS_OPEN', eContactId: id })
    foreign.say({ type: 'E_CONTACT_DETAILS_OPEN', eContactId: 999_999 })
    await foreign.settled()
    await watcher.settled()
    expect(watcher.viewers(id)).toBeUndefined()
    const traces = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select object_id, outcome, clinic_id from audit_entries
        where action = 'E_CONTACT_VIEW' and actor_user_id = ${story.otherDoctor.userId} order by seq`),
    )
    const { clinicId } = story.otherClinic
    expect(traces).toEqual([
      { objectId: String(id), outcome: 'DENIED', clinicId },
      { objectId: '999999', outcome: 'DENIED', clinicId },
    ])
  })

  test('logging out closes all sockets of that session with 3000, and no other', async () => {
    const leaving = await fresh(story.nurse)
    const [one, two, other] = [
      await tab(leaving.client),
      await tab(leaving.client),
      await tab(story.nurse.client),
    ]
    expect((await leaving.client.post('/api/logout')).statusCode).toBeLessThan(300)
    expect(await one.ended).toEqual([3000, 'User session ended'])
    expect(await two.ended).toEqual([3000, 'User session ended'])
    await other.settled()
  })

  test('an expired session is closed at the next look, and one that left the clinic hears no more', async () => {
    const patient = await fresh(await createPatient(story.services, { clinics: [story.clinic] }))
    const nurse = await fresh(
      await createEmployee(story.services, story.clinic, {
        profession: 'NURSE',
        isPatient: true,
        consents: ['PRM_CLINIC', 'PRM_PATIENT', 'PRM_PRIVACY_POLICY'],
      }),
    )
    const [expiring, leaving, staying] = [
      await tab(patient.client),
      await tab(nurse.client),
      await tab(story.doctor.client),
    ]
    await story.services.database.transaction({ actor: 'system' }, async (tx) => {
      await tx.run(
        sql`update sessions set expires_at = ${story.clock.now()} where user_id = ${patient.userId}`,
      )
      await tx.run(sql`update employees set deleted_at = ${story.clock.now()} where id = ${nurse.employeeId}`)
    })
    await hub.tick()
    expect(await expiring.ended).toEqual([3000, 'User session ended'])
    expect(await leaving.ended).toEqual([1012, 'rights changed'])
    await staying.settled()
    expect(staying.heard.filter(({ type }) => type === 'HEARTBEAT')).toHaveLength(2)
  })

  test.each([
    ['a frame of 1 MB', 'x'.repeat(1024 * 1024), 1009],
    ['a binary frame', Buffer.from([1, 2, 3]), 1003],
    ['what is not JSON', 'hello', 1008],
    ['an unknown type', '{"type":"SHUTDOWN"}', 1008],
    ['an id that is none', '{"type":"E_CONTACT_DETAILS_OPEN","eContactId":"1"}', 1008],
  ])('145: %s closes the socket', async (_case, frame, code) => {
    const { socket, ended } = await tab(story.nurse.client)
    socket.on('error', () => undefined)
    socket.send(frame)
    expect((await ended)[0]).toBe(code)
  })

  test('a peer that talks without end is closed', async () => {
    const { say, ended } = await tab(story.nurse.client)
    for (let count = 0; count < 21; count += 1) say({ type: 'HEARTBEAT' })
    expect((await ended)[0]).toBe(1008)
  })

  test('a session has five sockets at most', async () => {
    const { client } = await fresh(story.nurse)
    for (let count = 0; count < 5; count += 1) await tab(client)
    expect(await refusal({ cookie: client.cookie() ?? '' })).toBe(429)
  })

  test('who comes back from a sleep is let in at once, in the place of sockets that answer no more', async () => {
    const { client } = await fresh(story.nurse)
    const headers = { cookie: client.cookie() ?? '' }
    for (let count = 0; count < 5; count += 1) {
      const asleep = new WebSocket(url, { headers, autoPong: false })
      open.push(asleep)
      await once(asleep, 'open')
    }
    const { settled } = await tab(client)
    await settled()
  })
})
