import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import {
  assertStorageKey,
  type ByteRange,
  type FileStorage,
  StorageUnavailable,
  type StoredFileMeta,
  StoredFileMissing,
} from './file-storage.ts'

const maxAttempts = 3
/** A page of a thousand keys is far below it. */
const maxListBytes = 4 * 1024 * 1024
const defaultDeadlineMs = { answer: 10_000, upload: 60_000 }
/** The slowest line to a store that is waited for: 1 MB a second. */
const slowestBytesPerMs = 1_000

/** Any S3-compatible store, addressed by path (`https://host/bucket/key`). */
export class S3Storage implements FileStorage {
  readonly #client: AwsClient
  readonly #bucketUrl: string
  readonly #deadlineMs: typeof defaultDeadlineMs

  /**
   * @param s3Url `s3+https://key:secret@host/bucket?region=eu-north-1`, as `S3_URL` of the settings
   * @param deadlineMs how long one try may take: until an answer begins, and for a whole upload
   */
  constructor(s3Url: string, deadlineMs = defaultDeadlineMs) {
    const url = new URL(s3Url)
    this.#bucketUrl = `${url.protocol.slice('s3+'.length)}//${url.host}${url.pathname}`
    this.#deadlineMs = deadlineMs
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
      service: 's3',
      retries: 0,
    })
  }

  async put(key: string, path: string, meta: StoredFileMeta): Promise<void> {
    // A blob opened from a path is read piece by piece while sending, and each try can read it anew.
    const body = await openAsBlob(path)
    const headers = { 'Content-Type': meta.contentType, 'X-Amz-Content-Sha256': meta.sha256 }
    const deadlineMs = Math.max(this.#deadlineMs.upload, meta.sizeBytes / slowestBytesPerMs)
    const answer = await this.#call('PUT', this.#urlOf(key), deadlineMs, { body, headers })
    await answer.body?.cancel()
    // Each store names what it has kept; whoever says yes without it is something else that answers at this address.
    if (!answer.headers.has('etag')) throw new StorageUnavailable('the answer is not from a file store')
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    const answer = await this.#call('GET', this.#urlOf(key), this.#deadlineMs.answer, { headers })
    return answer.body ? Readable.fromWeb(answer.body) : Readable.from([])
  }

  async delete(key: string): Promise<void> {
    const answer = await this.#call('DELETE', this.#urlOf(key), this.#deadlineMs.answer)
    await answer.body?.cancel()
  }

  async *list() {
    let continuation: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2' })
      if (continuation !== undefined) query.set('continuation-token', continuation)
      const answer = await this.#call(
        'GET',
        `${this.#bucketUrl}?${query.toString()}`,
        this.#deadlineMs.answer,
      )
      const xml = await textOf(answer, this.#deadlineMs.answer)
      for (const [, item] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = xmlText(item ?? '', 'Key')
        const modifiedAt = xmlText(item ?? '', 'LastModified')
        if (key !== undefined && modifiedAt !== undefined) yield { key, modifiedAt: new Date(modifiedAt) }
      }
      continuation = xmlText(xml, 'NextContinuationToken')
    } while (continuation !== undefined)
  }

  #urlOf(key: string): string {
    assertStorageKey(key)
    return `${this.#bucketUrl}/${key}`
  }

  /** All our calls are idempotent (a key is written with one content only), so each may be tried again. */
  async #call(method: string, url: string, deadlineMs: number, init: RequestInit = {}): Promise<Response> {
    let failure: unknown
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      if (attempt > 1) await pause(100 * 2 ** attempt * Math.random())
      const deadline = new AbortController()
      // Only the start of the answer is timed: a download lasts as long as its reader needs.
      const timer = setTimeout(() => deadline.abort(new Error('deadline')), deadlineMs)
      try {
        const request = await this.#client.sign(url, { ...init, method, redirect: 'error' })
        // The signal goes beside the request: inside it, it is lost as soon as the request is collected as garbage.
        const answer = await fetch(request, { signal: deadline.signal })
        if (answer.ok) return answer
        await answer.body?.cancel()
        if (answer.status === 404 && method === 'GET') throw new StoredFileMissing('no such file')
        if (answer.status === 404 && method === 'DELETE') return answer
        failure = new Error(`the store answered ${answer.status}`)
        if (answer.status < 500 && answer.status !== 429) break
      } catch (error) {
        if (error instanceof StoredFileMissing) throw error
        failure = error
      } finally {
        clearTimeout(timer)
      }
    }
    throw new StorageUnavailable('the file store did not do as asked', { cause: failure })
  }
}

/** @throws StorageUnavailable when it is too long or trickles */
async function textOf(answer: Response, deadlineMs: number): Promise<string> {
  const body = answer.body ? Readable.fromWeb(answer.body) : Readable.from([])
  const timer = setTimeout(() => body.destroy(new Error('deadline')), deadlineMs)
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > maxListBytes) throw new Error('the list is too long')
      parts.push(part)
    }
    return Buffer.concat(parts).toString()
  } catch (error) {
    throw new StorageUnavailable('the file store did not list its files', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function xmlText(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
