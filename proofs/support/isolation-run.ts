import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type RouteName, routes } from '@vastus/contract'
import type { Access, ObjectType, Route } from '@vastus/contract/route'
import type { DatabaseKind, TestPerson } from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'
import { canariesIn, canary, ENTITLED, isOwn } from './canaries.ts'
import { findUnnamed, isUnmarked, type Shown, shownBy } from './isolation-shown.ts'
import { listenAsEverybody } from './isolation-sockets.ts'
import { PRINCIPALS, type PrincipalName } from './principals.ts'
import { sendFree } from './raw-call.ts'
import { addressOf, propertiesOf, ROUTES, sampleOf } from './samples.ts'
import { createWorld, type World } from './world.ts'

/** Last: changes that close an e-contact, so that everything before meets open ones, and those of the caller's account. */
const LAST: RouteName[] = [
  'cancelEContact',
  'completeEContact',
  'acceptEContact',
  'rejectEContact',
  'reopenMyEContact',
  'reopenClinicEContact',
  'deleteTemplate',
  'completeProfile',
  'savePreferences',
  'saveConsent',
  'logout',
]
const TRIED = [
  ...ROUTES.filter(([name]) => !LAST.includes(name)),
  ...ROUTES.filter(([name]) => LAST.includes(name)).toSorted(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b)),
]

/** Which owner's object is in each place, such as `params.id`. */
type Choice = Record<string, string>
/** Files need not come with a message. */
const LEFT_OUT = 'none'
/** In place of a search: the filter by a person. */
const BY_PERSON = 'by person'

export type IsolationFigures = {
  cells: number
  frames: number
  mails: number
  /** Who learned what is not theirs, and where. */
  leaks: string[]
  /** Where a foreign object was not answered as an absent one. */
  differences: string[]
  /** Answers that the principal's rights do not explain. */
  unclassified: string[]
}

export type Isolation = {
  world: World
  /** Every route, or those given, with own, foreign, mixed and absent objects. */
  tryAs: (principal: PrincipalName, only?: readonly RouteName[]) => Promise<void>
  /** Looks into frames, mails, logs and the store. */
  lookAround: () => Promise<void>
  /** What was found since the last call. */
  take: () => IsolationFigures
  close: () => Promise<void>
}

/**
 * @param mixtures where a route takes several objects: every mixture of owners, or those that one missing check lets
 *   through
 */
export async function createIsolation(
  kind: DatabaseKind,
  mixtures: 'ALL' | 'TELLING' = 'ALL',
): Promise<Isolation> {
  const world = await createWorld(kind)
  const listeners = await listenAsEverybody(world)
  let found = nothing()
  let seen = { frames: 0, leaks: 0, mails: 0, log: 0 }

  async function tryAs(principal: PrincipalName, only?: readonly RouteName[]): Promise<void> {
    if (principal !== 'anonymous' && principal !== 'expired')
      world.clients[principal] = await world.signedInAs(world.users[principal])
    const sinceId = await newestRepresentation(world)
    const shown: Shown[] = []
    for (const [name, route] of TRIED) {
      if (only && !only.includes(name)) continue
      const absent = new Map<string, string>()
      for (const choice of choicesOf(route, world)) {
        if (mixtures === 'TELLING' && !isTelling(principal, route, choice)) continue
        const what = `${principal} ${name} ${JSON.stringify(choice)}`
        const answer = await call(world, name, route, principal, choice)
        found.cells += 1
        for (const word of canariesIn(answer.text))
          if (!ENTITLED[principal].includes(word)) found.leaks.push(`${what} tells ${word}`)
        const isSearch = isSearched(route) && choice['query.search'] !== LEFT_OUT
        const isLeafing = route.audit?.endsWith('_LIST') === true && !isSearch
        shown.push(...shownBy(world, principal, { what, isLeafing, ...answer }))
        if (isUnmarked(principal, name, route, answer))
          found.leaks.push(`${what}: ${answer.status}, with nothing said of what is unproven or ended`)
        const isClassified = answer.status < 500 && isExplained(principal, name, answer.status)
        if (!isClassified) found.unclassified.push(`${what}: ${answer.text.slice(0, 300)}`)

        // What is foreign must look like what is not there, whatever is beside it.
        const hidden = Object.fromEntries(
          Object.entries(choice).map(([place, owner]) => {
            const type = route.objects[place]
            const isKept = !type || owner === LEFT_OUT || isOwn(principal, type, owner)
            return [place, isKept ? owner : 'absent']
          }),
        )
        const key = JSON.stringify(hidden)
        if (key === JSON.stringify(choice)) continue
        const expected = absent.get(key) ?? (await call(world, name, route, principal, hidden)).text
        absent.set(key, expected)
        if (answer.text !== expected)
          found.differences.push(
            `${what}: ${answer.text.slice(0, 500)}\n  not as absent: ${expected.slice(0, 500)}`,
          )
      }
      if (name === 'addRepresentative') await forgetNewRepresentations(world, sinceId)
    }
    found.leaks.push(...(await findUnnamed(world, shown)))
  }

  async function lookAround(): Promise<void> {
    await world.runJobs()
    await listeners.settle()
    const frameLeaks = listeners.leaks()
    found.leaks.push(...frameLeaks.slice(seen.leaks))
    found.frames += listeners.frames() - seen.frames
    const mails = world.outbox.slice(seen.mails)
    found.leaks.push(...mails.flatMap((mail) => leaksOfMail(world, mail)))
    found.mails += mails.length
    const log = world.logged()
    found.leaks.push(...leaksOfLog(world, log.slice(seen.log)))
    for (const name of await readdir(join(world.services.config.dataDir, 'files'), { recursive: true }))
      found.leaks.push(...canariesIn(name).map((word) => `the stored file ${name} tells ${word}`))
    seen = {
      frames: listeners.frames(),
      leaks: frameLeaks.length,
      mails: world.outbox.length,
      log: log.length,
    }
  }

  return {
    world,
    tryAs,
    lookAround,
    take: () => {
      const taken = found
      found = nothing()
      return taken
    },
    close: async () => {
      await listeners.stop()
      await world.close()
    },
  }
}

const inSystem = <R>(world: World, query: ReturnType<typeof sql>) =>
  world.services.database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))

async function newestRepresentation(world: World): Promise<number> {
  const [row] = await inSystem<{ id: number }>(
    world,
    sql`select coalesce(max(id), 0) as id from representations`,
  )
  return row?.id ?? 0
}

/** Staff may record who acts for a patient: what comes next is to meet the rights of the story, and no others. */
async function forgetNewRepresentations(world: World, sinceId: number): Promise<void> {
  await inSystem(world, sql`delete from representations where id > ${sinceId}`)
}

const nothing = (): IsolationFigures => ({
  cells: 0,
  frames: 0,
  mails: 0,
  leaks: [],
  differences: [],
  unclassified: [],
})

async function call(world: World, name: RouteName, route: Route, principal: PrincipalName, choice: Choice) {
  const idAt = (place: string) => {
    const type = route.objects[place] as ObjectType
    return world.objects[type][choice[place] ?? 'absent'] ?? 0
  }
  const sample = sampleOf(name, { ...route, objects: {} }, {} as never)
  const path = route.path.replaceAll(/:\w+/g, (parameter) =>
    route.objects[`params.${parameter.slice(1)}`] ? String(idAt(`params.${parameter.slice(1)}`)) : 'reply:1',
  )
  const query = { ...sample.query }
  const body = sample.body ? { ...sample.body } : undefined
  for (const place of Object.keys(route.objects)) {
    const key = place.slice(place.indexOf('.') + 1)
    if (place.startsWith('query.')) query[key] = String(idAt(place))
    if (!place.startsWith('body.') || !body || choice[place] === LEFT_OUT) continue
    body[key] = key.endsWith('Ids') ? [idAt(place)] : idAt(place)
  }
  if (choice['query.search'] === BY_PERSON) query['patientPersonIds'] = String(world.objects.person.p)
  else if (isSearched(route) && choice['query.search'] !== LEFT_OUT) query['search'] = 'canary'
  if (name === 'lookUpClinicPatient') query['personalCode'] = world.child.personalCode ?? ''
  if (name === 'addPerson' && principal === 'formerRepresentative' && body)
    Object.assign(body, nameOf(world.child))
  // What the clinic says stays known by its word, for those who come after.
  if (name === 'saveGlobalMessage' && body)
    body['text'] = canary(principal === 'otherStaff' ? 'b' : 'a', 'banner')
  if (name === 'saveDraft' && body) body['payload'] = DRAFTS[principal] ?? 'A word'
  const isUpload = route.consumes === 'MULTIPART'
  const payload = isUpload ? formOf(route, idAt) : body && JSON.stringify(body)
  const type = isUpload ? 'multipart/form-data; boundary=x' : 'application/json'
  const response = await sendFree(world.app, {
    method: route.method,
    url: addressOf({ path: `/api${path}`, query }),
    headers: {
      cookie: world.clients[principal].cookie() ?? '',
      ...(payload ? { 'content-type': type } : {}),
    },
    payload,
  })
  const { date: _date, 'x-request-id': _id, ...headers } = response.headers
  const shown = response.body.replaceAll(/"requestId":"[^"]*"/g, '')
  return {
    status: response.statusCode,
    requestId: String(response.headers['x-request-id']),
    text: `${response.statusCode}\n${JSON.stringify(headers)}\n${shown}`,
  }
}

const nameOf = ({ firstName, surname, personalCode }: TestPerson) => ({ firstName, surname, personalCode })
const DRAFTS: Partial<Record<PrincipalName, string>> = {
  owner: canary('p', 'draft'),
  doctor: canary('a', 'draft'),
}
const part = (name: string, more: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
/** One file, which holds a table, and the ids beside it. */
const formOf = (route: Route, idAt: (place: string) => unknown) =>
  [
    ...Object.keys(route.objects).flatMap((place) =>
      place.startsWith('body.') ? [part(place.slice('body.'.length), '', String(idAt(place)))] : [],
    ),
    part('file', '; filename="a.txt"', 'isikukood;telefon\n60001019906;51234567\n'),
    '--x--\r\n',
  ].join('')

const isSearched = (route: Route) => 'search' in propertiesOf(route.query)

/** Own, foreign, absent, and every mixture of them where a route takes several; what can be searched also as it is. */
function choicesOf(route: Route, world: World): Choice[] {
  let choices: Choice[] = isSearched(route) ? [{}, { 'query.search': LEFT_OUT }] : [{}]
  if ('patientPersonIds' in propertiesOf(route.query)) choices.push({ 'query.search': BY_PERSON })
  for (const [place, type] of Object.entries(route.objects))
    choices = choices.flatMap((choice) =>
      [...Object.keys(world.objects[type]), ...(place.endsWith('FileIds') ? [LEFT_OUT] : [])].map(
        (owner) => ({
          ...choice,
          [place]: owner,
        }),
      ),
    )
  return choices
}

/** A mixture that one missing check lets through: the other objects are the caller's own, or all are one stranger's. */
function isTelling(principal: PrincipalName, route: Route, choice: Choice): boolean {
  const places = Object.entries(route.objects).filter(([place]) => choice[place] !== LEFT_OUT)
  const strange = places.filter(([place, type]) => !isOwn(principal, type, choice[place] ?? 'absent'))
  if (strange.length <= 1) return true
  const ofPatients = strange.filter(([, type]) => type !== 'clinic' && type !== 'user')
  const owners = new Set(ofPatients.map(([place]) => choice[place]))
  return (
    strange.length === places.length &&
    owners.size <= 1 &&
    strange.every(([place]) => choice[place] !== 'absent')
  )
}

const STAFF: readonly PrincipalName[] = ['otherStaff', 'nonClinical', 'nurse', 'doctor']
const PATIENTS: readonly PrincipalName[] = [
  'otherPatient',
  'sameClinicPatient',
  'formerRepresentative',
  'representative',
  'owner',
]
const ADMITTED: Record<Exclude<Access, 'PUBLIC' | 'SESSION' | 'MEMBER'>, readonly PrincipalName[]> = {
  PATIENT: PATIENTS,
  STAFF,
  PATIENT_OR_STAFF: [...PATIENTS, ...STAFF],
  ADMIN: ['admin'],
}

/** Open to staff, but for those who may not see medical content. */
const MEDICAL: readonly RouteName[] = [
  'joinPatients',
  'judgeDangerSign',
  'listPatientDoubles',
  'savePrescriptions',
  'summarizeEContact',
  'takeOverReply',
  'translate',
  'undoPatientJoin',
]

/** Who may not call the route at all is answered 401 or 403, and nobody else is. */
function isExplained(principal: PrincipalName, name: RouteName, status: number): boolean {
  const route: Route = routes[name]
  if (principal === 'nonClinical' && MEDICAL.includes(name)) return status !== 401
  if (route.access === 'PUBLIC') return true
  if (principal === 'anonymous' || principal === 'expired')
    return status === 401 || route.alsoAnswers?.includes(401) === true
  if (route.access === 'SESSION' || route.access === 'MEMBER') return status !== 401
  return ADMITTED[route.access].includes(principal) ? ![401, 403].includes(status) : status === 403
}

/** Mail is read on lock screens: nothing medical in it, not even the recipient's own. */
function leaksOfMail(
  world: World,
  mail: { to: string; subject: string; text: string; html?: string },
): string[] {
  const recipient = Object.entries(world.users).find(([, user]) => user.email === mail.to)?.[0]
  // An address that somebody typed in to sign up: its reader is entitled to nothing.
  const known: readonly string[] = recipient ? ENTITLED[recipient as PrincipalName] : []
  return [
    ...canariesIn(`${mail.subject} ${mail.text} ${mail.html ?? ''}`).filter(
      (word) => !known.includes(word) || /medical|note|draft|case/.test(word),
    ),
    // A mail names nobody, but its link tells that there is an e-contact.
    ...[...mail.text.matchAll(/\/e-contacts\/(\d+)/g)].flatMap(([, id]) => {
      const owner = Object.entries(world.objects.eContact).find(([, each]) => String(each) === id)?.[0]
      const isEntitled = owner === undefined ? recipient !== undefined : known.includes(`${owner}.case`)
      return isEntitled ? [] : `of the e-contact ${owner ?? id}`
    }),
  ].map((what) => `the mail to ${recipient ?? mail.to} tells ${what}`)
}

/** Neither names nor texts, addresses of persons or secrets of sessions. */
function leaksOfLog(world: World, log: string): string[] {
  const secrets = PRINCIPALS.flatMap((name) => world.clients[name].cookie()?.split('=')[1] ?? [])
  return [
    ...canariesIn(log).map((word) => `the log tells ${word}`),
    ...secrets.filter((secret) => log.includes(secret)).map(() => 'the log tells a session'),
    ...(/\b[3-6]\d{10}\b/.test(log) ? ['the log tells a personal code'] : []),
    ...(/"(?:cookie|authorization|payload|body|query)":/.test(log) ? ['the log tells a request'] : []),
  ]
}
