import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import {
  assertStorageKey,
  BIN_NAME,
  type ByteRange,
  type FileStorage,
  isStorageKey,
  MARK_NAME,
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
const COPY_SOURCE = 'X-Amz-Copy-Source'

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
    // A blob opened from a path is read piece by piece while sending, and each try can read it again.
    const body = await openAsBlob(path)
    const headers = { 'Content-Type': meta.contentType, 'X-Amz-Content-Sha256': meta.sha256 }
    const deadlineMs = Math.max(this.#deadlineMs.upload, meta.sizeBytes / slowestBytesPerMs)
    const response = await this.#call('PUT', this.#urlOf(key), deadlineMs, { body, headers })
    await response.body?.cancel()
    // Each store names what it has kept; a yes without it comes from something else at this address.
    if (!response.headers.has('etag')) throw new StorageUnavailable('the answer is not from a file store')
  }

  take(key: string, path: string, meta: StoredFileMeta): Promise<void> {
    return this.put(key, path, meta)
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    const response = await this.#call('GET', this.#urlOf(key), this.#deadlineMs.answer, { headers })
    return response.body ? Readable.fromWeb(response.body) : Readable.from([])
  }

  async delete(key: string): Promise<void> {
    await this.#remove(this.#urlOf(key))
  }

  list() {
    return this.#list('')
  }

  async readMark(): Promise<string | undefined> {
    const url = `${this.#bucketUrl}/${MARK_NAME}`
    const response = await unlessMissing(this.#call('GET', url, this.#deadlineMs.answer))
    return response && (await textOf(response, this.#deadlineMs.answer)).trim()
  }

  async writeMark(installationId: string): Promise<void> {
    const body = `${installationId}\n`
    const url = `${this.#bucketUrl}/${MARK_NAME}`
    const response = await this.#call('PUT', url, this.#deadlineMs.answer, { body })
    await response.body?.cancel()
  }

  async moveToBin(key: string): Promise<void> {
    await this.#move(this.#urlOf(key), this.#binUrlOf(key))
  }

  async takeFromBin(key: string): Promise<void> {
    await this.#move(this.#binUrlOf(key), this.#urlOf(key))
  }

  listBin() {
    return this.#list(`${BIN_NAME}/`)
  }

  async deleteFromBin(key: string): Promise<void> {
    await this.#remove(this.#binUrlOf(key))
  }

  /** An object appears with its whole content or not at all. */
  async removeHalfWritten(): Promise<void> {}

  /** The store copies the bytes itself; the original goes once the copy is confirmed. */
  async #move(from: string, to: string): Promise<void> {
    const headers = { [COPY_SOURCE]: new URL(from).pathname }
    const response = await unlessMissing(this.#call('PUT', to, this.#deadlineMs.upload, { headers }))
    if (!response) return
    // A copy may begin with 200 and fail in its body.
    if (!(await textOf(response, this.#deadlineMs.upload)).includes('<CopyObjectResult'))
      throw new StorageUnavailable('the file could not be moved')
    await this.#remove(from)
  }

  async #remove(url: string): Promise<void> {
    const response = await this.#call('DELETE', url, this.#deadlineMs.answer)
    await response.body?.cancel()
  }

  /** The objects directly below a prefix. */
  async *#list(prefix: string) {
    let continuation: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix })
      if (continuation !== undefined) query.set('continuation-token', continuation)
      const url = `${this.#bucketUrl}?${query.toString()}`
      const response = await unlessMissing(this.#call('GET', url, this.#deadlineMs.answer))
      if (!response) throw new StorageUnavailable('there is no such bucket')
      const xml = await textOf(response, this.#deadlineMs.answer)
      for (const [, item] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = xmlText(item ?? '', 'Key')?.slice(prefix.length)
        const modifiedAt = xmlText(item ?? '', 'LastModified')
        if (key !== undefined && isStorageKey(key) && modifiedAt !== undefined)
          yield { key, modifiedAt: new Date(modifiedAt) }
      }
      continuation = xmlText(xml, 'NextContinuationToken')
    } while (continuation !== undefined)
  }

  #binUrlOf(key: string): string {
    assertStorageKey(key)
    return `${this.#bucketUrl}/${BIN_NAME}/${key}`
  }

  #urlOf(key: string): string {
    assertStorageKey(key)
    return `${this.#bucketUrl}/${key}`
  }

  /** All our calls are idempotent (a key is written with one content only), so each may be tried again. */
  async #call(method: string, url: string, deadlineMs: number, init: RequestInit = {}): Promise<Response> {
    let failure: unknown
    const isCopy = new Headers(init.headers).has(COPY_SOURCE)
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      if (attempt > 1) await pause(100 * 2 ** attempt * Math.random())
      const deadline = new AbortController()
      // Only the start of the answer is timed: a download lasts as long as its reader needs.
      const timer = setTimeout(() => deadline.abort(new Error('deadline')), deadlineMs)
      try {
        const request = await this.#client.sign(url, { ...init, method, redirect: 'error' })
        // The signal goes beside the request: inside it, it is lost as soon as the request is collected as garbage.
        const response = await fetch(request, { signal: deadline.signal })
        if (response.ok) return response
        await response.body?.cancel()
        if (response.status === 404 && (method === 'GET' || isCopy))
          throw new StoredFileMissing('no such file')
        if (response.status === 404 && method === 'DELETE') return response
        failure = new Error(`the store answered ${response.status}`)
        if (response.status < 500 && response.status !== 429) break
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

async function unlessMissing(response: Promise<Response>): Promise<Response | undefined> {
  try {
    return await response
  } catch (error) {
    if (error instanceof StoredFileMissing) return undefined
    throw error
  }
}

/** @throws StorageUnavailable when it is too long or trickles */
async function textOf(response: Response, deadlineMs: number): Promise<string> {
  const body = response.body ? Readable.fromWeb(response.body) : Readable.from([])
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
