import { reportError } from '../api/report.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { joinDrafts, joinTexts } from './join-drafts.ts'

/** What a draft holds beside the typed fields: the key under which the message goes out once. */
export type Kept<T> = { values: T; idempotencyKey: string }

export const readKept = <T>(found: string): Kept<T> => JSON.parse(found) as Kept<T>

type Joining<T> = {
  keeper: DraftKeeper
  key: string
  finding: Promise<string | null>
  typed: Kept<T>
  touched: ReadonlySet<string>
}

/**
 * For a page that was left before what was kept had come: what was typed meanwhile joins it there.
 *
 * @returns what was kept before
 */
export async function keepJoined<T extends { text: string }>({
  keeper,
  key,
  finding,
  typed,
  touched,
}: Joining<T>): Promise<Kept<T> | null> {
  const found = await finding
  const kept = found === null ? null : readKept<T>(found)
  const joined = kept ? { ...kept, values: joinDrafts(kept.values, typed.values, touched) } : typed
  keeper.save(key, JSON.stringify(joined)).catch((error: unknown) => reportError('drafts', error))
  return kept
}

type Dropping<T> = {
  keeper: DraftKeeper
  key: string
  sent: string
  beneath: Promise<Kept<T> | null> | undefined
}

/** Drops a text that was sent after its page was left; what it had joined, or was begun in its place, stays. */
export async function dropSent<T extends { text: string }>({ keeper, key, sent, beneath }: Dropping<T>) {
  const kept = await beneath
  const found = await keeper.find(key)
  const text = found === null ? sent : readKept<T>(found).values.text
  if (text === sent) return keeper.drop(key)
  if (kept && text === joinTexts(kept.values.text, sent)) await keeper.save(key, JSON.stringify(kept))
}
