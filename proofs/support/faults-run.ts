import { randomUUID } from 'node:crypto'
import { sql } from '../../apps/server/src/db/sql.ts'
import { Random } from '@vastus/demo/random'
import { IdentityRefused } from '../../apps/server/src/adapters/identity-provider/identity-provider.ts'
import { walkOidcPages } from '@vastus/server/testing'
import type { PostgresServer } from './cast.ts'
import { type Cell, connectionCells, DNS_FAULTS, type Helper, LIES } from './faults.ts'
import { type FaultsWorld, startFaultsWorld } from './faults-world.ts'

/** Beside the deadlines themselves: tries, pauses between them, and a busy machine. Milliseconds. */
const ANSWER_WITHIN = {
  'domain check': 2_000,
  mail: 15_000,
  scanner: 10_000,
  storage: 10_000,
  push: 10_000,
  'language model': 5_000,
  database: 10_000,
  'identity provider': 13_000,
  revocation: 13_000,
  'SMS gateway': 18_000,
  'patient register': 5_000,
}
const AFTER_A_PAUSE_MS = 5_000
/** Longer than the pause before any try. */
const AFTER_EACH_PAUSE_MS = 30 * 60_000
const MOBILE = { method: 'MOBILE_ID', phone: '+37200000766', personalCode: '60001019906' }
const SMART = { method: 'SMART_ID', personalCode: '50001029996' }
/** Of the simulated register. */
const REGISTER_LIST = 'N0001'
const REGISTER_LIST_SIZE = 120
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'

export type FaultFigures = {
  cells: number
  coreFlows: number
  mails: number
  mailsHandedOverAgain: number
  slowestMs: number
  /** What was answered otherwise than stated, or too late, or not made good afterwards. */
  missed: string[]
}

/**
 * Each of these outside systems fails in each way, alone; then, for as long as asked, several at random. Meanwhile
 * patients send and staff read and reply; afterwards everything that waited must have been done, once.
 */
export async function runFaults(options: {
  helpers: readonly Helper[]
  cluster: PostgresServer
  seed: number
  mixedMs: number
}): Promise<FaultFigures> {
  const random = new Random(options.seed)
  const garbage = Buffer.from(Array.from({ length: 600 }, () => random.int(0, 255)))
  const world = await startFaultsWorld(options.cluster)
  const figures: FaultFigures = {
    cells: 0,
    coreFlows: 0,
    mails: 0,
    mailsHandedOverAgain: 0,
    slowestMs: 0,
    missed: [],
  }
  const run = runner(world, figures)
  try {
    for (const cell of connectionCells(garbage))
      if (options.helpers.includes(cell.helper)) await run.cell(cell)
    if (options.helpers.includes('domain check')) for (const fault of DNS_FAULTS) await run.domainCell(fault)
    const until = Date.now() + options.mixedMs
    const cells = connectionCells(garbage).filter(
      ({ helper, isSecure }) => helper !== 'database' && !isSecure,
    )
    while (Date.now() < until) await run.mixed(random.pick(cells), random.pick(cells))
    await run.settle()
    return figures
  } finally {
    await world.stop()
  }
}

function runner(world: FaultsWorld, figures: FaultFigures) {
  const { call, cast, json } = world
  const patient = cast.patients[0] ?? { personId: 0, cookie: '', email: '' }
  let number = 0

  const miss = (where: string, what: string) => void figures.missed.push(`${where}: ${what}`)
  function expectStatus(
    where: string,
    answer: Awaited<ReturnType<typeof call>>,
    wanted: number[],
    withinMs: number,
  ) {
    figures.slowestMs = Math.max(figures.slowestMs, answer.ms)
    if (!wanted.includes(answer.status)) miss(where, `${answer.status} ${answer.text.slice(0, 200)}`)
    if (answer.ms > withinMs) miss(where, `answered after ${answer.ms} ms`)
  }

  function send(text: string, key?: string) {
    const body = {
      eContactType: 'HEADACHE',
      patientPersonId: patient.personId,
      clinicId: cast.clinicId,
      text,
    }
    return call('POST', 'patient/e-contacts/fallback', patient.cookie, {
      ...json(body),
      ...(key ? { key } : {}),
    })
  }
  function upload(id: number, name: string, key: string) {
    const body = new FormData()
    body.append('file', new Blob([PDF, name]), name)
    return call('POST', `patient/e-contacts/${id}/upload`, patient.cookie, { body, key })
  }

  /** A patient sends, staff read and reply; answers the e-contact's id. */
  async function coreFlow(where: string): Promise<number> {
    const sent = await send(`flow ${++number}`)
    expectStatus(`${where}, send`, sent, [201], 5_000)
    const { id = 0 } = sent.status === 201 ? (JSON.parse(sent.text) as { id: number }) : {}
    expectStatus(
      `${where}, read`,
      await call('GET', `clinic/e-contacts/${id}`, cast.doctor.cookie),
      [200],
      5_000,
    )
    const reply = await call(
      'POST',
      `clinic/e-contacts/${id}/complete`,
      cast.doctor.cookie,
      json({ infoText: 'Rest' }),
    )
    expectStatus(`${where}, reply`, reply, [200], 5_000)
    figures.coreFlows++
    return id
  }

  /** One that still takes files. */
  async function openOne(where: string): Promise<number> {
    const sent = await send(`Palavik 38,5. With a file ${++number}`)
    expectStatus(`${where}, send`, sent, [201], 5_000)
    return sent.status === 201 ? (JSON.parse(sent.text) as { id: number }).id : 0
  }

  async function scanResultOf(id: number): Promise<string | undefined> {
    const row = await world.database.transaction({ actor: 'system' }, (tx) =>
      tx.maybe<{ scanResult: string }>(sql`select scan_result from files where e_contact_id = ${id}`),
    )
    return row?.scanResult
  }

  async function pushStateOf(eContactId: number): Promise<string | undefined> {
    const row = await world.database.transaction({ actor: 'system' }, (tx) =>
      tx.maybe<{ state: string }>(
        sql`select state from notices where e_contact_id = ${eContactId} and channel = 'PUSH'`,
      ),
    )
    return row?.state
  }

  async function jobsWithin(where: string, milliseconds: number): Promise<void> {
    const startedAt = performance.now()
    await world.runJobs()
    const took = performance.now() - startedAt
    if (took > milliseconds) miss(where, `the jobs took ${Math.round(took)} ms`)
  }
  async function makeGood(): Promise<void> {
    world.later(AFTER_A_PAUSE_MS)
    await world.runJobs()
  }

  /** Everything that asks a model about one message, at once. */
  async function askModel(id: number) {
    const [summary, translation, questions] = await Promise.all([
      call('POST', 'ai/summarization', cast.doctor.cookie, json({ eContactId: id, locale: 'et' })),
      call(
        'POST',
        'clinic/translate',
        cast.doctor.cookie,
        json({ eContactId: id, text: 'Võtke 400 mg 2 korda päevas.', to: 'ru' }),
      ),
      call(
        'POST',
        'questionnaire/questions',
        patient.cookie,
        json({
          clinicId: cast.clinicId,
          locale: 'et',
          chosenProblemType: 'QUESTION',
          userMessage: 'Palavik 38,5.',
          questionAnswers: ['q_what', 'q_context', 'q_deadline', 'phone'].map((each) => ({
            id: each,
            answer: '',
          })),
        }),
      ),
    ])
    return { summary, translation, questions }
  }

  /** Somebody who signs in: keeps the cookies, and asks at last whether there is a session. */
  function browser(session?: string) {
    const cookies = new Map(session ? [session.split('=', 2) as [string, string]] : [])
    const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      async post(path: string, body: object) {
        const answer = await call('POST', path, cookie(), json(body))
        for (const line of answer.cookies) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        return answer
      },
      isSignedIn: async () => (await call('GET', 'login', cookie())).status === 200,
    }
  }
  type Browser = ReturnType<typeof browser>
  type SignIn = Browser & { finish: () => ReturnType<Browser['post']> }
  type Answer = Awaited<ReturnType<typeof call>>
  function fieldOf(answer: Answer, name: string): string {
    const value = (JSON.parse(answer.text) as Record<string, unknown>)[name]
    if (typeof value !== 'string') throw new Error(`There is no ${name} in ${answer.status} ${answer.text}`)
    return value
  }

  const START = {
    mobileId: (by: Browser) => by.post('login/identity', { purpose: 'SIGN_UP', ...MOBILE }),
    smartId: (by: Browser) => by.post('login/identity', { purpose: 'SIGN_UP', ...SMART }),
    dokobit: (by: Browser) => by.post('dokobit-session', { locale: 'et', purpose: 'SIGN_UP' }),
  }
  /** Up to where the person has proven it at the provider, and the product has to ask what came of it. */
  const UP_TO_THE_ANSWER = {
    async mobileId(by: Browser): Promise<SignIn['finish']> {
      const attemptId = fieldOf(await START.mobileId(by), 'attemptId')
      const finish = () => by.post('login/identity/status', { attemptId })
      await finish()
      return finish
    },
    async smartId(by: Browser): Promise<SignIn['finish']> {
      const attemptId = fieldOf(await START.smartId(by), 'attemptId')
      const finish = () => by.post('login/identity/status', { attemptId })
      await finish()
      return finish
    },
    async dokobit(by: Browser): Promise<SignIn['finish']> {
      const started = await START.dokobit(by)
      await fetch(fieldOf(started, 'url'), {
        method: 'POST',
        body: new URLSearchParams({ person: '40504040001' }),
        redirect: 'manual',
      })
      const sessionToken = fieldOf(started, 'sessionToken')
      return () => by.post('login/dokobit', { sessionToken })
    },
    async oidc(by: Browser): Promise<SignIn['finish']> {
      const body = { provider: 'vastus-test-account', purpose: 'SIGN_UP' }
      const url = fieldOf(await by.post('login/external', body), 'url')
      const returned = await walkOidcPages(url, { account: 'ann' })
      return () => by.post('login/external/complete', returned)
    },
  }
  type Method = keyof typeof UP_TO_THE_ANSWER
  async function begin(method: Method): Promise<SignIn & { method: Method }> {
    const by = browser()
    return { ...by, method, finish: await UP_TO_THE_ANSWER[method](by) }
  }
  /** Signed in, or told in a word of its own that the provider does not answer or is not believed; never both. */
  async function expectEnd(
    where: string,
    by: Browser,
    answer: Answer,
    { mayEnter, within }: { mayEnter: 'yes' | 'no' | 'perhaps'; within: number },
  ) {
    const stated = { yes: [200], no: [469], perhaps: [200, 469] }[mayEnter]
    expectStatus(where, answer, stated, within)
    if (answer.status === 469 && !/"IDENTITY_(UNREACHABLE|NOT_ACCEPTED)"/.test(answer.text))
      miss(where, `is told ${answer.text}`)
    if ((await by.isSignedIn()) !== (answer.status === 200)) miss(where, 'the session and the answer differ')
  }
  async function isDiscovered(): Promise<boolean> {
    try {
      await world
        .newOidcProvider()
        .start('state', { redirectUri: 'http://127.0.0.1/complete-login', language: 'et' })
      return true
    } catch (error) {
      if (error instanceof IdentityRefused && error.reason === 'UNREACHABLE') return false
      throw error
    }
  }
  const mayEnterDuring = (fault: Cell['fault']) =>
    fault === 'SLOW' ? 'yes' : fault === 'FLAPPING' ? 'perhaps' : 'no'

  /** Of the doctor in one browser, with the register of patient lists. */
  async function beginRegisterSession() {
    const { post } = browser(cast.doctor.cookie)
    const { phone, personalCode } = MOBILE
    const sessionId = fieldOf(await post('misp/auth/mobile-id', { phone, personalCode }), 'sessionId')
    const isRunning = async () => {
      const answer = await post('misp/auth/mobile-id/status', { sessionId })
      if (!answer.text.includes('"result":"OK"') && !answer.text.includes('"RUNNING"'))
        miss('session', answer.text)
      return answer.text.includes('"RUNNING"')
    }
    while (await isRunning());
    return (path: string, body: object = {}) => post(path, { sessionId, method: 'MOBILE_ID', ...body })
  }
  let begun: ReturnType<typeof beginRegisterSession> | undefined
  const askRegister = async (path: string, body?: object) =>
    (await (begun ??= beginRegisterSession()))(path, body)
  const findLists = () => askRegister('misp/doctors-list')
  async function importList() {
    const answer = await askRegister('misp/patient-list/import', { listCode: REGISTER_LIST })
    if (answer.status !== 200) return { answer, result: null, hint: null }
    const { result, results } = JSON.parse(answer.text) as {
      result: string
      results: { hint: string | null }[]
    }
    return { answer, result, hint: results[0]?.hint ?? null }
  }
  async function countMembers(): Promise<number> {
    const { count } = await world.database.transaction({ actor: 'system' }, (tx) =>
      tx.one<{ count: number }>(sql`select count(*) as count from clinic_patients
        where clinic_id = ${cast.clinicId} and list_code = ${REGISTER_LIST} and clinic_member`),
    )
    return count
  }

  async function planSms(text: string): Promise<void> {
    await world.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`with batch as (
          insert into sms_batches (clinic_id, created_by_user_id, is_test, text, filters, excluded_person_ids, is_medical,
            skipped, created_at, send_at)
          select ${cast.clinicId}, min(id), true, ${text}, '{}', '[]', false, '[]', now(), now() from users returning id),
        message as (insert into sms_messages (batch_id, clinic_id, phone, text, parts, price_cents, state)
          select id, ${cast.clinicId}, '+37251110001', ${text}, 1, 9, 'PLANNED' from batch returning id)
        insert into jobs (kind, payload, dedupe_key, run_at)
        select 'send-sms', jsonb_build_object('messageId', id), 'send-sms:' || id, now() from message`),
    )
  }
  async function smsStateOf(text: string): Promise<string | undefined> {
    const row = await world.database.transaction({ actor: 'system' }, (tx) =>
      tx.maybe<{ state: string }>(sql`select state from sms_messages where text = ${text}`),
    )
    return row?.state
  }

  const during = {
    async 'identity provider'(where: string, fault: Cell['fault']) {
      const peer = world.peers['identity provider']
      await world.forgetProofs()
      await peer.behave('WELL')
      const begun = await Promise.all((['mobileId', 'smartId', 'dokobit', 'oidc'] as const).map(begin))
      await peer.behave(fault)
      const within = ANSWER_WITHIN['identity provider']
      const mayEnter = mayEnterDuring(fault)
      const ends = begun.map(async (each) =>
        expectEnd(`${where}, finish ${each.method}`, each, await each.finish(), { mayEnter, within }),
      )
      const starts = Object.entries(START).map(async ([method, start]) => {
        const answer = await start(browser())
        const of = `${where}, start ${method}`
        expectStatus(of, answer, { yes: [200], no: [469], perhaps: [200, 469] }[mayEnter], within)
        if (answer.status === 469 && !answer.text.includes('"IDENTITY_UNREACHABLE"'))
          miss(of, `is told ${answer.text}`)
      })
      const discovered = isDiscovered()
      await coreFlow(where)
      await Promise.all([...ends, ...starts])
      if ((await discovered) && mayEnter === 'no') miss(where, 'a provider that was not understood is taken')
      return async () => {
        for (const method of ['mobileId', 'smartId', 'dokobit', 'oidc'] as const) {
          const again = await begin(method)
          await expectEnd(`${where}, ${method} afterwards`, again, await again.finish(), {
            mayEnter: 'yes',
            within: 5_000,
          })
        }
      }
    },
    async revocation(where: string, fault: Cell['fault']) {
      const peer = world.peers.revocation
      await world.forgetProofs()
      await peer.behave('WELL')
      const begun = await Promise.all((['mobileId', 'smartId'] as const).map(begin))
      await peer.behave(fault)
      const ends = begun.map(async (each) =>
        expectEnd(`${where}, ${each.method}`, each, await each.finish(), {
          mayEnter: mayEnterDuring(fault),
          within: ANSWER_WITHIN.revocation,
        }),
      )
      await coreFlow(where)
      await Promise.all(ends)
      return async () => {
        const again = await begin('mobileId')
        await expectEnd(`${where}, afterwards`, again, await again.finish(), {
          mayEnter: 'yes',
          within: 5_000,
        })
      }
    },
    async 'SMS gateway'(where: string, fault: Cell['fault']) {
      const text = `Through ${where}`
      await planSms(text)
      const jobs = jobsWithin(where, ANSWER_WITHIN['SMS gateway'])
      await coreFlow(where)
      await jobs
      // Not reached, or turned away: certainly not taken, so it waits. Every other failure may have taken it.
      const isNotTaken = fault === 'REFUSE' || where.endsWith('429')
      const stated =
        fault === 'FLAPPING'
          ? ['PLANNED', 'UNKNOWN', 'SENT', 'DELIVERED']
          : fault === 'SLOW'
            ? ['SENT', 'DELIVERED']
            : [isNotTaken ? 'PLANNED' : 'UNKNOWN']
      const state = await smsStateOf(text)
      if (!stated.includes(state ?? '')) miss(where, `the message is ${state}`)
      return async () => {
        world.later(AFTER_EACH_PAUSE_MS)
        await world.runJobs()
        const [after, times] = [await smsStateOf(text), await world.carried(text)]
        const isSent = after === 'SENT' || after === 'DELIVERED'
        if (isNotTaken && !(isSent && times === 1))
          miss(where, `it is ${after} afterwards, taken ${times} times`)
        if (!isSent && after !== 'UNKNOWN') miss(where, `it is ${after} afterwards`)
        if (times > 1) miss(where, `it was taken ${times} times`)
      }
    },
    async 'patient register'(where: string, fault: Cell['fault']) {
      const before = await countMembers()
      const asked = Promise.all([findLists(), importList()])
      await coreFlow(where)
      const [lists, imported] = await asked
      const mayWork = fault === 'FLAPPING'
      const within = ANSWER_WITHIN['patient register']
      expectStatus(`${where}, lists`, lists, mayWork ? [200, 468] : [468], within)
      expectStatus(`${where}, import`, imported.answer, [200], within)
      if (!mayWork && (imported.result !== 'FAILED' || imported.hint === null))
        miss(where, `the import is ${imported.result}, the hint ${imported.hint}`)
      // Nobody loses a doctor because the register does not answer.
      if (!mayWork && (await countMembers()) !== before) miss(where, 'the list is another one')
      return async () => {
        expectStatus(`${where}, lists afterwards`, await findLists(), [200], within)
        const again = await importList()
        const members = await countMembers()
        if (again.result !== 'SUCCESS' || members !== REGISTER_LIST_SIZE)
          miss(where, `the import is ${again.result} afterwards, with ${members} on the list`)
      }
    },
    async mail(where: string, fault: Cell['fault']) {
      const before = world.smtp.mails.length
      await coreFlow(where)
      await jobsWithin(where, ANSWER_WITHIN.mail)
      if (fault !== 'FLAPPING' && world.smtp.mails.length > before)
        miss(where, 'a mail went through a broken server')
      return async () => makeGood()
    },
    async scanner(where: string, fault: Cell['fault']) {
      await coreFlow(where)
      const id = await openOne(where)
      expectStatus(`${where}, upload`, await upload(id, `a${number}.pdf`, randomUUID()), [201], 5_000)
      await jobsWithin(where, ANSWER_WITHIN.scanner)
      const state = await scanResultOf(id)
      if (state !== 'WAITING' && fault !== 'FLAPPING') miss(where, `a file that nobody scanned is ${state}`)
      return async () => {
        await makeGood()
        const after = await scanResultOf(id)
        if (after !== 'CLEAN') miss(where, `the file is ${after} afterwards`)
      }
    },
    async storage(where: string, fault: Cell['fault']) {
      await coreFlow(where)
      const id = await openOne(where)
      const [name, key] = [`${where.replaceAll(/\W/g, '-')}.pdf`, randomUUID()]
      const answer = await upload(id, name, key)
      expectStatus(where, answer, fault === 'FLAPPING' ? [201, 503] : [503], ANSWER_WITHIN.storage)
      return async () => {
        const again = await upload(id, name, key)
        expectStatus(`${where}, afterwards`, again, [201], 5_000)
        await makeGood()
        const { id: fileId } = JSON.parse(again.text) as { id: string }
        const got = await call('GET', `files/${fileId}`, patient.cookie)
        if (got.text !== PDF + name) miss(where, `the file is another one afterwards: ${got.status}`)
      }
    },
    async push(where: string, fault: Cell['fault']) {
      const id = await coreFlow(where)
      await jobsWithin(where, ANSWER_WITHIN.push)
      const state = await pushStateOf(id)
      if (state !== 'QUEUED' && fault !== 'FLAPPING') miss(where, `the notice is ${state}`)
      return async () => {
        await makeGood()
        const after = await pushStateOf(id)
        if (after !== 'SENT') miss(where, `the notice is ${after} afterwards`)
      }
    },
    async 'language model'(where: string, fault: Cell['fault']) {
      const id = await openOne(where)
      const answers = askModel(id)
      await coreFlow(where)
      const { summary, translation, questions } = await answers
      const stated = fault === LIES ? [200] : fault === 'FLAPPING' ? [200, 469] : [469]
      expectStatus(`${where}, summary`, summary, stated, ANSWER_WITHIN['language model'])
      expectStatus(`${where}, translation`, translation, stated, ANSWER_WITHIN['language model'])
      expectStatus(`${where}, questions`, questions, [200], ANSWER_WITHIN['language model'])
      if (fault === LIES) {
        const { sentences } = JSON.parse(summary.text) as { sentences: unknown[] }
        const { missing, added } = JSON.parse(translation.text) as { missing: unknown[]; added: unknown[] }
        if (sentences.length > 0) miss(where, 'an invented sentence was shown')
        if (missing.length === 0 || added.length === 0) miss(where, 'another dose was not named')
      }
      if (
        fault !== 'FLAPPING' &&
        ((JSON.parse(questions.text) as { questions?: unknown[] }).questions?.length ?? 0) > 0
      )
        miss(where, 'a question was asked that no model chose')
      return async () => {
        const after = await askModel(id)
        for (const [of, answer] of Object.entries(after))
          expectStatus(`${where}, ${of} afterwards`, answer, [200], ANSWER_WITHIN['language model'])
        if (!after.summary.text.includes('38,5')) miss(where, 'there is no summary afterwards')
      }
    },
    async database(where: string, fault: Cell['fault']) {
      const [text, key] = [`through ${where}`, randomUUID()]
      expectStatus(
        where,
        await send(text, key),
        fault === 'FLAPPING' ? [201, 503] : [503],
        ANSWER_WITHIN.database,
      )
      return async () => {
        expectStatus(`${where}, afterwards`, await send(text, key), [201], 5_000)
        const rows = await world.database.transaction({ actor: 'system' }, (tx) =>
          tx.query(sql`select 1 from e_contacts where text = ${text}`),
        )
        if (rows.length !== 1) miss(where, `written ${rows.length} times`)
        await coreFlow(where)
        await makeGood()
      }
    },
  }
  return {
    async cell(cell: Cell): Promise<void> {
      const { helper, name, fault } = cell
      const isSecure = cell.isSecure === true
      if (helper === 'domain check') return
      const where = `${helper} × ${name}`
      figures.cells++
      await world.peers[helper].behave(fault)
      if (helper === 'database' && isSecure) {
        const opened = await world.openSecurely().catch((error: Error) => error)
        if (!(opened instanceof Error)) {
          miss(where, 'it was opened')
          await opened.close()
        }
        await world.peers.database.behave('WELL')
        return
      }
      world.useTls(isSecure)
      const afterwards = await during[helper](where, fault)
      world.useTls(false)
      await world.peers[helper].behave('WELL')
      await afterwards()
    },

    /** Nobody is locked out because the domain could not be asked for. */
    async domainCell(fault: (typeof DNS_FAULTS)[number]): Promise<void> {
      const where = `domain check × ${fault}`
      figures.cells++
      const ask = () =>
        call('POST', 'signup/password', '', {
          ...json({
            email: `user${++number}@absent.test`,
            password: 'correct-horse-42',
            confirmPassword: 'correct-horse-42',
          }),
          key: randomUUID(),
        })
      await world.dns.behave(fault)
      // A server that answers the second try says the truth: there is no such domain.
      expectStatus(
        where,
        await ask(),
        fault === 'flapping' ? [204, 468] : [204],
        ANSWER_WITHIN['domain check'],
      )
      await coreFlow(where)
      await world.dns.behave('WELL')
      expectStatus(`${where}, afterwards`, await ask(), [468], ANSWER_WITHIN['domain check'])
    },

    async mixed(...cells: Cell[]): Promise<void> {
      for (const { helper, fault } of cells)
        if (helper !== 'domain check') await world.peers[helper].behave(fault)
      await coreFlow(`mixed: ${cells.map(({ helper, name }) => `${helper} × ${name}`).join(' and ')}`)
      await world.runJobs()
      for (const { helper } of cells) if (helper !== 'domain check') await world.peers[helper].behave('WELL')
      world.later(1_000)
    },

    /** Runs the backlog to its end, and counts. */
    async settle(): Promise<void> {
      for (let round = 0; round < 12; round++) {
        world.later(10 * 60_000)
        await world.runJobs()
      }
      const inSystem = <R>(query: ReturnType<typeof sql>) =>
        world.database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))
      const waiting = await inSystem<{ kind: string; lastError: string }>(
        sql`select kind, last_error from jobs where done_at is null and run_at < now()`,
      )
      for (const { kind, lastError } of waiting) miss('backlog', `${kind} is not done: ${lastError}`)
      const sent = await inSystem<{ id: number }>(
        sql`select id from jobs where kind = 'send-mail' and done_at is not null`,
      )
      const ids = world.smtp.mails.map(({ parsed }) => parsed.messageId ?? '')
      // Taken over, but told so too late: it comes again under its own id, and is one mail to its reader.
      figures.mails = new Set(ids).size
      figures.mailsHandedOverAgain = ids.length - figures.mails
      if (figures.mails !== sent.length)
        miss('backlog', `${sent.length} mails were due, ${figures.mails} came`)
    },
  }
}
