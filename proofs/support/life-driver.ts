import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createPatient, send, type Story, type TestResponse, type TestUser } from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'
import { lockEndsAt, type ModelAction, PATIENT_ACTIONS } from './life-cycle-model.ts'
import { type Sent, sendFree } from './raw-call.ts'

export type Staff = 'doctor' | 'nurse'
/** One call: what, by which of the staff, and to whom an ASSIGN goes. */
export type Command = { action: ModelAction; by: Staff; assignTo: Staff | null }

/** What an acknowledged action must leave behind. */
export const TRACES: Record<ModelAction, { entry: string | null; event: string | null; audit: string }> = {
  ADD_INFO: { entry: 'INFO_ADDED', event: 'E_CONTACT_INFO_ADDED', audit: 'E_CONTACT_ADD_INFO' },
  ANSWER_INQUIRY: { entry: 'INQUIRY_ANSWERED', event: 'E_CONTACT_INFO_ADDED', audit: 'E_CONTACT_ANSWER' },
  CANCEL: { entry: 'CANCELLED', event: 'E_CONTACT_CANCELLED', audit: 'E_CONTACT_CANCEL' },
  PATIENT_REOPEN: {
    entry: 'PATIENT_REOPENED',
    event: 'E_CONTACT_REOPENED_BY_PATIENT',
    audit: 'E_CONTACT_REOPEN',
  },
  UPLOAD: { entry: null, event: 'E_CONTACT_FILES_ADDED', audit: 'FILE_UPLOAD' },
  FINALIZE: { entry: null, event: null, audit: 'E_CONTACT_FINALIZE' },
  GIVE_UP: { entry: null, event: null, audit: 'E_CONTACT_FINALIZE' },
  PATIENT_LOOK: { entry: null, event: null, audit: 'E_CONTACT_OPEN' },
  INQUIRE: { entry: 'INQUIRY', event: 'E_CONTACT_REPLIED', audit: 'E_CONTACT_INQUIRE' },
  INQUIRE_FOR_LATER: { entry: 'INQUIRY', event: 'E_CONTACT_REPLIED', audit: 'E_CONTACT_INQUIRE' },
  COMPLETE: { entry: 'REPLIED', event: 'E_CONTACT_COMPLETED', audit: 'E_CONTACT_COMPLETE' },
  ARCHIVE: { entry: 'ARCHIVED', event: 'E_CONTACT_ARCHIVED', audit: 'E_CONTACT_ARCHIVE' },
  ACCEPT: { entry: 'ACCEPTED', event: 'E_CONTACT_ACCEPTED', audit: 'E_CONTACT_ACCEPT' },
  REJECT: { entry: 'REJECTED', event: 'E_CONTACT_REJECTED', audit: 'E_CONTACT_REJECT' },
  CLINIC_REOPEN: {
    entry: 'CLINIC_REOPENED',
    event: 'E_CONTACT_REOPENED_BY_CLINIC',
    audit: 'E_CONTACT_REOPEN',
  },
  ASSIGN: { entry: 'ASSIGNED', event: 'E_CONTACT_ASSIGNED', audit: 'E_CONTACT_ASSIGN' },
  ADD_NOTE: { entry: null, event: 'E_CONTACT_NOTE_ADDED', audit: 'NOTE_ADD' },
  CLINIC_UPLOAD: { entry: null, event: null, audit: 'FILE_UPLOAD' },
  CLINIC_LOOK: { entry: null, event: null, audit: 'E_CONTACT_OPEN' },
}

export const isPatients = (action: ModelAction): boolean =>
  (PATIENT_ACTIONS as readonly ModelAction[]).includes(action)

/** One sent e-contact of a patient of its own, and every call that can be made about it. */
export type Driver = {
  id: number
  patient: TestUser
  /** The text becomes part of what is said; `fileIds` go along where a message takes files. */
  call: (command: Command, text: string, more?: CallOptions) => Promise<TestResponse>
}
export type CallOptions = { fileIds?: string[]; version?: number; key?: string }

/** The sessions outlive every clock advance. */
export async function keepSignedIn(story: Story): Promise<void> {
  await story.services.database.transaction({ actor: 'system' }, (tx) =>
    tx.run(sql`update sessions set expires_at = '2200-01-01', absolute_expires_at = '2200-01-01'`),
  )
}

export async function createDriver(story: Story, isNew: boolean): Promise<Driver> {
  const user = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: !isNew })
  const client = await story.signedInAs(user)
  await keepSignedIn(story)
  const { id } = await send(story, { text: 'SENT 0' }, { ...user, client })
  const clientOf = ({ action, by }: Command) => (isPatients(action) ? client : story[by].client)
  return {
    id,
    patient: user,
    call: (command, text, more = {}) => {
      const assigneeUserId = command.assignTo && story[command.assignTo].userId
      const { headers, ...request } = requestOf(command.action, text, {
        ...more,
        id,
        assigneeUserId,
        now: story.clock.now(),
      })
      const cookie = clientOf(command).cookie() ?? ''
      return sendFree(story.app, { ...request, headers: { ...headers, cookie } })
    },
  }
}

type Calling = CallOptions & {
  id: number
  now: Date
  assigneeUserId?: number | null
  /** Of a reply that is held before it leaves. */
  holdSeconds?: number
}

/** The call that does this to an e-contact, for any sender and in any way. */
export function requestOf(action: ModelAction, text: string, calling: Calling): Sent {
  const { id, now, assigneeUserId = null, fileIds = [], version, key, holdSeconds } = calling
  const patient = `/api/patient/e-contacts/${id}`
  const clinic = `/api/clinic/e-contacts/${id}`
  const headers: Record<string, string> = {
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const held = holdSeconds === undefined ? {} : { holdSeconds }
  const get = (url: string): Sent => ({ method: 'GET', url, headers })
  const post = (url: string, body?: unknown): Sent =>
    body === undefined
      ? { method: 'POST', url, headers }
      : {
          method: 'POST',
          url,
          headers: { ...headers, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        }
  switch (action) {
    case 'ADD_INFO':
      return post(`${patient}/info`, { infoText: text, infoFileIds: fileIds })
    case 'ANSWER_INQUIRY':
      return post(`/api/patient/actions/${id}/inquiry/complete`, { answer: text, answerFileIds: fileIds })
    case 'CANCEL':
      return post(`${patient}/cancel`, { reason: 'PROBLEM_RESOLVED', infoText: text })
    case 'PATIENT_REOPEN':
      return post(`${patient}/reopen`, { reason: 'SYMPTOMS_CHANGED', infoText: text, infoFileIds: fileIds })
    case 'UPLOAD':
      return uploadOf(`${patient}/upload`, text, headers)
    case 'FINALIZE':
      return post('/api/patient/e-contacts/finalize', { eContactId: id })
    case 'GIVE_UP':
      return post('/api/patient/e-contacts/finalize', { eContactId: id, failed: true })
    case 'PATIENT_LOOK':
      return get(`${patient}/timeline`)
    case 'INQUIRE':
      return post(`${clinic}/actions/inquiry`, { question: text, questionFileIds: fileIds, ...held })
    case 'INQUIRE_FOR_LATER': {
      const replyBlockedUntil = new Date(lockEndsAt(now.getTime())).toISOString()
      return post(`${clinic}/actions/inquiry`, {
        question: text,
        questionFileIds: fileIds,
        replyBlockedUntil,
        ...held,
      })
    }
    case 'COMPLETE':
      return post(`${clinic}/complete`, { infoText: text, infoFileIds: fileIds, ...held })
    case 'ARCHIVE':
      return post(`${clinic}/complete`, { fixedInfoText: 'INFORMATION_DELIVERED', reasonText: text })
    case 'ACCEPT':
      return post(`${clinic}/accept`)
    case 'REJECT':
      return post(`${clinic}/reject`, { reason: 'CLINIC_OVERWHELMED', infoText: text })
    case 'CLINIC_REOPEN':
      return post(`${clinic}/reopen`, { reason: 'WRONG_INFORMATION', infoText: text })
    case 'ASSIGN':
      return post(`${clinic}/assign`, { assigneeUserId })
    case 'ADD_NOTE':
      return post(`${clinic}/notes`, { note: text })
    case 'CLINIC_UPLOAD':
      return uploadOf(`${clinic}/upload`, text, headers)
    case 'CLINIC_LOOK':
      return get(clinic)
  }
}

function uploadOf(url: string, text: string, headers: Record<string, string>): Sent {
  const boundary = `----${randomUUID()}`
  const payload = [
    `--${boundary}`,
    `content-disposition: form-data; name="file"; filename="${text}.pdf"`,
    'content-type: application/pdf',
    '',
    `%PDF-1.4\n% ${text}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`,
    `--${boundary}--`,
    '',
  ].join('\r\n')
  return {
    method: 'POST',
    url,
    payload,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** What the database holds of one e-contact, for comparing with what was acknowledged. */
export async function readTraces({ services }: Story, id: number) {
  return services.database.transaction({ actor: 'system' }, async (tx) => {
    const row = () =>
      tx.one(sql`select status, acceptance_required, assignee_user_id, list_code, updated_at, search_identity,
        search_text, row_json, row_json_masked from e_contact_rows where e_contact_id = ${id}`)
    const stored = await row()
    // Not in the words of the product, whose statement a test of this proof breaks.
    await tx.query(sql`select refresh_e_contact_row(id) from e_contacts where id = ${id}`)
    expect(stored, 'the dashboard row equals a fresh rendering').toEqual(await row())
    return {
      entries: await tx.query<{ type: string; text: string; authorUserId: number | null }>(
        sql`select type, text, author_user_id from timeline_entries where e_contact_id = ${id} order by id`,
      ),
      events: await tx.query<{ type: string; version: number; actorUserId: number | null }>(
        sql`select type, version, actor_user_id from events where e_contact_id = ${id} order by id`,
      ),
      audit: (
        await tx.query<{ action: string }>(sql`select action from audit_entries where object_type = 'eContact'
          and object_id = ${String(id)} and outcome = 'ALLOWED' order by seq`)
      ).map(({ action }) => action),
      notes: (
        await tx.query<{ text: string }>(sql`select text from notes where e_contact_id = ${id} order by id`)
      ).map(({ text }) => text),
      files: await tx.query<{
        id: string
        name: string
        storageKey: string
        sha256: string
        sent: string | null
      }>(
        sql`select f.id, f.name, f.storage_key, f.sha256, t.text as sent from files f
          left join timeline_entries t on t.id = f.entry_id where f.e_contact_id = ${id} order by f.name`,
      ),
    }
  })
}
