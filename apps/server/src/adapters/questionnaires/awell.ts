import { createPublicKey, verify } from 'node:crypto'
import type { ProvidedAnswer } from '@vastus/domain/instruments/provided-answers'
import * as z from 'zod/mini'
import { CircuitBreaker } from '../outbound/circuit-breaker.ts'
import {
  ProviderDown,
  type ProviderFlow,
  type ProviderSession,
  type QuestionnaireProvider,
} from './questionnaire-provider.ts'

const DEADLINE_MS = 10_000
const LONGEST_RESPONSE_BYTES = 1_000_000
const MAX_FORMS = 10
/** As long as our own pages wait for answers. */
const SESSION_SECONDS = 3600

export type AwellSettings = {
  /** Of the GraphQL endpoint. */
  url: string
  apiKey: string
  /** The care flow of each questionnaire, by its type. */
  flows: ReadonlyMap<string, string>
  /** Public key of the webhooks: base64 of its DER. Null: the simulator is asked for its own. */
  webhookKey: string | null
}

const BEGIN = `mutation Begin($input: StartHostedPathwaySessionInput!) {
  startHostedPathwaySession(input: $input) { session_id session_url pathway_id }
}`
const ACTIVITIES = `query Activities($pathway_id: String!) {
  pathwayActivities(pathway_id: $pathway_id) {
    activities { id status object { type } form { questions { id key } } }
  }
}`
const ANSWERS = `query Answers($pathway_id: String!, $activity_id: String!) {
  formResponse(pathway_id: $pathway_id, activity_id: $activity_id) {
    response { answers { question_id value } }
  }
}`

const text = z.string().check(z.minLength(1), z.maxLength(200))
const begun = z.object({
  startHostedPathwaySession: z.object({
    session_id: text,
    session_url: z.string().check(z.maxLength(2000)),
    pathway_id: text,
  }),
})
const activities = z.object({
  pathwayActivities: z.object({
    activities: z.array(
      z.object({
        id: text,
        status: z.string(),
        object: z.object({ type: z.string() }),
        form: z.nullish(z.object({ questions: z.array(z.object({ id: text, key: z.nullish(z.string()) })) })),
      }),
    ),
  }),
})
const answered = z.object({
  formResponse: z.object({
    response: z.object({
      answers: z.array(
        z.object({ question_id: text, value: z.nullish(z.string().check(z.maxLength(10_000))) }),
      ),
    }),
  }),
})

/**
 * Hosted sessions of Awell. The care flow is built there; the key of each of its questions is the id of ours.
 *
 * @source Awell Orchestration API
 */
export class Awell implements QuestionnaireProvider {
  readonly #settings: AwellSettings
  readonly #breaker = new CircuitBreaker()
  readonly #deadlineMs: number

  constructor(settings: AwellSettings, deadlineMs = DEADLINE_MS) {
    this.#settings = settings
    this.#deadlineMs = deadlineMs
  }

  has(code: string): boolean {
    return this.#settings.flows.has(code)
  }

  async begin({ code, actionId, language, successUrl, cancelUrl }: ProviderFlow): Promise<ProviderSession> {
    const input = {
      pathway_definition_id: this.#settings.flows.get(code),
      patient_identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${actionId}` },
      success_url: successUrl,
      cancel_url: cancelUrl,
      // Awell has no Polish.
      language: language === 'pl' ? 'en' : language,
      ttl: SESSION_SECONDS,
    }
    const { startHostedPathwaySession: session } = await this.#ask(begun, BEGIN, { input })
    if (!this.#mayLeadTo(session.session_url)) throw new ProviderDown('the page of the session is not https')
    return {
      sessionId: session.session_id,
      pathwayId: session.pathway_id,
      sessionUrl: session.session_url,
    }
  }

  async answersOf(pathwayId: string): Promise<readonly ProvidedAnswer[] | null> {
    const found = await this.#ask(activities, ACTIVITIES, { pathway_id: pathwayId })
    const forms = found.pathwayActivities.activities.filter(({ object }) => object.type === 'FORM')
    if (forms.length === 0 || forms.some(({ status }) => status !== 'DONE')) return null
    if (forms.length > MAX_FORMS) throw new ProviderDown('the care flow has too many forms')
    const given: ProvidedAnswer[] = []
    for (const { id, form } of forms) {
      const { formResponse } = await this.#ask(answered, ANSWERS, { pathway_id: pathwayId, activity_id: id })
      const keys = new Map(form?.questions.map((question) => [question.id, question.key]))
      for (const { question_id: question, value } of formResponse.response.answers)
        given.push({ item: keys.get(question) ?? question, value: value ?? '' })
    }
    return given
  }

  async hasSigned(bytes: Buffer, signature: string): Promise<boolean> {
    const { url, webhookKey } = this.#settings
    const key = webhookKey ?? (await (await fetch(new URL('key', url))).text())
    const given = Buffer.from(signature, 'base64')
    return verify('sha256', bytes, publicKeyOf(key), given)
  }

  /** Over https; a simulator leads to itself. */
  #mayLeadTo(address: string): boolean {
    const page = URL.parse(address)
    return (
      page?.protocol === 'https:' || (page !== null && page.origin === new URL(this.#settings.url).origin)
    )
  }

  async #ask<S extends z.ZodMiniType>(schema: S, query: string, variables: object): Promise<z.output<S>> {
    if (!this.#breaker.isClosed()) throw new ProviderDown('Awell failed several times: it is left alone')
    try {
      const result = await this.#call(schema, query, variables)
      this.#breaker.succeeded()
      return result
    } catch (error) {
      this.#breaker.failed()
      throw new ProviderDown('no usable response of Awell', { cause: error })
    }
  }

  async #call<S extends z.ZodMiniType>(schema: S, query: string, variables: object): Promise<z.output<S>> {
    const { url, apiKey } = this.#settings
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(this.#deadlineMs),
      headers: { 'content-type': 'application/json', apiKey },
      body: JSON.stringify({ query, variables }),
    })
    if (!response.ok) throw new ProviderDown(`Awell answered ${response.status}`)
    const { data, errors } = JSON.parse(await readLimited(response)) as { data?: unknown; errors?: unknown }
    if (errors) throw new ProviderDown('Awell answered with errors')
    return schema.parse(data)
  }
}

/** @throws when it is no key */
export const publicKeyOf = (base64: string) =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > LONGEST_RESPONSE_BYTES) throw new ProviderDown('the response is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
