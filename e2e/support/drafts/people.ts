import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import { cast, DEMO_PASSWORD, type Role } from '../cast.ts'

type Draft = { key: string; payload: string }
export type People = ReturnType<typeof peopleOf>

/** The people of a story, who do their part without screens. */
export function peopleOf(baseURL: string) {
  const contexts = new Map<Role, Promise<APIRequestContext>>()

  async function signIn(role: Role): Promise<APIRequestContext> {
    const context = await request.newContext({ baseURL })
    await must(context.post('/api/login/password', { data: { email: cast[role], password: DEMO_PASSWORD } }))
    return context
  }
  const as = (role: Role): Promise<APIRequestContext> => {
    const context = contexts.get(role) ?? signIn(role)
    contexts.set(role, context)
    return context
  }
  async function read<T>(role: Role, path: string): Promise<T> {
    return (await (await must((await as(role)).get(path))).json()) as T
  }
  async function post<T>(role: Role, path: string, data: object): Promise<T> {
    return (await (await must((await as(role)).post(path, { data }))).json()) as T
  }

  return {
    read,
    post,
    async patch(role: Role, path: string, data: object): Promise<void> {
      await must((await as(role)).patch(path, { data }))
    },
    async personId(role: Role): Promise<number> {
      return (await read<{ personId: number }>(role, '/api/login')).personId
    },
    /** A patient's new e-contact. */
    async sent(text: string, role: Role = 'patient', eContactType = 'COUGH'): Promise<number> {
      const patientPersonId = await this.personId(role)
      const message = { eContactType, patientPersonId, clinicId: 1, text }
      return (await post<{ id: number }>(role, '/api/patient/e-contacts/fallback', message)).id
    },
    async drafts(role: Role): Promise<Draft[]> {
      return (await read<{ content: Draft[] }>(role, '/api/drafts')).content
    },
    async forgetDrafts(role: Role): Promise<void> {
      for (const { key } of await this.drafts(role)) await must((await as(role)).delete(`/api/drafts/${key}`))
    },
    /** From now on the clinic holds its replies so long before they leave. */
    async holdReplies(replyHoldSeconds: number): Promise<void> {
      const path = '/api/clinic/1/answer-settings'
      const present = await read<{ week: object[]; specialDays: object[]; promises: object[] }>(
        'doctor',
        path,
      )
      const { week, specialDays, promises } = present
      await must((await as('doctor')).put(path, { data: { replyHoldSeconds, week, specialDays, promises } }))
    },
    async leave(): Promise<void> {
      for (const context of contexts.values()) await (await context).dispose()
    },
  }
}

async function must(asked: Promise<APIResponse>): Promise<APIResponse> {
  const response = await asked
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
  return response
}
