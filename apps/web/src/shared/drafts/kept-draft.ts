import { reportError } from '../api/report.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { joinDrafts } from './join-drafts.ts'

/** What a draft holds beside the typed fields: the key under which the message goes out once. */
export type Kept<T> = { values: T; idempotencyKey: string }

export const readKept = <T>(found: string): Kept<T> => JSON.parse(found) as Kept<T>

/** What was typed on a page that was left before what was kept had come. */
export type Left<T> = Kept<T> & {
  touched: Set<string>
  /** A try that is over; its key stays. */
  early: Try | null
}

/** A try that began before what was kept had come. */
export type Try = { ended: Promise<void>; isOver: boolean; end: () => void }

type Joining<T> = {
  keeper: DraftKeeper
  key: string
  finding: Promise<string | null>
  left: Left<T>
  /** The page that is opened again may take it: not while a try is under way. */
  isFree: boolean
}

/** What was typed before what was kept had come, and what was made of both. */
export type Joined<T> = { kept: Kept<T> | null; typed: T; payload: string }

/**
 * For a page that was left before what was kept had come: what was typed meanwhile joins it there. Where the page was opened again
 * before, it has taken what was typed.
 */
export async function keepJoined<T extends { text: string }>({
  keeper,
  key,
  finding,
  left,
  isFree,
}: Joining<T>): Promise<Joined<T> | undefined> {
  const found = await finding
  if (isFree) {
    if (keeper.left.get(key) !== left) return undefined
    keeper.left.delete(key)
  }
  const { values: typed, idempotencyKey, touched } = left
  const kept = found === null ? null : readKept<T>(found)
  const joined: Kept<T> = kept
    ? { ...kept, values: joinDrafts(kept.values, typed, touched) }
    : { values: typed, idempotencyKey }
  const payload = JSON.stringify(joined)
  keeper.save(key, payload).catch((error: unknown) => reportError('drafts', error))
  return { kept, typed, payload }
}

type Dropping<T> = {
  keeper: DraftKeeper
  key: string
  /** Whether these are the values that were sent. */
  isSent: (values: T) => boolean
  joined: Promise<Joined<T> | undefined> | undefined
}

/** Drops what was sent after its page was left; what it had joined, or was begun in its place, stays. */
export async function dropSent<T extends { text: string }>({ keeper, key, isSent, joined }: Dropping<T>) {
  const left = await joined
  const found = await keeper.find(key)
  if (found === null || isSent(readKept<T>(found).values)) return keeper.drop(key)
  if (left?.kept && left.payload === found && isSent(left.typed))
    await keeper.save(key, JSON.stringify(left.kept))
}
