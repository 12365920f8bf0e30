import type { RouteName } from '@vastus/contract'
import type { Route } from '@vastus/contract/route'
import { readPersonalCode } from '@vastus/domain/identity/personal-code'
import {
  complete,
  createPatient,
  createPerson,
  createRepresentation,
  inquire,
  send,
  type Story,
} from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'
import { type Faults, plantInto } from './planted-faults.ts'
import { sendFree } from './raw-call.ts'
import { addressOf, type Ids, type Json, sampleOf } from './samples.ts'
import { createSweep, FORM, isUpload, ONE_FILE } from './sweep.ts'

export type Answer = { status: number; body: string; replayed: string | undefined }

export type Tried = () => Promise<Answer>

export type Repeats = {
  story: Story
  /** What is broken at the moment, by a test of the detectors; empty otherwise. */
  faults: Faults
  /** A call that succeeds, with one key; each try sends the very same. */
  call: (name: RouteName, route: Route) => Promise<Tried>
  /** Names, contacts and texts of the story that an answer holds. */
  canariesIn: (body: string) => string[]
  medicalCanariesIn: (body: string) => string[]
}

/** Of a man born on 1 January 1990; the last digit proves the others. */
function codeOf(number: number): string {
  const begin = `3900101${String(number).padStart(3, '0')}`
  const code = [...'0123456789']
    .map((digit) => begin + digit)
    .find((each) => readPersonalCode('EE', each, '2026-01-01'))
  if (!code) throw new Error(`no code begins with ${begin}`)
  return code
}

const TEXT = 'CANARY-TEXT of the patient'

/** Each route with a key, called so that it succeeds: life cycles are brought to where the route has something to do. */
export async function createRepeats(): Promise<Repeats> {
  const faults: Faults = {}
  const sweep = await createSweep({ beforeReady: (server) => plantInto(server, faults) })
  const { story } = sweep
  const { doctor, patient, services } = story
  const asSystem = (q: ReturnType<typeof sql>) =>
    services.database.transaction({ actor: 'system' }, (tx) => tx.run(q))
  let codes = 0

  const fresh = async (more: Parameters<typeof send>[1] = {}) =>
    (await send(story, { text: TEXT, ...more })).id
  const held = async () => {
    const eContact = await fresh()
    await inquire(story, eContact, { question: 'Own words', holdSeconds: 30 })
    return { eContact }
  }
  /** With a reply that came back to somebody who has left. */
  const ofLeaver = async () => {
    const { eContact } = await held()
    const { id: heldReplyId } = await services.database.transaction({ actor: 'system' }, (tx) =>
      tx.one<{ id: number }>(sql`update held_replies
        set state = 'RETURNED', return_reason = 'OTHER', settled_at = now(), user_id = ${patient.userId}
        where e_contact_id = ${eContact} returning id`),
    )
    return { eContact, body: { heldReplyId } }
  }
  const child = async () => {
    const person = await createPatient(services, { clinics: [story.clinic] })
    await createRepresentation(services, patient, person)
    return person.personId
  }

  /** Somebody whom the clinic entered, without an account or a code. */
  const record = async () => {
    const { personId } = await createPerson(services, { isVerified: false, personalCode: null })
    await asSystem(sql`insert into clinic_patients (clinic_id, person_id, created_at)
      values (${story.clinic.clinicId}, ${personId}, ${story.clock.now()})`)
    return personId
  }

  /** What a route needs before it is called; the ids it is called with. */
  const before: Partial<Record<RouteName, (ids: Ids) => Promise<Partial<Ids> | { body: Json }>>> = {
    answerInquiry: async () => ({ eContact: await inquired() }),
    reopenMyEContact: async () => ({ eContact: await completed() }),
    reopenClinicEContact: async () => ({ eContact: await completed() }),
    giveFeedback: async () => ({ eContact: await completed() }),
    sendSickLeave: async () => ({ eContact: await fresh({ eContactType: 'SICK_LEAVE' }) }),
    sendQuestionnaire: async () => ({ body: await filledIn() }),
    acceptEContact: async () => ({ eContact: await awaited() }),
    rejectEContact: async () => ({ eContact: await awaited() }),
    undoReply: held,
    takeOverReply: ofLeaver,
    bulkUndoReply: held,
    endRepresentation: async () => ({ eContact: await fresh({ patientPersonId: await child() }) }),
    mergeEContact: async () => ({ eContact: await fresh(), body: { eContactId: await fresh() } }),
    undoMerge: async () => {
      const [target, source] = [await fresh(), await fresh()]
      await doctor.client.post(`/api/clinic/e-contacts/${target}/merge`, { eContactId: source })
      return { eContact: target, body: { eContactId: source } }
    },
    addPerson: async () => ({ body: nobody() }),
    editPerson: async () => ({ person: await entered() }),
    removePerson: async () => ({ person: await entered() }),
    addEmployee: async () => ({ body: { ...nobody(), email: `${crypto.randomUUID()}@example.test` } }),
    addClinicPatient: async () => ({ body: nobody() }),
    addNewRepresentative: async () => ({ person: await child(), body: nobody() }),
    addRepresentative: async () => ({
      person: await child(),
      body: { personId: (await createPatient(services, { clinics: [story.clinic] })).personId },
    }),
    changeRepresentative: async () => ({ person: await child() }),
    joinPatients: async () => {
      const [person, otherPersonId] = [await record(), await record()]
      return { person, body: { otherPersonId } }
    },
    undoPatientJoin: async () => {
      const [person, otherPersonId] = [await record(), await record()]
      const body = { clinicId: story.clinic.clinicId, otherPersonId, declaration: true }
      await doctor.client.post(`/api/clinic/patients/${person}/join`, body)
      return { person, body: { formerPersonId: otherPersonId } }
    },
    judgeDangerSign: async () => ({
      eContact: await fresh({ text: 'I have a crushing pain in my chest right now.' }),
      body: { ruleId: 'CHEST_PAIN', isRight: true },
    }),
    answerQuestionnaire: async () => {
      const eContact = await fresh()
      await doctor.client.post(`/api/clinic/e-contacts/${eContact}/actions/questionnaire`, {
        question: 'How are you?',
        questionnaire: 'QUEST_GAD',
      })
      return { eContact, body: await filledIn() }
    },
    sendSms: async () => ({ body: { filters: { name: await reachable() } } }),
    testSms: async () => {
      await asSystem(sql`update persons set phone = '+37251110002' where id = ${doctor.personId}`)
      return {}
    },
    requestMyData: async () => {
      await asSystem(sql`delete from my_data_exports`)
      return {}
    },
  }

  /** Answers of a whole questionnaire. */
  const filledIn = async (): Promise<Json> => {
    const { version } = (await patient.client.get('/api/questionnaires/QUEST_GAD')).json()
    return { questionnaire: { version, answers: { q1: 0, q2: 0, q3: 0, q4: 0, q5: 0, q6: 0, q7: 0 } } }
  }
  /** Of a code that nobody else has. */
  const nobody = (): Json => ({
    personalCode: codeOf(++codes),
    firstName: 'Canary',
    surname: 'Mets',
  })
  let reached = 0
  /** Surname of a patient with a mobile phone, another one each time: the same SMS to the same people is planned once. */
  const reachable = async () => {
    const surname = `Reachable${++reached}`
    await createPatient(services, { clinics: [story.clinic], surname, phone: '+37251110001' })
    return surname
  }
  const entered = async () => {
    const response = await patient.client.post('/api/patient/person', { ...nobody(), declaration: true })
    return response.json().id as number
  }
  const completed = async () => (await complete(story, await fresh())).id
  const inquired = async () => (await inquire(story, await fresh())).id
  const awaited = async () => {
    const id = await fresh()
    await asSystem(sql`update e_contacts set acceptance_required = true where id = ${id}`)
    return id
  }

  async function call(name: RouteName, route: Route): Promise<Tried> {
    await asSystem(sql`delete from rate_counters`)
    const usual = await sweep.idsFor(route)
    const { body: more, ...ids } = { body: undefined, ...(await before[name]?.(usual)) } as Partial<Ids> & {
      body?: Json
    }
    const sample = sampleOf(name, route, { ...usual, eContact: await fresh(), ...ids })
    if (name === 'changeRepresentative') sample.path = sample.path.replace(/\d+$/, String(patient.personId))
    const headers = {
      cookie: await sweep.rightful(route),
      'idempotency-key': crypto.randomUUID(),
    }
    const payload = isUpload(route) ? ONE_FILE : sample.body && JSON.stringify({ ...sample.body, ...more })
    return async () => {
      const {
        statusCode: status,
        body,
        headers: given,
      } = await sendFree(story.app, {
        method: route.method,
        url: addressOf(sample),
        headers:
          payload === undefined
            ? headers
            : { ...headers, 'content-type': isUpload(route) ? FORM : 'application/json' },
        payload,
      })
      return { status, body, replayed: given['idempotency-replayed'] as string | undefined }
    }
  }

  const medical = [TEXT]
  const personal = [...medical, patient.surname, patient.email, 'Canary', 'Concor', 'Driver']
  return {
    story,
    faults,
    call,
    canariesIn: (body) => personal.filter((each) => body.includes(each)),
    medicalCanariesIn: (body) => medical.filter((each) => body.includes(each)),
  }
}
