import type { TestResponse } from '../../../testing/test-client.ts'

/** The status with what says why: the key of a 469, the words of a 468, the rule of a 400. */
export function outcomeOf(response: TestResponse): [number, unknown?] {
  if (response.statusCode === 469) return [469, response.json().key]
  if (response.statusCode === 468) return [468, response.body]
  if (response.statusCode === 400) return [400, response.json().fields?.[0]?.rule]
  if (response.statusCode === 409) return [409, response.json().version]
  return [response.statusCode]
}
