import type { PublishedHead } from './published-heads.ts'

/**
 * A published head that the database does not hold any more. CUT: its row is not there, so the chain was cut back
 * after the publication. REWRITTEN: another row is in its place.
 */
export type LostHead = { clinicId: number; seq: number; publishedAt: string; problem: 'CUT' | 'REWRITTEN' }

type Place = { clinicId: number; seq: number }
const PAGE = 1000

/**
 * Compares the heads published outside the database with the rows inside it.
 *
 * @param findHashes the hashes of the rows that are there
 * @returns the first head that is not as published, null when all are; and how many were compared
 */
export async function findLostHead(
  published: AsyncIterable<PublishedHead> | Iterable<PublishedHead>,
  findHashes: (places: Place[]) => Promise<(Place & { hash: string })[]>,
): Promise<{ compared: number; lost: LostHead | null }> {
  let compared = 0
  let page: PublishedHead[] = []
  const check = async (): Promise<LostHead | null> => {
    const found = await findHashes(page.map(({ chain, seq }) => ({ clinicId: chain, seq })))
    const hashOf = new Map(found.map(({ clinicId, seq, hash }) => [`${clinicId}/${seq}`, hash]))
    compared += page.length
    for (const { chain, seq, hash, time } of page) {
      const actual = hashOf.get(`${chain}/${seq}`)
      if (actual === hash) continue
      const problem = actual === undefined ? 'CUT' : 'REWRITTEN'
      return { clinicId: chain, seq, publishedAt: time, problem }
    }
    page = []
    return null
  }
  for await (const head of published) {
    page.push(head)
    if (page.length < PAGE) continue
    const lost = await check()
    if (lost) return { compared, lost }
  }
  const lost = await check()
  return { compared, lost }
}
