/** An unsent text on this device, readable only with the key that the server gives to its signed-in owner. */
type SealedDraft = {
  owner: number
  key: string
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
  at: number
}

const FORGET_AFTER_MS = 24 * 60 * 60_000

/** One look into the drafts of this device, or one change of them; done when it is written. */
async function inDrafts<T>(
  mode: IDBTransactionMode,
  work: (drafts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open('vastus-drafts', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('drafts', { keyPath: ['owner', 'key'] })
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  try {
    const transaction = database.transaction('drafts', mode)
    const request = work(transaction.objectStore('drafts'))
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

export async function importDraftKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

export async function keepOnDevice(
  owner: number,
  cryptoKey: CryptoKey,
  key: string,
  payload: string,
): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    cryptoKey,
    new TextEncoder().encode(payload),
  )
  const draft: SealedDraft = { owner, key, iv, sealed, at: Date.now() }
  await inDrafts('readwrite', (drafts) => drafts.put(draft))
}

/** The text kept for its owner, or null when there is none, or it is older than a day. */
export async function readFromDevice(
  owner: number,
  cryptoKey: CryptoKey,
  key: string,
): Promise<string | null> {
  const kept = await inDrafts(
    'readonly',
    (drafts) => drafts.get([owner, key]) as IDBRequest<SealedDraft | undefined>,
  )
  if (!kept || Date.now() - kept.at > FORGET_AFTER_MS) return null
  const payload = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.iv }, cryptoKey, kept.sealed)
  return new TextDecoder().decode(payload)
}

export async function dropFromDevice(owner: number, key: string): Promise<void> {
  await inDrafts('readwrite', (drafts) => drafts.delete([owner, key]))
}

let forgettings = 0

/** How often this page has forgotten its texts: a task that began before the last time must not write any more. */
export const countForgettings = (): number => forgettings

/** At logout nothing stays on a device that others may use. */
export async function forgetDraftsOnDevice(): Promise<void> {
  forgettings += 1
  await inDrafts('readwrite', (drafts) => drafts.clear())
}
