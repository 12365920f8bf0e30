import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newVapidSecret } from './adapters/push/vapid.ts'

/**
 * The secret key of an installation that set none (DEMO and DEV): made at the first start and kept in
 * `<dataDir>/secret-key`, readable by its owner only, so that codes sent before a restart still work after it.
 *
 * @returns 64 hexadecimal characters
 */
export function loadOrCreateSecretKey(dataDir: string): Promise<string> {
  return loadOrCreate(dataDir, 'secret-key', () => randomBytes(32).toString('hex'))
}

/** The same for the key that signs push notices: browsers that subscribed before a restart still hear us after it. */
export function loadOrCreateVapidKey(dataDir: string): Promise<string> {
  return loadOrCreate(dataDir, 'vapid-key', newVapidSecret)
}

async function loadOrCreate(dataDir: string, name: string, make: () => string): Promise<string> {
  const path = join(dataDir, name)
  await mkdir(dataDir, { recursive: true })
  const key = make()
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(key)
      await file.sync()
    } finally {
      await file.close()
    }
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = (await readFile(path, 'utf8')).trim()
  if (kept.length < 32) throw new Error(`${path} is damaged: remove it to have a new key made`)
  return kept
}
