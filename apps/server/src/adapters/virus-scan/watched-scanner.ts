import { Readable } from 'node:stream'
import { MAX_FILE_BYTES } from '@vastus/domain/files/file-rules'
import type { Log } from '../../db/database.ts'
import {
  eicarTestFile,
  paddedTestFile,
  type PingableScanner,
  ScannerUnavailable,
  type ScanVerdict,
  type VirusScanner,
} from './virus-scanner.ts'

const LOOK_EVERY_MS = 5 * 60_000
const PING_EVERY_MS = 4_000

/**
 * A scanner that is believed only while it recognises the test file: a daemon without signatures calls everything OK.
 * The test file is sent at the start, every 5 minutes, and at each question while the scanner is not believed. While it
 * is believed, the answer rests on a ping that is at most 4 seconds old.
 *
 * A scanner is also not believed about a file larger than the largest test file that it found: clamd calls every file
 * above its limit OK.
 */
export class WatchedScanner implements VirusScanner {
  readonly #scanner: PingableScanner
  readonly #log: Log
  readonly #now: () => number
  #askedAt = Number.NEGATIVE_INFINITY
  #state: 'UNKNOWN' | 'BELIEVED' | 'DOUBTED' = 'UNKNOWN'
  #looking: Promise<void> | undefined
  #provenBytes = 0
  #asking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  /** @param now milliseconds of a clock that never goes back */
  constructor(scanner: PingableScanner, log: Log, now: () => number = () => performance.now()) {
    this.#scanner = scanner
    this.#log = log
    this.#now = now
  }

  async scan(content: Readable, sizeBytes: number): Promise<ScanVerdict> {
    try {
      if (this.#state !== 'BELIEVED') await this.look()
      this.#requireBelieved()
      if (!(await this.#looksAt(sizeBytes))) return { result: 'NOT_LOOKED_AT' }
      const verdict = await this.#scanner.scan(content, sizeBytes)
      if (verdict.result === 'NOT_LOOKED_AT')
        throw new ScannerUnavailable('the scanner has read a test file of this size before')
      return verdict
    } finally {
      content.destroy()
    }
  }

  /** @throws ScannerUnavailable */
  async #looksAt(sizeBytes: number): Promise<boolean> {
    if (sizeBytes <= this.#provenBytes) return true
    if (!(await this.#findsTestFileOf(sizeBytes))) return false
    this.#provenBytes = Math.max(this.#provenBytes, sizeBytes)
    return true
  }

  /** A scanner may cut the connection at its limit, and its answer with it. One that finds a small test file then is not away. */
  async #findsTestFileOf(sizeBytes: number): Promise<boolean> {
    try {
      const { result } = await this.#scanner.scan(Readable.from(paddedTestFile(sizeBytes)), sizeBytes)
      if (result === 'INFECTED') return true
    } catch (error) {
      if (!(error instanceof ScannerUnavailable)) throw error
    }
    await this.#scanner.probe()
    return false
  }

  /** Tries the largest file we take, so that a limit set too low is known before somebody sends one. */
  async #findLimit(): Promise<void> {
    if (this.#state !== 'BELIEVED') return
    try {
      if (await this.#looksAt(MAX_FILE_BYTES)) return
      this.#log.error({}, 'the virus scanner leaves large files unread: raise its limits above 50 MB')
    } catch (error) {
      this.#log.warn({ err: error }, 'the limit of the virus scanner is not known yet')
    }
  }

  /** Answers from what was found out in the last 4 seconds, or asks now. */
  async probe(): Promise<void> {
    if (this.#now() - this.#askedAt >= PING_EVERY_MS)
      await (this.#asking ??= this.#ask().finally(() => {
        this.#askedAt = this.#now()
        this.#asking = undefined
      }))
    this.#requireBelieved()
  }

  /** A ping ends soon, also where nothing answers; the test file may take as long as any other. */
  async #ask(): Promise<void> {
    try {
      await this.#scanner.ping()
    } catch (error) {
      return this.#become('DOUBTED', error)
    }
    if (this.#state !== 'BELIEVED') await this.look()
  }

  #requireBelieved(): void {
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
    void this.look().then(() => this.#findLimit())
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
    // It may have come back with other settings.
    if (state === 'BELIEVED' && this.#state !== 'BELIEVED') this.#provenBytes = eicarTestFile().length
    this.#state = state
  }
}
