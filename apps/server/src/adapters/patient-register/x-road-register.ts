import { LIST_STATUSES } from '@vastus/domain/patient-lists/list-import'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type PatientRegister, RegisterRefused, type RegisterUser } from './patient-register.ts'

const DEADLINE_MS = 15_000
/** A list of 2,400 people takes less than a tenth of it. */
const LONGEST_BODY_BYTES = 8_388_608
const APPLICATION = 'vastus'

const token = z.object({ accessToken: z.string().check(z.minLength(1)) })
const doctor = z.object({ firstName: z.string(), surname: z.string(), personalCode: z.string() })
const listCode = z.string().check(z.minLength(1), z.maxLength(20))
const lists = z.object({
  organisation: z.object({ registrationCode: z.string(), name: z.string() }),
  lists: z
    .array(
      z.object({
        listCode,
        doctor,
        patientCount: z.int().check(z.minimum(0)),
        status: z.enum(LIST_STATUSES),
      }),
    )
    .check(z.maxLength(1000)),
})
const patients = z.object({
  listCode,
  doctor,
  patients: z
    .array(
      z.object({
        listCode,
        personalCode: z.string(),
        firstName: z.string(),
        surname: z.string(),
        birthDate: z.string(),
        phone: z.optional(z.string()),
        email: z.optional(z.string()),
      }),
    )
    .check(z.maxLength(20_000)),
})

/**
 * The register behind the clinic platform's security server, by the REST protocol of X-Road. Each query begins with a token for the
 * person who asks, so that rights are those of that person.
 *
 * @source X-Road message protocol for REST 1.0
 */
export class XRoadRegister implements PatientRegister {
  readonly #url: string
  readonly #client: string
  readonly #deadlineMs: number

  /** @param party.url of the subsystem that is asked; `client` the one that asks */
  constructor({ url, client }: { url: string; client: string }, deadlineMs = DEADLINE_MS) {
    this.#url = url
    this.#client = client
    this.#deadlineMs = deadlineMs
  }

  async findLists(user: RegisterUser) {
    return parse(lists, await this.#ask(user, '/lists/v1/lists'))
  }

  async findPatients(user: RegisterUser, wanted: string) {
    const path = `/lists/v1/lists/${encodeURIComponent(wanted)}/patients`
    const found = parse(patients, await this.#ask(user, path))
    if ([found, ...found.patients].some((each) => each.listCode !== wanted))
      throw new RegisterRefused('INVALID_RESPONSE', 'the register answers about another list')
    return { doctor: found.doctor, patients: found.patients }
  }

  async #ask(user: RegisterUser, path: string): Promise<unknown> {
    const headers = {
      accept: 'application/json',
      'x-road-client': this.#client,
      'x-road-userid': `${user.country}${user.personalCode}`,
      'x-road-issue': user.purpose,
    }
    const body = {
      user: { personalCode: user.personalCode },
      organization: user.registrationCode,
      role: 'doctor',
      application: APPLICATION,
    }
    const { accessToken } = parse(
      token,
      await this.#call('/auth/v2/token', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    return this.#call(path, { headers: { ...headers, authorization: `Bearer ${accessToken}` } })
  }

  async #call(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<unknown> {
    const asked = {
      ...init,
      headers: { ...init.headers, 'x-road-id': randomUUID() },
      redirect: 'error',
      signal: AbortSignal.timeout(this.#deadlineMs),
    } as const
    let response: { status: number; fault: string | null; text: string }
    try {
      const answered = await fetch(`${this.#url}${path}`, asked)
      const fault = answered.headers.get('x-road-error')
      response = { status: answered.status, fault, text: await readLimited(answered) }
    } catch (error) {
      if (error instanceof RegisterRefused) throw error
      throw new RegisterRefused('REGISTRY_OUTAGE', 'no answer of the register', { cause: error })
    }
    requireSuccess(response)
    return jsonOf(response.text)
  }
}

/** A fault of X-Road itself says more than its status: a missing right of the subsystem is answered with 500. */
function requireSuccess({ status, fault }: { status: number; fault: string | null }): void {
  if (status === 200 && fault === null) return
  const told = `the register answered ${status} ${fault ?? ''}`.trim()
  if (status === 401 || status === 403 || fault?.endsWith('AccessDenied'))
    throw new RegisterRefused('NO_ACCESS', told)
  if (fault === null && status === 404) throw new RegisterRefused('NOT_FOUND', told)
  if (fault !== null || status >= 500 || status === 429) throw new RegisterRefused('REGISTRY_OUTAGE', told)
  throw new RegisterRefused('INVALID_RESPONSE', told)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RegisterRefused('INVALID_RESPONSE', 'the answer is no JSON', { cause: error })
  }
}

function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  // Only where it broke: the values are of patients.
  const places = parsed.error.issues.slice(0, 3).map(({ path, code }) => `${path.join('.')} ${code}`)
  throw new RegisterRefused('INVALID_RESPONSE', `the answer has another shape: ${places.join(', ')}`)
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > LONGEST_BODY_BYTES) throw new RegisterRefused('INVALID_RESPONSE', 'the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
