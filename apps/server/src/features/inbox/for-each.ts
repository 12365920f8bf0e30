import type { BulkResults } from '@vastus/contract/inbox'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, NotFound, OutdatedVersion, Refused } from '../../errors.ts'
import type { Call } from '../../http/call.ts'

type Result = BulkResults['results'][number]
type Outcome = Result['outcome']

/**
 * Does the same with several e-contacts, each in a transaction of its own: what is refused for one does not undo another,
 * and each has its own row in the audit trail.
 *
 * After a fault of the product, rather than a refusal, the rest is not tried any more and is answered as FAILED.
 *
 * @throws NotFound when the caller may see none of them; a fault that comes before anything was done
 */
export async function forEach(
  call: Call,
  eContactIds: readonly number[],
  work: (tx: Tx, id: number) => Promise<Omit<Result, 'eContactId'>>,
): Promise<BulkResults> {
  const results: Result[] = []
  let isBroken = false
  for (const eContactId of eContactIds) {
    if (isBroken) {
      results.push({ eContactId, outcome: 'FAILED' })
      continue
    }
    try {
      results.push({ eContactId, ...(await call.transaction((tx) => work(tx, eContactId))) })
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome === 'FAILED' && !results.some((each) => each.outcome === 'DONE')) throw error
      isBroken = outcome === 'FAILED'
      results.push({ eContactId, outcome })
    }
  }
  if (results.every(({ outcome }) => outcome === 'NOT_FOUND')) throw new NotFound()
  return { results }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof NotFound) return 'NOT_FOUND'
  if (error instanceof BusinessRule && error.key === 'E_CONTACT_ALREADY_CLOSED') return 'CLOSED'
  const isRefusal =
    error instanceof BusinessRule || error instanceof Refused || error instanceof OutdatedVersion
  return isRefusal ? 'REFUSED' : 'FAILED'
}
