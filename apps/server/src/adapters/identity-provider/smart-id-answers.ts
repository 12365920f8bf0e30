import { IdentityRefused, type RefusalReason } from './identity-provider.ts'
import type { Party } from './party.ts'
import { callProvider, partOf, readJson, textOf, type WireResponse } from './wire.ts'

// What both versions of the Smart-ID RP API answer alike.

const POLL_MS = 1000

const REFUSALS: Readonly<Record<string, RefusalReason>> = {
  USER_REFUSED: 'CANCELLED',
  USER_REFUSED_INTERACTION: 'CANCELLED',
  USER_REFUSED_CERT_CHOICE: 'CANCELLED',
  USER_REFUSED_DISPLAYTEXTANDPIN: 'CANCELLED',
  USER_REFUSED_VC_CHOICE: 'CANCELLED',
  USER_REFUSED_CONFIRMATIONMESSAGE: 'CANCELLED',
  USER_REFUSED_CONFIRMATIONMESSAGE_WITH_VC_CHOICE: 'CANCELLED',
  TIMEOUT: 'TIMEOUT',
  WRONG_VC: 'WRONG_CODE',
  DOCUMENT_UNUSABLE: 'DEVICE_FAULT',
  ACCOUNT_UNUSABLE: 'DEVICE_FAULT',
  REQUIRED_INTERACTION_NOT_SUPPORTED_BY_APP: 'DEVICE_FAULT',
  PROTOCOL_FAILURE: 'NOT_ACCEPTED',
  EXPECTED_LINKED_SESSION: 'NOT_ACCEPTED',
}

/** The answer to a start. @throws IdentityRefused */
export function requireStarted(response: WireResponse): WireResponse {
  // One word for nobody, somebody else and no right, so that nobody can probe who has an account.
  if ([400, 403, 404, 471, 472].includes(response.status))
    throw new IdentityRefused('NO_SUCH_CLIENT', `start: status ${response.status}`)
  if (response.status === 480) throw new IdentityRefused('DEVICE_FAULT', 'start: status 480')
  if (response.status !== 200) throw new IdentityRefused('UNREACHABLE', `start: status ${response.status}`)
  return response
}

/** @throws IdentityRefused UNREACHABLE for anything that could lead to another address */
export function readSessionId(answer: Record<string, unknown>): string {
  const sessionId = textOf(answer.sessionID)
  if (!sessionId || !/^[\w-]{1,100}$/.test(sessionId))
    throw new IdentityRefused('UNREACHABLE', 'start: no session')
  return sessionId
}

/** What the person answered, with a result that is OK; null while there is no answer. @throws IdentityRefused */
export async function readResult({ url }: Party, sessionId: string): Promise<Record<string, unknown> | null> {
  const response = await callProvider(`${url}/session/${sessionId}?timeoutMs=${POLL_MS}`)
  if (response.status === 404) throw new IdentityRefused('TIMEOUT', 'poll: the session is over')
  if (response.status !== 200) throw new IdentityRefused('UNREACHABLE', `poll: status ${response.status}`)
  const answer = readJson(response)
  if (answer.state === 'RUNNING') return null
  if (answer.state !== 'COMPLETE') throw new IdentityRefused('UNREACHABLE', 'poll: unknown state')
  const { endResult } = partOf(answer.result)
  if (endResult !== 'OK')
    throw new IdentityRefused(REFUSALS[String(endResult)] ?? 'UNREACHABLE', 'poll: the result is not OK')
  return answer
}
