import type { Readable } from 'node:stream'
import type { Log } from '../../db/database.ts'
import { ScannerUnavailable, type ScanVerdict, type VirusScanner } from './virus-scanner.ts'

const LOOK_EVERY_MS = 5 * 60_000

/**
 * A scanner that is believed only while it recognises the test file: a daemon without signatures calls everything OK.
 * Asked at the start and every 5 minutes; while it is not believed, each file waiting to be scanned asks anew.
 */
export class WatchedScanner implements VirusScanner {
  readonly #scanner: VirusScanner
  readonly #log: Log
  #state: 'UNKNOWN' | 'BELIEVED' | 'DOUBTED' = 'UNKNOWN'
  #looking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(scanner: VirusScanner, log: Log) {
    this.#scanner = scanner
    this.#log = log
  }

  async scan(content: Readable): Promise<ScanVerdict> {
    try {
      if (this.#state !== 'BELIEVED') await this.look()
      await this.probe()
    } catch (error) {
      content.destroy()
      throw error
    }
    return this.#scanner.scan(content)
  }

  /** Answers from what the last look found, so that asking often costs nothing. */
  async probe(): Promise<void> {
    if (this.#state === 'UNKNOWN') await this.look()
    if (this.#state !== 'BELIEVED')
      throw new ScannerUnavailable('the scanner is away or does not know the test file')
  }

  /** Sends the test file now; calls that come meanwhile share the answer. Never throws. */
  look(): Promise<void> {
    this.#looking ??= this.#scanner
      .probe()
      .then(
        () => this.#become('BELIEVED'),
        (error: unknown) => this.#become('DOUBTED', error),
      )
      .finally(() => {
        this.#looking = undefined
      })
    return this.#looking
  }

  start(): void {
    void this.look()
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #become(state: 'BELIEVED' | 'DOUBTED', error?: unknown): void {
    if (state === 'DOUBTED' && this.#state !== 'DOUBTED')
      this.#log.error({ err: error }, 'the virus scanner is not to be believed: files wait')
    if (state === 'BELIEVED' && this.#state === 'DOUBTED') this.#log.info({}, 'the virus scanner works again')
    this.#state = state
  }
}
