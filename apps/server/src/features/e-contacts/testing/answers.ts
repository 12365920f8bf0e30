import type { TestAnswer } from '../../../testing/test-client.ts'

/** The status with what says why: the key of a 469, the words of a 468, the rule of a 400. */
export function outcomeOf(answer: TestAnswer): [number, unknown?] {
  if (answer.statusCode === 469) return [469, answer.json().key]
  if (answer.statusCode === 468) return [468, answer.body]
  if (answer.statusCode === 400) return [400, answer.json().fields?.[0]?.rule]
  if (answer.statusCode === 409) return [409, answer.json().version]
  return [answer.statusCode]
}
