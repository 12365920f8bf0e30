// @proves R3-080 R3-081 R4-048 R6-018
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heicPhoto } from '../../adapters/thumbnails/testing/heic-files.ts'
import { S3Storage } from '../../adapters/storage/s3-storage.ts'
import { Clamd } from '../../adapters/virus-scan/clamd.ts'
import {
  eicarTestFile,
  ScannerUnavailable,
  type VirusScanner,
} from '../../adapters/virus-scan/virus-scanner.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { findClamd, startClamd, type TestClamd } from '../../testing/clamd.ts'
import { createClinic, createEmployee, createPatient } from '../../testing/factories.ts'
import { startS3Server } from '../../testing/s3-server.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

const clamdBinary = await findClamd()
const HOUR = 3_600_000
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

type Shown = {
  id: string
  scanResult: string
  thumbnailURL: string | null
  largeURL: string | null
  width: number
}

const OK: VirusScanner = {
  scan: async (content) => (content.destroy(), { result: 'CLEAN' }),
  probe: async () => undefined,
}
const down: VirusScanner = {
  scan: async (content) => {
    content.destroy()
    throw new ScannerUnavailable('down')
  },
  probe: async () => undefined,
}

function uploader(story: Story) {
  return async (
    eContactId: number,
    name: string,
    content: Buffer,
    { as = story.patient.client, side = 'patient' }: { as?: TestClient; side?: string } = {},
  ): Promise<Shown> => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(content)]), name)
    const request = new Request('http://test/', { method: 'POST', body })
    const response = await story.app.inject({
      method: 'POST',
      url: `/api/${side}/e-contacts/${eContactId}/upload`,
      headers: { cookie: as.cookie() ?? '', 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    if (response.statusCode !== 201)
      throw new Error(`the upload answered ${response.statusCode}: ${response.body}`)
    return response.json()
  }
}

describe.each([quickestDatabase()])('files on %s', (kind) => {
  let story: Story
  let upload: ReturnType<typeof uploader>
  let eContactId: number
  let clamd: TestClamd | undefined
  let scanner: VirusScanner = OK

  beforeAll(async () => {
    if (clamdBinary) clamd = await startClamd(clamdBinary)
    const swapped: VirusScanner = {
      scan: (content, sizeBytes) => scanner.scan(content, sizeBytes),
      probe: () => scanner.probe(),
    }
    story = await createStory(kind, { services: { scanner: swapped } })
    upload = uploader(story)
    eContactId = (await send(story)).id
    await story.runJobs()
  })
  afterAll(async () => {
    await story?.close()
    await clamd?.stop()
  })

  const shown = async (id: string): Promise<Shown> => {
    const response = await story.patient.client.get(`/api/patient/e-contacts/${eContactId}/timeline`)
    return response.json().eContact.files.find((file: Shown) => file.id === id)
  }
  const statuses = async (client: TestClient, id: string) =>
    Promise.all(
      ['', '/thumbnail', '/large'].map(
        async (end) => (await client.get(`/api/files/${id}${end}`)).statusCode,
      ),
    )
  const read = (query: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query<Record<string, unknown>>(query))

  test('a clean picture is served as an attachment with its small pictures, and each look is on record', async () => {
    scanner = OK
    const picture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#088' } })
      .jpeg()
      .toBuffer()
    const { id, scanResult } = await upload(eContactId, 'Лицо õ.jpg', picture)
    expect(scanResult).toBe('WAITING')
    expect(await statuses(story.patient.client, id)).toEqual([403, 403, 403])
    await story.runJobs()

    expect(await shown(id)).toMatchObject({
      scanResult: 'CLEAN',
      width: 2000,
      height: 1000,
      thumbnailURL: `/api/files/${id}/thumbnail`,
      largeURL: `/api/files/${id}/large`,
    })
    const response = await story.doctor.client.get(`/api/files/${id}`)
    expect(response.rawPayload.equals(picture)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(picture.length),
      'content-disposition': `attachment; filename="____ _.jpg"; filename*=UTF-8''%D0%9B%D0%B8%D1%86%D0%BE%20%C3%B5.jpg`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(response.headers).not.toHaveProperty('x-not-scanned')
    const thumbnail = await story.patient.client.get(`/api/files/${id}/thumbnail`)
    expect(thumbnail.headers['content-type']).toBe('image/webp')
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 })
    const looks = await read(sql`select actor_user_id, role, outcome from audit_entries
      where object_type = 'file' and object_id = ${id} order by seq`)
    expect(looks).toEqual([
      { actorUserId: story.doctor.userId, role: 'PRM_DOCTOR', outcome: 'ALLOWED' },
      { actorUserId: story.patient.userId, role: 'PRM_PATIENT', outcome: 'ALLOWED' },
    ])
  })

  test('a photo of a phone in HEIC has its small pictures, and stays what it is', async () => {
    scanner = OK
    const photo = heicPhoto('photo')
    const { id } = await upload(eContactId, 'IMG_0001.HEIC', photo)
    await story.runJobs()
    expect(await shown(id)).toMatchObject({ scanResult: 'CLEAN', width: 640, height: 480 })
    const large = await story.doctor.client.get(`/api/files/${id}/large`)
    expect(large.headers['content-type']).toBe('image/webp')
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 640, height: 480 })
    const thumbnail = await story.doctor.client.get(`/api/files/${id}/thumbnail`)
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 320, height: 240 })
    const original = await story.doctor.client.get(`/api/files/${id}`)
    expect(original.headers['content-type']).toBe('image/heic')
    expect(original.rawPayload.equals(photo)).toBe(true)
  })

  test('strangers, other clinics and staff without medical rights find nothing', async () => {
    scanner = OK
    const { id } = await upload(eContactId, 'private.pdf', PDF)
    await story.runJobs()
    for (const { client } of [story.stranger, story.otherDoctor, story.receptionist])
      expect(await statuses(client, id)).toEqual([404, 404, 404])
    expect((await story.anonymous().get(`/api/files/${id}`)).statusCode).toBe(401)
    expect((await story.nurse.client.get(`/api/files/${id}`)).statusCode).toBe(200)
    expect((await story.nurse.client.get(`/api/files/${crypto.randomUUID()}`)).statusCode).toBe(404)
    expect((await story.nurse.client.get('/api/files/none')).statusCode).toBe(400)
  })

  test('a file for a reply is hidden from the patient until the reply is sent', async () => {
    scanner = OK
    const { id } = await upload(eContactId, 'answer.pdf', PDF, { as: story.doctor.client, side: 'clinic' })
    await story.runJobs()
    expect((await story.patient.client.get(`/api/files/${id}`)).statusCode).toBe(404)
    await inquire(story, eContactId, { questionFileIds: [id] })
    expect((await story.patient.client.get(`/api/files/${id}`)).statusCode).toBe(200)
  })

  test('somebody who works elsewhere reads their own files as the patient', async () => {
    scanner = OK
    const nurse = await createPatient(story.services, {
      clinics: [story.clinic],
      consents: ['PRM_PATIENT', 'PRM_CLINIC', 'PRM_PRIVACY_POLICY'],
    })
    await createEmployee(story.services, story.otherClinic, { user: nurse, profession: 'NON_CLINICAL' })
    const client = await story.signedInAs(nurse)
    const own = await send(story, {}, { ...nurse, client })
    const { id } = await upload(own.id, 'own.pdf', PDF, { as: client })
    await story.runJobs()
    expect((await client.get(`/api/files/${id}`)).statusCode).toBe(200)
  })

  test.runIf(clamdBinary)('108, 115: a virus is found by the real scanner and never served', async () => {
    scanner = new Clamd(clamd?.url ?? '')
    const virus = await upload(eContactId, 'virus.txt', eicarTestFile())
    const letter = await upload(eContactId, 'letter.txt', Buffer.from('good day'))
    await story.runJobs()
    expect((await shown(virus.id)).scanResult).toBe('INFECTED')
    expect((await shown(letter.id)).scanResult).toBe('CLEAN')
    expect(await statuses(story.patient.client, virus.id)).toEqual([403, 403, 403])
    expect(await statuses(story.doctor.client, virus.id)).toEqual([403, 403, 403])
    expect(await statuses(story.doctor.client, letter.id)).toEqual([200, 404, 404])
  })

  test('while the scanner is down a file waits, and is served once it has been looked at', async () => {
    scanner = down
    const { id } = await upload(eContactId, 'patience.pdf', PDF)
    for (let hour = 0; hour < 30; hour += 1) {
      await story.runJobs()
      story.clock.advance(2 * HOUR)
    }
    scanner = OK
    // The session has ended in these days; the result is in the row.
    expect(await read(sql`select scan_result from files where id = ${id}`)).toEqual([
      { scanResult: 'WAITING' },
    ])
    await story.runJobs()
    expect(await read(sql`select scan_result from files where id = ${id}`)).toEqual([{ scanResult: 'CLEAN' }])
    const events = await read(
      sql`select type, actor_user_id from events where e_contact_id = ${eContactId} order by id desc limit 1`,
    )
    expect(events).toEqual([{ type: 'E_CONTACT_FILES_ADDED', actorUserId: null }])
    for (const who of [story.patient, story.doctor]) who.client = await story.signedInAs(who)
  })

  test('a clinic with the small plan gives files out unscanned, says so, and shows the pictures that the server has drawn', async () => {
    scanner = OK
    const clinic = await createClinic(story.services, { plan: 'BASIC' })
    const patient = await createPatient(story.services, { clinics: [clinic] })
    const client = await story.signedInAs(patient)
    const { id: unscanned } = await send(story, { clinicId: clinic.clinicId }, { ...patient, client })
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { id, scanResult } = await upload(unscanned, 'a.png', picture, { as: client })
    await story.runJobs()
    expect(scanResult).toBe('NA')
    expect(await statuses(client, id)).toEqual([200, 200, 200])
    const response = await client.get(`/api/files/${id}`)
    expect(response.headers).toMatchObject({
      'x-not-scanned': 'true',
      'content-disposition': expect.stringMatching(/^attachment/),
    })
  })

  test('a file that is gone from the store is not found', async () => {
    scanner = OK
    const { id } = await upload(eContactId, 'gone.pdf', PDF)
    await story.runJobs()
    const [row] = await read(sql`select storage_key from files where id = ${id}`)
    await story.services.storage.delete(String(row?.storageKey))
    expect((await story.patient.client.get(`/api/files/${id}`)).statusCode).toBe(404)
  })
})

test('files live in an object store as well', async () => {
  const s3 = await startS3Server()
  const story = await createStory(quickestDatabase(), {
    services: { scanner: OK, storage: new S3Storage(s3.url) },
  })
  const { id: eContactId } = await send(story)
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#088' } })
    .png()
    .toBuffer()
  const { id } = await uploader(story)(eContactId, 'a.png', picture)
  await story.runJobs()
  const response = await story.patient.client.get(`/api/files/${id}`)
  expect(response.rawPayload.equals(picture)).toBe(true)
  expect((await story.patient.client.get(`/api/files/${id}/thumbnail`)).statusCode).toBe(200)
  await story.close()
  await s3.stop()
})
