import { Worker } from 'node:worker_threads'
import type { RawResult } from './driver.ts'
import { DatabaseUnavailable, QueryError } from './errors.ts'
import type { PgliteMessage, PgliteRequest } from './pglite-protocol.ts'

/** Making a new one takes five seconds, and on a machine that is busy with others more than a minute. */
const OPEN_DEADLINE = 3 * 60_000

interface Waiting {
  resolve(result: RawResult | null): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

/** One life of the thread that holds the embedded database. Once it has ended, it stays ended. */
export class PgliteThread {
  /** Resolves when the thread is gone and its files are closed. */
  readonly ended: Promise<void>
  #worker: Worker
  #waiting = new Map<number, Waiting>()
  #lastId = 0
  #over = false
  #onNotification: (channel: string, payload: string) => void

  private constructor(dataDir: string, onNotification: (channel: string, payload: string) => void) {
    this.#onNotification = onNotification
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { dataDir },
      execArgv: [],
    })
    this.#worker.on('message', (message: PgliteMessage) => this.#receive(message))
    this.#worker.on('error', (error) => this.#end('the embedded database broke', error))
    this.ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#end('the embedded database stopped')
        resolve()
      })
    })
  }

  static async open(
    dataDir: string,
    onNotification: (channel: string, payload: string) => void,
  ): Promise<PgliteThread> {
    const thread = new PgliteThread(dataDir, onNotification)
    await thread.#expect(0, OPEN_DEADLINE)
    return thread
  }

  get over(): boolean {
    return this.#over
  }

  /** Past the deadline the whole thread is ended: the engine cannot be asked to stop a statement. */
  ask(request: PgliteRequest, deadline: number): Promise<RawResult | null> {
    if (this.#over) return Promise.reject(new DatabaseUnavailable('the embedded database is restarting'))
    const id = ++this.#lastId
    const answer = this.#expect(id, deadline)
    this.#worker.postMessage({ id, request })
    return answer
  }

  async stop(): Promise<void> {
    this.#end('the database is closed')
    await this.ended
  }

  #expect(id: number, deadline: number): Promise<RawResult | null> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(`a statement passed its deadline of ${deadline} ms`), deadline)
      this.#waiting.set(id, { resolve, reject, timer })
    })
  }

  #receive(message: PgliteMessage): void {
    if (message.say === 'notified') return this.#onNotification(message.channel, message.payload)
    const waiting = this.#take(message.say === 'opened' ? 0 : message.id)
    if (message.say === 'refused') waiting?.reject(new QueryError(message.failure))
    else waiting?.resolve(message.say === 'answer' ? message.result : null)
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    clearTimeout(waiting?.timer)
    this.#waiting.delete(id)
    return waiting
  }

  #end(reason: string, cause?: unknown): void {
    this.#over = true
    for (const id of this.#waiting.keys()) {
      this.#take(id)?.reject(new DatabaseUnavailable(reason, { cause }))
    }
    void this.#worker.terminate()
  }
}
