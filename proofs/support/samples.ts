import { routes, type RouteName } from '@vastus/contract'
import type { Route, Schema } from '@vastus/contract/route'
import { DEFINITIONS } from '@vastus/domain/instruments/definitions'
import { toFhirQuestionnaire } from '@vastus/domain/instruments/fhir/to-questionnaire'
import { parseInstrument } from '@vastus/domain/instruments/parse-instrument'
import { USUAL_HOURS } from '@vastus/domain/promises/opening-hours'
import * as z from 'zod/mini'

export type Json = Record<string, unknown>
export type Sample = { path: string; query: Record<string, string>; body: Json | undefined }

export const ROUTES = Object.entries(routes) as [RouteName, Route][]

/** What the schema alone does not tell: a value of each field that passes its rules. */
const FIELDS: Record<string, unknown> = {
  email: 'somebody@example.test',
  otp: '123456',
  password: 'a long enough password',
  confirmPassword: 'a long enough password',
  phone: '+37255500011',
  personalCode: '37605030299',
  version: '2026-03-02T08:00:00.000Z',
  type: 'prm.sample',
  // Nobody is asked to agree to it: a new version shuts nobody out.
  slug: 'cookie-policy',
  attemptId: '00000000-0000-4000-8000-000000000001',
  session: '00000000-0000-4000-8000-000000000001',
  code: '123456',
  sessionId: '00000000-0000-4000-8000-000000000001',
  key: 'sample:1',
  sms: '1',
  token: 'k7Wm3xQp9T',
  instrument: 'QUEST_GAD',
  createdAtFrom: '2026-01-01T00:00:00Z',
}

/** The one of `instrument` above. */
const QUESTIONNAIRE = toFhirQuestionnaire(
  DEFINITIONS.map(parseInstrument).find(({ code }) => code === FIELDS.instrument) ??
    parseInstrument(DEFINITIONS[0]),
  'https://example.test/questionnaire',
)

const IN_EACH_LANGUAGE = { et: 'Tekst', en: 'Text', ru: 'Текст', pl: 'Tekst' }
const NOTICE = { title: IN_EACH_LANGUAGE, text: IN_EACH_LANGUAGE }
const SMS_TEMPLATE = { name: 'Rest', category: 'OTHER', icon: 'cup', text: 'Rest', filters: {} }
const SMS_AUDIENCE = { name: 'Rest', filters: {}, excludedPersonIds: [] }
const ADVERT = {
  title: 'Help',
  text: 'It is free.',
  link: 'https://example.org/',
  targetGenders: ['FEMALE'],
  minAge: 18,
  maxAge: 60,
  allowedCountries: ['EE'],
  isOn: false,
}
const PROMPT = { systemMessage: 'Answer in JSON.', parameters: '{}' }

/** What an application of a clinic must hold beside its plain fields. */
const APPLICATION = {
  emails: 'clinic@example.test',
  contact: { firstName: 'Mari', surname: 'Tamm', email: 'mari@example.test' },
  employees: [
    { firstName: 'Mari', surname: 'Tamm', personalCode: '37605030299', email: 'mari@example.test' },
  ],
}

const BODIES: Partial<Record<RouteName, Json>> = {
  reportOfAwell: { event: { event_type: 'session.completed', session: { id: 'sample' } } },
  completeProfile: { otp: '123456' },
  addEmployee: { personalCode: '37605030299', email: 'colleague@example.test' },
  addPlatformClinic: { emails: 'clinic@example.test' },
  addPerson: { personalCode: '37605030299' },
  addClinicPatient: { personalCode: '39001010000' },
  addNewRepresentative: { personalCode: '38808080018' },
  completeEContact: { infoText: 'Rest' },
  cancelEContact: { reason: 'PROBLEM_RESOLVED' },
  rejectEContact: { reason: 'CLINIC_OVERWHELMED' },
  reopenMyEContact: { reason: 'SYMPTOMS_CHANGED' },
  reopenClinicEContact: { reason: 'WRONG_INFORMATION' },
  bulkArchive: { fixedInfoText: 'INFORMATION_DELIVERED' },
  bulkReply: { texts: ['Rest'], closes: false },
  saveInboxView: { query: 'status=waitingForClinic' },
  saveAnswerSettings: { ...USUAL_HOURS },
  savePrescriptions: { prescriptions: [{ brandName: 'Concor', route: 'peroral', dosing: 'ONCE' }] },
  sendSickLeave: { startDate: '2026-03-02', jobTitle: 'Driver', worksWeekends: false },
  sendQuestionnaire: {
    eContactType: 'QUEST_GAD',
    questionnaire: { version: '1', answers: { q1: 0, q2: 0, q3: 0, q4: 0, q5: 0, q6: 0, q7: 0 } },
  },
  startClinicQuestionnaire: { eContactType: 'QUEST_GAD' },
  startMyQuestionnaire: { eContactType: 'QUEST_GAD' },
  askQuestionnaire: { question: 'How are you?', questionnaire: 'QUEST_GAD' },
  answerQuestionnaire: { questionnaire: { version: '1', answers: { q1: 0 } } },
  answerQuestionnaireFlow: { version: '1', answers: { q1: 0 } },
  updatePushEndpoint: { pushEndpoint: null },
  completeExternalSignIn: { state: '00000000-0000-4000-8000-000000000001', code: 'sample' },
  startJoining: { method: 'MOBILE_ID', phone: '+37255500011', personalCode: '37605030299' },
  proveWithIdCard: {
    token: { unverifiedCertificate: 'AA==', algorithm: 'ES384', signature: 'AA==', format: 'web-eid:1.0' },
  },
  returnFromSmartId: { sessionSecretDigest: 'AA', verifier: 'AA' },
  addPasskey: {
    name: 'Phone',
    key: { credentialId: 'AA', clientDataJSON: 'AA', attestationObject: 'AA', transports: [] },
  },
  signInWithPasskey: {
    signed: { credentialId: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
  },
  removePasskey: { passkey: '00000000-0000-4000-8000-000000000001' },
  startConfirming: { method: 'MOBILE_ID', phone: '+37255500011', personalCode: '37605030299' },
  confirmSignIn: { password: 'not the password' },
  previewAgreement: APPLICATION,
  signUpClinic: APPLICATION,
  previewSms: { text: 'Hello', filters: {} },
  sendSms: { text: 'Hello', filters: {} },
  testSms: { text: 'Hello' },
  createOwnSmsTemplate: SMS_TEMPLATE,
  changeOwnSmsTemplate: SMS_TEMPLATE,
  createSmsAudience: SMS_AUDIENCE,
  changeSmsAudience: SMS_AUDIENCE,
  askSupport: { subject: 'A question', description: 'How do I log in?' },
  translate: { text: 'Tere' },
  importPatientList: { listCode: 'N0001' },
  saveDocument: { title: IN_EACH_LANGUAGE, body: IN_EACH_LANGUAGE },
  addAdvert: ADVERT,
  changeAdvert: ADVERT,
  addNotice: NOTICE,
  saveNotice: NOTICE,
  addPrompt: PROMPT,
  changePrompt: PROMPT,
  checkQuestionnaire: { questionnaire: QUESTIONNAIRE },
  importWording: { questionnaire: QUESTIONNAIRE, hasLicence: true },
  giveFeedback: { message: 'Good' },
  saveConsent: { type: 'PRM_PRIVACY_POLICY', version: '2026-03-02T08:00:00.000Z' },
}

/** The ids to call a route with, by the name of the field that takes them. */
export type Ids = {
  eContact: number
  clinic: number
  employee: number
  globalMessage: number
  person: number
  user: number
  file: string
  template: number
  representation: number
  timelineEntry: number
  aiSummary: number
  aiModel: number
  aiPrompt: number
  supportRequest: number
  clinicApplication: number
  hubNotice: number
  advert: number
  questionnaireFlow: string
  smsBatch: number
  smsTemplate: number
  smsAudience: number
  fileImport: number
}

/** Each is made once: the sweeps ask for thousands of samples. */
const jsonSchemas = new WeakMap<Schema, Json>()

export function jsonSchemaOf(schema: Schema): Json {
  const made = jsonSchemas.get(schema)
  if (made) return made
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  jsonSchemas.set(schema, json)
  return json
}

export function propertiesOf(schema: Schema | undefined): Record<string, Json> {
  return schema ? ((jsonSchemaOf(schema).properties ?? {}) as Record<string, Json>) : {}
}

/** A well-formed call of the route with the ids given: only what the contract requires. */
export function sampleOf(name: RouteName, route: Route, ids: Ids): Sample {
  const idAt = (place: string): unknown => {
    const type = route.objects[place]
    if (!type) return undefined
    return place.endsWith('Ids') ? [ids[type]] : ids[type]
  }
  const path = route.path.replaceAll(/:(\w+)/g, (_whole, parameter: string) =>
    encodeURIComponent(String(idAt(`params.${parameter}`) ?? FIELDS[parameter] ?? 1)),
  )
  const required = (schema: Schema | undefined) =>
    schema ? ((jsonSchemaOf(schema).required ?? []) as string[]) : []
  const query: Record<string, string> = {}
  for (const key of new Set([
    ...required(route.query),
    ...Object.keys(propertiesOf(route.query)).filter((each) => route.objects[`query.${each}`]),
  ]))
    query[key] = String(idAt(`query.${key}`) ?? valueFor(key, propertiesOf(route.query)[key] ?? {}))
  if (!route.body || route.consumes === 'MULTIPART') return { path: `/api${path}`, query, body: undefined }
  const properties = propertiesOf(route.body)
  const body: Json = {}
  for (const key of required(route.body))
    body[key] = idAt(`body.${key}`) ?? BODIES[name]?.[key] ?? valueFor(key, properties[key] ?? {})
  return { path: `/api${path}`, query, body: { ...body, ...BODIES[name] } }
}

function valueFor(key: string, schema: Json): unknown {
  if (key in FIELDS && schema.type === 'string' && !schema.enum) return FIELDS[key]
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.anyOf)) return valueFor(key, schema.anyOf[0] as Json)
  switch (schema.type) {
    case 'string':
      return 'A word'
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'array':
      return []
    default:
      return null
  }
}

export function addressOf({ path, query }: Pick<Sample, 'path' | 'query'>): string {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}
