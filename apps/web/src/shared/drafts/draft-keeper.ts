import { deleteDraft, getDraftKey, listDrafts, saveDraft } from '@vastus/contract/platform'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { reportError } from '../api/report.ts'
import { dropFromDevice, importDraftKey, keepOnDevice, readFromDevice } from './device-drafts.ts'

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

/**
 * Keeps what a signed-in user types: on the server, and on the device while the server is out of reach or the session
 * has ended. One keeper a sign-in; after it is closed nothing is written any more.
 */
export function createDraftKeeper(owner: number) {
  const cryptoKey = call(getDraftKey, {}).then(({ key }) => importDraftKey(key))
  cryptoKey.catch((error: unknown) => reportError('drafts', error))
  const onServer = call(listDrafts, {}).then(
    ({ content }) => new Map(content.map((draft) => [draft.key, draft.payload])),
    (error: unknown) => {
      reportError('drafts', error)
      return new Map<string, string>()
    },
  )
  /** Writes of one draft follow one another, so that an older text never lands on a newer one. */
  const last = new Map<string, Promise<unknown>>()

  function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    return turn
  }

  return {
    owner,
    /** What was kept: the device's copy is the newer one, because it is only written where the server could not. */
    async find(key: string): Promise<string | null> {
      try {
        const onDevice = await readFromDevice(owner, await cryptoKey, key)
        if (onDevice !== null) return onDevice
      } catch (error) {
        reportError('drafts', error)
      }
      return (await onServer).get(key) ?? null
    },
    /** @returns where the text is now */
    save: (key: string, payload: string): Promise<'SERVER' | 'DEVICE'> =>
      inTurn(key, async () => {
        try {
          await call(saveDraft, { params: { key }, body: { payload } })
          await dropFromDevice(owner, key)
          ;(await onServer).set(key, payload)
          return 'SERVER'
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          await keepOnDevice(owner, await cryptoKey, key, payload)
          return 'DEVICE'
        }
      }),
    /** After the message was acknowledged, or thrown away by its writer. */
    drop: (key: string): Promise<void> =>
      inTurn(key, async () => {
        ;(await onServer).delete(key)
        await dropFromDevice(owner, key)
        await call(deleteDraft, { params: { key } })
      }),
  }
}
