import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Order } from './thumbnail-child.ts'

export interface Thumbnail {
  /** WebP at most 320 pixels wide and high. */
  thumbnail: Buffer
  /** WebP at most 1600 pixels wide and high; never larger than the original. */
  large: Buffer
  /** Of the original as a person sees it, that is, after turning it upright. */
  width: number
  height: number
}

const childScript = fileURLToPath(new URL('./thumbnail-child.ts', import.meta.url))
const nodeArguments = ['--max-old-space-size=128']
/** Its decoder is compiled while it runs; by one thread, that takes 20 MB less. */
const heicArguments = ['--v8-pool-size=1', '--max-semi-space-size=1']
/** Decoded pixels live outside the script's memory; the operating system caps those, where it has the tool for it. */
const maxDataBytes = 1024 * 1024 * 1024
const limiter = '/usr/bin/prlimit'

/**
 * Makes small pictures in a child process, so that a picture made to exhaust or crash the decoder takes nothing else
 * with it. One child, started when first needed, one picture at a time; a child that dies or hangs is replaced. A HEIC has
 * a child of its own: its decoder keeps what memory it took, and must find nothing of another picture in it.
 */
export class Thumbnailer {
  readonly #deadlineMs: number
  #child: ChildProcess | undefined
  #last: Promise<unknown> = Promise.resolve()

  /** @param deadlineMs for one picture, the start of the child included, which takes seconds on a busy machine */
  constructor(deadlineMs = 60_000) {
    this.#deadlineMs = deadlineMs
  }

  /** Process id of the running child, for operators who look at its memory. */
  get childPid(): number | undefined {
    return this.#child?.pid
  }

  /**
   * @param inputPath a JPEG, PNG, WebP, TIFF or HEIC of at most 40 megapixels; of several frames the first counts
   * @returns re-encoded without any metadata, or `null` when no picture can or may be made of the file
   */
  makeThumbnail(inputPath: string): Promise<Thumbnail | null> {
    const made = this.#last.then(() => this.#ask(inputPath))
    // One that failed is its caller's to hear of; the next one begins all the same.
    this.#last = made.catch(() => undefined)
    return made
  }

  /** Ends the child; a picture under way becomes `null`. */
  close(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  #ask(path: string): Promise<Thumbnail | null> {
    const isHeic = existsSync(path) && startsAsHeic(path)
    if (isHeic) this.close()
    const child = this.#running(isHeic)
    return new Promise((resolve) => {
      const finish = (result: Thumbnail | null, isChildUsable: boolean) => {
        clearTimeout(timer)
        child.removeAllListeners('message')
        child.off('exit', fail)
        child.off('error', fail)
        if ((isHeic || !isChildUsable) && this.#child === child) this.close()
        resolve(result)
      }
      const fail = () => finish(null, false)
      const timer = setTimeout(fail, this.#deadlineMs)
      child.once('message', (answer) => finish(answer as Thumbnail | null, true))
      child.once('exit', fail)
      child.once('error', fail)
      child.send({ path, isHeic } satisfies Order, (error) => error && fail())
    })
  }

  #running(isHeic: boolean): ChildProcess {
    if (this.#child?.connected) return this.#child
    const isLimited = existsSync(limiter)
    const args = isHeic ? [...nodeArguments, ...heicArguments] : nodeArguments
    const child = fork(childScript, [], {
      serialization: 'advanced',
      // Nothing of our environment: it holds secrets the decoder has no use for.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execPath: isLimited ? limiter : process.execPath,
      execArgv: isLimited ? [`--data=${maxDataBytes}`, process.execPath, ...args] : args,
    })
    // An idle child must not keep a stopping server alive.
    child.unref()
    child.channel?.unref()
    child.on('error', () => undefined)
    this.#child = child
    return child
  }
}

/** Of the formats that we accept as pictures, this one alone begins like a film. */
function startsAsHeic(path: string): boolean {
  const head = Buffer.alloc(8)
  const file = openSync(path, 'r')
  readSync(file, head)
  closeSync(file)
  return head.toString('latin1', 4) === 'ftyp'
}
