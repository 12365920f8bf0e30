import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, ok, wrong } from './finding.ts'

const HOUR_MS = 3_600_000
/** A nightly backup and its time to run. */
const MAX_AGE_MS = 26 * HOUR_MS
const REMEDY =
  'look at: journalctl -u vastus-backup; it is started by: systemctl enable --now vastus-backup.timer'

/** The newest entry of the folder of backups, which vastus-backup.service fills every night. */
export async function checkBackups(folder: string, now: Date): Promise<Finding> {
  const names = await readdir(folder).catch(() => [])
  const times = await Promise.all(
    names
      .filter((name) => name.startsWith('vastus-'))
      .map(async (name) => (await stat(join(folder, name))).mtime.getTime()),
  )
  if (times.length === 0) return wrong('backups', `there is none in ${folder}`, REMEDY)
  const ageMs = now.getTime() - Math.max(...times)
  const words = `the newest of ${times.length} in ${folder} is ${Math.round(ageMs / HOUR_MS)} hours old`
  return ageMs > MAX_AGE_MS ? wrong('backups', words, REMEDY) : ok('backups', words)
}
