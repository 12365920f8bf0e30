import type { BulkResults } from '@vastus/contract/inbox'
import type { Tx } from '../../db/database.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { BusinessRule, NotFound, OutdatedVersion, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'

type Result = BulkResults['results'][number]
type ResultOfOne = Omit<Result, 'eContactId'>
type Outcome = Result['outcome']

/** Means the request as a whole: no e-contact has this number. */
const WHOLE = 0
type Several = { eContactIds: readonly number[]; versions?: readonly number[] | undefined }

/**
 * Does the same with several e-contacts, each in a transaction of its own: what is refused for one does not undo another,
 * and each has its own row in the audit trail. A version that the caller saw is compared as If-Match is for a single one.
 *
 * After a fault of the product, rather than a refusal, the rest is not tried any more and is answered as FAILED.
 *
 * @throws NotFound when the caller may see none of them; a fault that comes before anything was done
 */
export async function forEach(
  request: RequestContext,
  { eContactIds, versions }: Several,
  work: (tx: Tx, ofOne: RequestContext, id: number) => Promise<ResultOfOne>,
): Promise<BulkResults> {
  const results: Result[] = []
  let isBroken = false
  // One key is for one body, whichever e-contacts another names.
  const isBegun = () => Promise.resolve({})
  await request.once(isBegun, { keep: () => ({}), again: isBegun }, { part: WHOLE })
  for (const [at, eContactId] of eContactIds.entries()) {
    if (isBroken) {
      results.push({ eContactId, outcome: 'FAILED' })
      continue
    }
    const ofOne = { ...request, ifMatch: versions?.[at] ?? request.ifMatch }
    try {
      const ofThis = await request.once(
        (tx) => work(tx, ofOne, eContactId),
        {
          keep: (result: ResultOfOne) => result,
          // What an earlier try with the same key did already is answered as it was then, to those who may still see it.
          again: async (tx, result) => {
            await accessEContact(tx, ofOne, eContactId)
            return result
          },
        },
        { part: eContactId },
      )
      results.push({ eContactId, ...ofThis })
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
  if (error instanceof OutdatedVersion) return 'CHANGED'
  return error instanceof BusinessRule || error instanceof Refused ? 'REFUSED' : 'FAILED'
}
