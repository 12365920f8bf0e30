import { type DBSchema, openDB } from 'idb'

/** Unsent texts on this device, readable only with the key that the server gives to their signed-in owner. */
interface DraftsOnDevice extends DBSchema {
  drafts: {
    key: [owner: number, key: string]
    value: { owner: number; key: string; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; at: number }
  }
}

const FORGET_AFTER_MS = 24 * 60 * 60_000
const open = () =>
  openDB<DraftsOnDevice>('vastus-drafts', 1, {
    upgrade: (database) => void database.createObjectStore('drafts', { keyPath: ['owner', 'key'] }),
  })

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
  const database = await open()
  await database.put('drafts', { owner, key, iv, sealed, at: Date.now() })
  database.close()
}

/** The text kept for its owner, or null when there is none, or it is older than a day. */
export async function readFromDevice(
  owner: number,
  cryptoKey: CryptoKey,
  key: string,
): Promise<string | null> {
  const database = await open()
  const kept = await database.get('drafts', [owner, key])
  database.close()
  if (!kept || Date.now() - kept.at > FORGET_AFTER_MS) return null
  const payload = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.iv }, cryptoKey, kept.sealed)
  return new TextDecoder().decode(payload)
}

export async function dropFromDevice(owner: number, key: string): Promise<void> {
  const database = await open()
  await database.delete('drafts', [owner, key])
  database.close()
}

let forgettings = 0

/** How often this page has forgotten its texts: whoever began before the last time must not write any more. */
export const countForgettings = (): number => forgettings

/** At logout nothing stays on a device that others may use. */
export async function forgetDraftsOnDevice(): Promise<void> {
  forgettings += 1
  const database = await open()
  await database.clear('drafts')
  database.close()
}
