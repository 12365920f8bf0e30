import { createHash } from 'node:crypto'
import type { Decision, Question } from '../phone/questions.ts'

// What both versions of Smart-ID have in common.

export const smartIdPolicies = ['1.3.6.1.4.1.10015.17.2', '0.4.0.2042.1.2']
/** Whose app it is, as long as nobody says otherwise on the phone. */
export const DEFAULT_PERSON = '40504040001'
/** Published persons who answer by themselves. */
export const RESULTS_BY_CODE: Readonly<Record<string, string>> = {
  '40504040001': 'OK',
  '50001029996': 'OK',
  '61101012257': 'OK',
  '30403039917': 'USER_REFUSED',
  '30403039972': 'WRONG_VC',
  '30403039983': 'TIMEOUT',
}
const RESULTS_BY_DECISION: Record<Decision, string> = {
  ACCEPT: 'OK',
  REFUSE: 'USER_REFUSED',
  WRONG_CODE: 'WRONG_VC',
  TIME_OUT: 'TIMEOUT',
}

/** Null while the person has not answered. */
export function resultOf(session: {
  question: Question | null
  polls: number
  personalCode: string
}): string | null {
  const { question, polls, personalCode } = session
  if (question) return question.decision === null ? null : RESULTS_BY_DECISION[question.decision]
  return polls < 2 ? null : (RESULTS_BY_CODE[personalCode] ?? 'OK')
}

/** Four digits, from the bytes that the app is asked to sign. */
export const codeOf = (challenge: string) =>
  String(
    createHash('sha256').update(Buffer.from(challenge, 'base64')).digest().readUInt16BE(30) % 10_000,
  ).padStart(4, '0')
