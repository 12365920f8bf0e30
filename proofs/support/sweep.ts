import { createFileImport } from './file-import.ts'
import type { RouteName } from '@vastus/contract'
import type { ObjectType, Route } from '@vastus/contract/route'
import { expect } from 'vitest'
import {
  createAdmin,
  createEmployee,
  createFile,
  createPatient,
  createRepresentation,
  createStory,
  type DatabaseKind,
  send,
  type Story,
} from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'
import { sendFree, type Sent } from './raw-call.ts'
import { aiIds } from './ai-ids.ts'
import { createSmsAudience, createSmsTemplate } from './sms-saved.ts'
import { addressOf, type Ids, sampleOf } from './samples.ts'

export type Stranger = 'patient' | 'staff' | 'admin' | 'incomplete' | 'patientWithout' | 'staffWithout'
type Answer = { status: number; body: string }

export type Sweep = {
  story: Story
  /** Cookies of those who may not call every route. */
  cookies: Record<Stranger, string>
  answers: () => number
  idsFor: (route: Route) => Promise<Ids>
  /** A session of somebody entitled to the route, so that only what is wrong on purpose is refused. */
  rightful: (route: Route) => Promise<string>
  /** Calls the route well-formed but for the change, and checks what holds for every answer. */
  ask: (name: RouteName, route: Route, change?: Partial<Sent>) => Promise<Answer>
  /** The same with the session of somebody entitled. */
  askRightfully: (name: RouteName, route: Route, change?: Partial<Sent>) => Promise<Answer>
}

export const FORM = 'multipart/form-data; boundary=x'
export const isUpload = (route: Route) => route.consumes === 'MULTIPART'
const needs = ({ objects }: Route, type: ObjectType) => Object.values(objects).includes(type)
export const part = (name: string, more: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
export const ONE_FILE = `${part('file', '; filename="a.txt"', 'Hello')}--x--\r\n`

export async function createSweep(
  options: Parameters<typeof createStory>[1] = {},
  kind: DatabaseKind = 'pglite',
): Promise<Sweep> {
  const story = await createStory(kind, options)
  const { services, clinic, patient, doctor, nurse } = story
  const incomplete = await createPatient(services)
  await services.database.transaction({ actor: 'system' }, (tx) =>
    tx.run(sql`update users set person_id = null where id = ${incomplete.userId}`),
  )
  const somebody = await createPatient(services)
  const cookieOf = async (user: { userId: number }) => (await story.signedInAs(user)).cookie() ?? ''
  const cookies = {
    patient: await cookieOf(patient),
    staff: await cookieOf(doctor),
    admin: await cookieOf(await createAdmin(services)),
    incomplete: await cookieOf(incomplete),
    patientWithout: await cookieOf(await createPatient(services, { clinics: [clinic], consents: [] })),
    staffWithout: await cookieOf(
      await createEmployee(services, clinic, { consents: ['PRM_PRIVACY_POLICY'] }),
    ),
  }
  const eContactOf = new Map<Route, number>()
  const { id: firstId } = await send(story)
  const file = await createFile(story, firstId)
  const templateId = async (): Promise<number> => {
    const body = { heading: 'Rest', description: 'Rest and drink water.' }
    return (await doctor.client.post(`/api/clinic/${clinic.clinicId}/templates`, body)).json().id
  }
  const messageId = async (): Promise<number> => {
    const body = { clinicId: clinic.clinicId, text: 'Closed on Friday' }
    return (await doctor.client.post('/api/global-message', body)).json().id
  }
  /** A sending that has not begun. */
  const smsBatchId = async (): Promise<number> =>
    services.database.transaction({ actor: 'system' }, async (tx) => {
      const { id } = await tx.one<{ id: number }>(sql`insert into sms_batches
          (clinic_id, created_by_user_id, text, filters, excluded_person_ids, is_medical, skipped, created_at, send_at)
        values (${clinic.clinicId}, ${doctor.userId}, 'Rest', '{}', '[]', false, '[]', ${story.clock.now()}, ${story.clock.now()})
        returning id`)
      return id
    })
  const saved = { clinicId: clinic.clinicId, name: 'Rest' }
  const fileImportId = () =>
    createFileImport(story, {
      fileName: 'phones.csv',
      userId: doctor.userId,
      clinicId: clinic.clinicId,
      personId: patient.personId,
    })
  const savedOf = new Map<Route, number>()
  /** One for each route: a clinic may keep so many only. */
  async function savedFor(route: Route, create: () => Promise<number>): Promise<number> {
    const id = savedOf.get(route) ?? (await create())
    savedOf.set(route, id)
    return id
  }
  let answers = 0

  async function idsFor(route: Route): Promise<Ids> {
    // Each route that takes one gets an open e-contact of its own: calls before may have closed the others.
    const eContact = needs(route, 'eContact') ? (eContactOf.get(route) ?? (await send(story)).id) : firstId
    eContactOf.set(route, eContact)
    return {
      eContact,
      clinic: clinic.clinicId,
      employee: nurse.employeeId,
      globalMessage: needs(route, 'globalMessage') ? await messageId() : 1,
      person: patient.personId,
      user: doctor.userId,
      file,
      // One may have been removed by the call before.
      representation: needs(route, 'representation')
        ? await createRepresentation(services, somebody, patient)
        : 1,
      smsTemplate: needs(route, 'smsTemplate')
        ? await savedFor(route, () => createSmsTemplate(doctor.client, saved))
        : 1,
      smsAudience: needs(route, 'smsAudience')
        ? await savedFor(route, () => createSmsAudience(doctor.client, saved))
        : 1,
      smsBatch: needs(route, 'smsBatch') ? await smsBatchId() : 1,
      fileImport: needs(route, 'fileImport') ? await fileImportId() : 1,
      template: needs(route, 'template') ? await templateId() : 1,
      ...(await aiIds(route, story, eContact)),
      supportRequest: 1,
      clinicApplication: 1,
      hubNotice: 1,
      advert: 1,
      questionnaireFlow: crypto.randomUUID(),
    }
  }

  async function rightful({ access }: Route): Promise<string> {
    if (access === 'PUBLIC') return ''
    if (access === 'ADMIN') return cookies.admin
    return cookieOf(access === 'STAFF' || access === 'PATIENT_OR_STAFF' ? doctor : patient)
  }

  async function ask(name: RouteName, route: Route, change: Partial<Sent> = {}): Promise<Answer> {
    const sample = sampleOf(name, route, await idsFor(route))
    const wellFormed = isUpload(route) ? ONE_FILE : sample.body && JSON.stringify(sample.body)
    const payload = change.payload ?? wellFormed
    const type: Record<string, string> =
      payload === undefined ? {} : { 'content-type': isUpload(route) ? FORM : 'application/json' }
    const response = await sendFree(story.app, {
      method: change.method ?? route.method,
      url: change.url ?? addressOf(sample),
      headers: {
        ...type,
        ...(route.idempotency === 'REQUIRED' ? { 'idempotency-key': crypto.randomUUID() } : {}),
        ...change.headers,
      },
      payload,
    })
    answers += 1
    const what = `${name} ${response.statusCode} ${response.body.slice(0, 200)}`
    expect(response.statusCode, what).toBeLessThan(500)
    expect(response.headers, what).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    // A 468 is plain words and a 469 its key: both by the law of the product.
    if (response.statusCode >= 400 && response.statusCode < 468)
      expect(response.json(), what).toHaveProperty('requestId', response.headers['x-request-id'])
    return { status: response.statusCode, body: response.body }
  }

  return {
    story,
    cookies,
    answers: () => answers,
    idsFor,
    rightful,
    ask,
    askRightfully: async (name, route, change = {}) =>
      ask(name, route, { ...change, headers: { cookie: await rightful(route), ...change.headers } }),
  }
}
