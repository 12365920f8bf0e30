import type { RawResult } from './driver.ts'
import type { QueryFailure } from './errors.ts'

/** What the main thread asks of the thread that holds the embedded database. */
export type PgliteRequest =
  | { ask: 'run'; text: string; values: (string | null)[]; prepare: boolean }
  | { ask: 'flush' }
  | { ask: 'listen'; channel: string }
  | { ask: 'close' }

export type PgliteMessage =
  | { say: 'opened' }
  | { say: 'answer'; id: number; result: RawResult | null }
  | { say: 'refused'; id: number; failure: QueryFailure }
  | { say: 'notified'; channel: string; payload: string }
