import type * as z from 'zod/mini'
import type { Tx } from '../db/database.ts'

export interface JobContext {
  /** The job's own number: the same on every attempt, so a good base for an idempotency key. */
  jobId: number
  /** 1 on the first run. */
  attempt: number
  /** True when a failure now means the dead letters. */
  lastAttempt: boolean
  /** Aborts when another worker has taken the job over: stop, nothing you do counts any more. */
  signal: AbortSignal
}

/** What a job stores last: it commits together with the job's end, or not at all where another worker has taken the job over. */
export type LastWrites = (tx: Tx) => Promise<unknown>

export interface Job {
  readonly kind: string
  readonly maxAttempts: number
  /** It asks systems outside, which may be silent for long. */
  readonly waitsForOthers: boolean
  /** What is written together with the job's end among the dead letters, also where its worker died each time. */
  whenGivenUp(payload: unknown): LastWrites | undefined
  /** Undefined when the stored payload does not fit the schema: running it again will not help. */
  prepare(payload: unknown): ((context: JobContext) => Promise<LastWrites | undefined>) | undefined
}

/** Thrown by a job that was asked to wait: it is run again no sooner. */
export class WaitAtLeast extends Error {
  override name = 'WaitAtLeast'
  readonly ms: number

  constructor(ms: number, cause: Error) {
    super(cause.message, { cause })
    this.ms = ms
  }
}

/** A kind of background work. It runs at least once per job: the handler must bear being run again. */
export function defineJob<Schema extends z.ZodMiniType>(definition: {
  kind: string
  payload: Schema
  maxAttempts: number
  waitsForOthers?: true
  handler: (payload: z.output<Schema>, context: JobContext) => Promise<LastWrites | undefined>
  whenGivenUp?: (payload: z.output<Schema>) => LastWrites
}): Job {
  const { kind, maxAttempts, waitsForOthers = false, payload: schema, handler, whenGivenUp } = definition
  return {
    kind,
    maxAttempts,
    waitsForOthers,
    whenGivenUp: (payload) => {
      const parsed = schema.safeParse(payload)
      return parsed.success ? whenGivenUp?.(parsed.data) : undefined
    },
    prepare: (payload) => {
      const parsed = schema.safeParse(payload)
      return parsed.success ? (context) => handler(parsed.data, context) : undefined
    },
  }
}
