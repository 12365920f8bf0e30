import type { RouteName } from '@vastus/contract'
import { CALL_FIELDS, type CallField, placeOf } from '@vastus/contract/testing/text-fields'
import { ODD_TEXTS } from '@vastus/domain/testing/odd-texts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  complete,
  createPatient,
  createRepresentation,
  createStory,
  inquire,
  quickestDatabase,
  send,
  type Story,
  type TestClient,
} from '@vastus/server/testing'
import { addressOf, type Ids, type Json, ROUTES, type Sample, sampleOf } from './support/samples.ts'

/** Fields whose text no caller reads again: it chooses something, proves something, or goes to somebody else. */
const NOT_READ_AGAIN =
  /locale|language|otp|assword|questionAnswers|reason$|fixedInfoText$|\.version$|^(loginWithPassword|logFromClient|askSupport|updatePushEndpoint|signUpWithPassword|resetPassword|verifySignUp|confirmResetPassword|sendOneTimeCode|completeProfile|askHelperQuestions|summarizeAnswers)\./

/** Makes an e-contact on which the route can be called, for each call. The other routes share one open e-contact. */
const READY: Partial<Record<RouteName, () => Promise<number>>> = {
  answerInquiry: async () => (await inquire(story, (await send(story)).id)).id,
  cancelEContact: async () => (await send(story)).id,
  completeEContact: async () => (await send(story)).id,
  bulkArchive: async () => (await send(story)).id,
  bulkReply: async () => (await send(story)).id,
  rejectEContact: async () => (await send(story, {}, newcomer)).id,
  reopenMyEContact: async () => (await complete(story, (await send(story)).id)).id,
  reopenClinicEContact: async () => (await complete(story, (await send(story)).id)).id,
  giveFeedback: async () => (await complete(story, (await send(story)).id)).id,
  sendSickLeave: async () => (await send(story, { eContactType: 'SICK_LEAVE' })).id,
}

/** Each of these calls makes something that every later answer has to show. */
const GROWING: readonly RouteName[] = [
  'sendFreeText',
  'createClinicEContact',
  'addClinicPatient',
  'addNewRepresentative',
]

/** Each of these calls draws a document: all fields of one hold odd texts, and none is drawn beside another. */
const COSTLY: readonly RouteName[] = ['previewAgreement']

/** What must stand beside the field, or may not. */
const BODIES: Partial<Record<RouteName, Json>> = {
  // An original with other numbers than its translation is let through only so.
  sendInquiry: { differenceConfirmed: true },
  completeEContact: { infoText: 'Rest', differenceConfirmed: true },
  addPerson: { personalCode: undefined, birthDate: '2015-02-03' },
  addClinicPatient: { personalCode: undefined, birthDate: '1985-02-03' },
  addNewRepresentative: { personalCode: undefined, birthDate: '1985-02-03' },
  sendFreeText: {
    eContactType: 'PRESCRIPTION',
    prescriptions: [{ brandName: 'Concor', route: 'peroral', dosing: 'ONCE' }],
  },
  savePrescriptions: { prescriptions: [{ brandName: 'Concor', route: 'peroral', dosing: 'ONCE' }] },
}
const LISTED: Record<string, Json> = { questionAnswers: { id: 'since' } }

let story: Story
let newcomer: Story['patient']
let ids: Ids
let drafts = 0
beforeAll(async () => {
  story = await createStory(quickestDatabase(), { config: { isPersonalCodeRequired: false } })
  const { services, clinic, patient, doctor } = story
  const somebody = await createPatient(services, { clinics: [clinic], isClinicMember: false })
  newcomer = { ...somebody, client: await story.signedInAs(somebody) }
  const answers = { heading: 'Rest', description: 'Rest and drink water.' }
  const template = await doctor.client.post(`/api/clinic/${clinic.clinicId}/templates`, answers)
  ids = {
    eContact: (await send(story)).id,
    clinic: clinic.clinicId,
    employee: story.nurse.employeeId,
    globalMessage: 1,
    person: patient.personId,
    user: doctor.userId,
    file: crypto.randomUUID(),
    template: template.json().id,
    representation: await createRepresentation(services, somebody, patient),
    timelineEntry: 1,
    aiSummary: 1,
    aiModel: 1,
    aiPrompt: 1,
    supportRequest: 1,
    clinicApplication: 1,
    hubNotice: 1,
    advert: 1,
    questionnaireFlow: crypto.randomUUID(),
    smsBatch: 1,
    smsTemplate: 1,
    smsAudience: 1,
    fileImport: 1,
  }
})
afterAll(() => story.close())

function callerOf({ route }: CallField): TestClient {
  if (route.access === 'PUBLIC') return story.anonymous()
  return route.access === 'STAFF' ? story.doctor.client : story.patient.client
}

type Text = { typed: string; kept: string[] }

/** The odd texts that the field takes, one for each text that is kept. */
function takenBy({ schema }: CallField): Text[] {
  const byKept = new Map<string, string>()
  for (const typed of ODD_TEXTS) {
    const parsed = schema.safeParse(typed)
    if (parsed.success) byKept.set(typeof parsed.data === 'string' ? parsed.data : typed, typed)
  }
  return [...byKept].map(([kept, typed]) => ({ typed, kept: [kept] }))
}

/** As many of the texts in one as the field takes, where each call costs more than the others. */
function packed({ schema }: CallField, texts: readonly Text[]): Text[] {
  return texts.reduce<Text[]>((packs, text) => {
    const last = packs.at(-1)
    const both = last && { typed: `${last.typed} | ${text.typed}`, kept: [...last.kept, ...text.kept] }
    return both && schema.safeParse(both.typed).success ? [...packs.slice(0, -1), both] : [...packs, text]
  }, [])
}

function withText(sample: Sample, { name, part, path }: CallField, typed: string): Sample {
  const key = path[0] ?? ''
  if (part === 'query') return { ...sample, query: { ...sample.query, [key]: typed } }
  const body: Json = { ...sample.body, ...BODIES[name] }
  if (path.length === 1) return { ...sample, body: { ...body, [key]: typed } }
  const within = body[key] as Json | Json[] | undefined
  if (within && !Array.isArray(within))
    return { ...sample, body: { ...body, [key]: { ...within, [path.at(-1) ?? '']: typed } } }
  if (path.at(-1) === '[]') return { ...sample, body: { ...body, [key]: [typed] } }
  const [first] = within ?? []
  return { ...sample, body: { ...body, [key]: [{ ...LISTED[key], ...first, [path.at(-1) ?? '']: typed }] } }
}

type Written = { eContactId: number; status: number; body: string }

/** Calls the route with the text in that field. */
const write = (field: CallField, typed: string) => writeFields([[field, typed]])

async function writeFields(texts: [[CallField, string], ...[CallField, string][]]): Promise<Written> {
  const [[field]] = texts
  const { name, route } = field
  const eContactId = (await READY[name]?.()) ?? ids.eContact
  const sample = texts.reduce(
    (filled, [each, typed]) => withText(filled, each, typed),
    sampleOf(name, route, { ...ids, eContact: eContactId }),
  )
  const url = addressOf(sample).replace('sample%3A1', `sample%3A${(drafts += 1)}`)
  const client = callerOf(field)
  const response =
    route.method === 'GET'
      ? await client.get(url)
      : await client[route.method.toLowerCase() as 'post' | 'put' | 'patch'](url, sample.body)
  const created =
    response.statusCode === 201 && /"eContactType"/.test(response.body) ? response.json().id : undefined
  return { eContactId: created ?? eContactId, status: response.statusCode, body: response.body }
}

const READS = ROUTES.filter(
  ([, { method, access, response }]) =>
    method === 'GET' && access !== 'PUBLIC' && typeof response !== 'string',
)

/** Everything that patient and doctor can read, and the conversations of the e-contacts named; what failed is reported. */
async function readAll(eContactIds: Iterable<number>): Promise<{ text: string; failed: string[] }> {
  const { patient, doctor } = story
  const calls = [
    ...READS.flatMap(([name, route]) => {
      const path = addressOf(sampleOf(name, route, ids))
      const readers =
        route.access === 'STAFF' ? [doctor] : route.access === 'PATIENT' ? [patient] : [patient, doctor]
      return readers.map(({ client }) => [client, path] as const)
    }),
    ...[...new Set(eContactIds)].flatMap((id) => [
      [patient.client, `/api/patient/e-contacts/${id}/timeline`] as const,
      [doctor.client, `/api/clinic/e-contacts/${id}/timeline`] as const,
      [doctor.client, `/api/clinic/e-contacts/${id}/feedback`] as const,
    ]),
  ]
  const answers = await Promise.all(
    calls.map(async ([client, path]) => ({ path, answer: await client.get(path) })),
  )
  return {
    text: answers.map(({ answer: response }) => response.body).join('\n'),
    failed: answers.flatMap(({ path, answer: response }) =>
      response.statusCode >= 500 ? [`${path} answers ${response.statusCode} ${response.body}`] : [],
    ),
  }
}

const WITH_TEXT = CALL_FIELDS.filter((field) => field.part !== 'params' && takenBy(field).length > 0)
const NAMES = [...new Set(WITH_TEXT.map(({ name }) => name))]
/** Reading everything takes longer than most writing: what so many routes have written is read at once. */
const READ_AT_ONCE = 6
const GROUPS = Array.from({ length: Math.ceil(NAMES.length / READ_AT_ONCE) }, (_, at) =>
  NAMES.slice(at * READ_AT_ONCE, (at + 1) * READ_AT_ONCE),
)

/** What a route took, what has to be read again, and what was wrong. */
type Taken = { problems: string[]; expected: Map<string, string>; touched: number[]; answers: string }

async function writeAll(name: RouteName, taken: Taken): Promise<void> {
  for (const field of WITH_TEXT.filter((each) => each.name === name)) {
    const place = placeOf(field)
    const isPacked = name in READY || GROWING.includes(name)
    const texts = isPacked ? packed(field, takenBy(field)) : takenBy(field)
    const written = await Promise.all(texts.map(({ typed }) => write(field, typed)))
    written.forEach(({ status, body, eContactId }, at) => {
      const { typed = '', kept = [] } = texts[at] ?? {}
      if (status >= 500) taken.problems.push(`${place}: ${JSON.stringify(typed)} answers ${status} ${body}`)
      // A call that was refused, or that only asked, has left nothing to read.
      if (status >= 300 || field.part === 'query') return
      taken.touched.push(eContactId)
      taken.answers += body
      if (!NOT_READ_AGAIN.test(place)) for (const each of kept) taken.expected.set(each, place)
    })
  }
}

it.each(GROUPS.map((names) => [names.filter((name) => !COSTLY.includes(name))]))(
  '%s take odd texts, and everything can be read afterwards',
  { timeout: 120_000 },
  async (names) => {
    const taken: Taken = { problems: [], expected: new Map(), touched: [], answers: '' }
    for (const name of names) await writeAll(name, taken)
    const { problems, expected, touched, answers } = taken
    if (touched.length === 0) return expect(problems).toEqual([])
    const { text, failed } = await readAll(touched)
    const read = answers + text
    problems.push(...failed)
    for (const [kept, place] of expected)
      if (!read.includes(JSON.stringify(kept).slice(1, -1)))
        problems.push(`${place}: ${JSON.stringify(kept)} is not read again`)
    expect(problems).toEqual([])
  },
)

it.each(COSTLY)('%s takes odd texts', { timeout: 120_000 }, async (name) => {
  const packs = WITH_TEXT.filter((each) => each.name === name).map(
    (field) => [field, packed(field, takenBy(field))] as const,
  )
  for (let at = 0; at < Math.max(...packs.map(([, texts]) => texts.length)); at++) {
    const [first, ...others] = packs.map(([field, texts]): [CallField, string] => [
      field,
      texts[at % texts.length]?.typed ?? '',
    ])
    if (!first) throw new Error(`${name} takes no text`)
    const { status, body } = await writeFields([first, ...others])
    expect(status, body).toBe(200)
  }
})
