import { deleteDraft, getDraftKey, listDrafts, saveDraft } from '@vastus/contract/platform'
import { ApiError, isUnreachable } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { reportError } from '../api/report.ts'
import {
  countForgettings,
  dropFromDevice,
  importDraftKey,
  keepOnDevice,
  readFromDevice,
} from './device-drafts.ts'
import { once, persistently } from '../api/persistently.ts'

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

/** A server that takes longer is as good as gone: the text waits on the device meanwhile. */
const SLOW_MS = 500
/** Of a text that may outlive its page, in characters; browsers take 64 KiB of such requests at a time. */
const KEEPALIVE_MAX = 10_000
/** What was heard of the server's drafts so lately need not be asked again. */
const FRESH_MS = 5_000
/** Nobody waits longer for the server's drafts than this, and what is typed behind a saving twice as long. */
const ASKED_FOR_MS = 3_000

/**
 * Keeps what a signed-in user types: on the server, and on the device while the server is slow or out of reach or the
 * session has ended. One keeper a sign-in; after a logout nothing is written any more.
 */
export function createDraftKeeper(owner: number) {
  const forgettings = countForgettings()
  const cryptoKey = once(() =>
    persistently(() => call(getDraftKey, {})).then(({ key }) => importDraftKey(key)),
  )
  const atFirst = once(() => persistently(() => call(listDrafts, {})).then(byKey))
  let heard: Promise<Map<string, string>> | undefined
  let heardAt = Date.now()
  const onServer = () => heard ?? atFirst()
  /** Asks again after a while: the same writer may have gone on with a text in another tab, or on another device. */
  const onServerNow = () => {
    if (!navigator.onLine || Date.now() - heardAt < FRESH_MS) return onServer()
    heardAt = Date.now()
    const before = onServer()
    heard = call(listDrafts, {}, { signal: AbortSignal.timeout(ASKED_FOR_MS) }).then(
      byKey,
      (error: unknown) => {
        reportError('drafts', error)
        return before
      },
    )
    return heard
  }
  // Asked for at once: without the key nothing can wait on the device.
  for (const asked of [cryptoKey(), onServer()]) asked.catch((error: unknown) => reportError('drafts', error))
  /** Writes of one draft follow one another, so that an older text never lands on a newer one. */
  const last = new Map<string, Promise<unknown>>()
  /** What is on its way: the next screen may ask for it before it has arrived. */
  const underWay = new Map<string, string>()
  /** What is being dropped: the server may still name it. */
  const dropping = new Set<string>()

  function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    return turn
  }

  const seal = async (key: string, payload: string): Promise<void> => {
    const sealing = await cryptoKey()
    if (countForgettings() === forgettings) await keepOnDevice(owner, sealing, key, payload)
  }

  /** A device that keeps nothing has nothing to forget; what the server keeps is not in its hands. */
  const forgetOnDevice = (key: string): Promise<void> =>
    dropFromDevice(owner, key).catch((error: unknown) => reportError('drafts', error))

  /** Sealed on the device as soon as the server is slow: the page may be closed before it answers. */
  async function put(key: string, payload: string): Promise<void> {
    let sealed = Promise.resolve()
    const slow = setTimeout(() => {
      sealed = seal(key, payload).catch((error: unknown) => reportError('drafts', error))
    }, SLOW_MS)
    try {
      // Goes on when the page is closed.
      await call(
        saveDraft,
        { params: { key }, body: { payload } },
        { keepalive: payload.length < KEEPALIVE_MAX, signal: AbortSignal.timeout(ASKED_FOR_MS * 2) },
      )
    } finally {
      clearTimeout(slow)
      await sealed
    }
  }

  async function keep(key: string, payload: string): Promise<'SERVER' | 'DEVICE'> {
    if (countForgettings() !== forgettings) return 'DEVICE'
    try {
      await put(key, payload)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await seal(key, payload)
      return 'DEVICE'
    }
    await forgetOnDevice(key)
    onServer().then(
      (kept) => kept.set(key, payload),
      (error: unknown) => reportError('drafts', error),
    )
    return 'SERVER'
  }

  return {
    owner,
    /**
     * What was kept: the device's copy is the newer one, because it is only written where the server could not.
     *
     * @throws ApiError when the server does not say what it keeps
     */
    async find(key: string): Promise<string | null> {
      const saving = underWay.get(key)
      if (saving !== undefined) return saving
      try {
        const onDevice = await readFromDevice(owner, await cryptoKey(), key)
        if (onDevice !== null) return onDevice
      } catch (error) {
        // Without its key it is not known what the device keeps, which is the newer one.
        if (isUnreachable(error)) throw error
        reportError('drafts', error)
      }
      const kept = await onServerNow()
      return dropping.has(key) ? null : (kept.get(key) ?? null)
    },
    /** What was typed on pages that were left before what was kept had come, until the page is opened again or it has come. */
    left: new Map<string, object>(),
    /** @returns where the text is now */
    save: (key: string, payload: string): Promise<'SERVER' | 'DEVICE'> => {
      underWay.set(key, payload)
      return inTurn(key, () => keep(key, payload)).finally(() => {
        if (underWay.get(key) === payload) underWay.delete(key)
      })
    },
    /** After the message was acknowledged, or thrown away by its writer. */
    drop: (key: string): Promise<void> => {
      underWay.delete(key)
      dropping.add(key)
      return inTurn(key, async () => {
        await forgetOnDevice(key)
        try {
          await persistently(() => call(deleteDraft, { params: { key } }))
        } finally {
          // The list may have been asked for again while it was on its way.
          await onServer().then(
            (kept) => kept.delete(key),
            (error: unknown) => reportError('drafts', error),
          )
        }
      }).finally(() => dropping.delete(key))
    },
  }
}

function byKey({ content }: { content: readonly { key: string; payload: string }[] }): Map<string, string> {
  return new Map(content.map((draft) => [draft.key, draft.payload]))
}
