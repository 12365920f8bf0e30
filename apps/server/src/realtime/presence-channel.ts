import type { Viewer } from '@vastus/contract/realtime'
import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export const PRESENCE_CHANNEL = 'vastus_presence'
/** Changes within this time go to the other processes in one message: nobody notices a mark that comes so much later. */
const GATHERED_MS = 50
/** A notification holds 8000 bytes; beyond this many colleagues at one e-contact the note says enough. */
const MAX_VIEWERS = 8

/** All viewers that one process has of one e-contact: the whole state, so a lost message heals with the next. */
export type RemoteView = { process: string; clinicId: number; eContactId: number; viewers: Viewer[] }
/** Somebody is writing in one e-contact now. */
export type Writing = { clinicId: number; eContactId: number; writer: Viewer }
type Message =
  | RemoteView
  | ({ process: string; says: 'WRITING' } & Writing)
  | { process: string; says: 'WHO_IS_THERE' | 'GONE' }

/** How the processes on one PostgreSQL tell each other who looks at what. The embedded database has no second process. */
export function createPresenceChannel(options: {
  database: Database
  /** Who in this process has the e-contact open at this moment. */
  viewersOf: (eContactId: number) => Viewer[]
  onView: (view: RemoteView) => void
  onGone: (process: string) => void
  onWriting: (writing: Writing) => void
  onRollCall: () => void
  onError: (error: unknown) => void
}) {
  const { database } = options
  const process = randomUUID()
  const isAlone = database.kind === 'pglite'
  /** Clinic by e-contact. */
  const changed = new Map<number, number>()
  let telling: Promise<void> = Promise.resolve()
  let gathering: NodeJS.Timeout | undefined
  let stopped = false

  function hear(message: Message): void {
    if (message.process === process || stopped) return
    if (!('says' in message)) options.onView(message)
    else if (message.says === 'WRITING') options.onWriting(message)
    else if (message.says === 'GONE') options.onGone(message.process)
    else options.onRollCall()
  }

  async function notify(messages: readonly Message[]): Promise<void> {
    const payloads = messages.map((message) => JSON.stringify(message))
    await database.change(
      { actor: 'system' },
      sql`select pg_notify(${PRESENCE_CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`,
    )
  }

  async function tellChanged(): Promise<void> {
    const views = [...changed].map(([eContactId, clinicId]) => ({
      process,
      clinicId,
      eContactId,
      viewers: options.viewersOf(eContactId).slice(0, MAX_VIEWERS),
    }))
    changed.clear()
    if (views.length > 0) await notify(views)
  }

  function tellGathered(): void {
    gathering = undefined
    telling = telling.then(tellChanged).catch(options.onError)
  }

  return {
    async start(): Promise<void> {
      if (isAlone) return
      await database.listen(PRESENCE_CHANNEL, (payload) => hear(JSON.parse(payload) as Message))
      await notify([{ process, says: 'WHO_IS_THERE' }])
    },
    /** Tells the others how these e-contacts stand, soon. */
    tell(places: readonly { clinicId: number; eContactId: number }[]): void {
      if (isAlone || stopped || places.length === 0) return
      for (const { clinicId, eContactId } of places) changed.set(eContactId, clinicId)
      gathering ??= setTimeout(tellGathered, GATHERED_MS)
    },
    /** A passing word: nothing is kept of it. */
    tellWriting(writing: Writing): void {
      if (isAlone || stopped) return
      telling = telling.then(() => notify([{ process, says: 'WRITING', ...writing }])).catch(options.onError)
    },
    async stop(): Promise<void> {
      if (isAlone || stopped) return
      stopped = true
      clearTimeout(gathering)
      await telling
      await notify([{ process, says: 'GONE' }]).catch(options.onError)
    },
  }
}
