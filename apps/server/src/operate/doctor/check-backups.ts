import { BACKUP_MAX_AGE_MS } from '@vastus/domain/platform/attention'
import { findBackups } from '../../newest-backup.ts'
import { type Finding, ok, wrong } from './finding.ts'

const HOUR_MS = 3_600_000
const REMEDY =
  'look at: journalctl -u vastus-backup; it is started by: systemctl enable --now vastus-backup.timer'

/** The newest entry of the folder of backups, which vastus-backup.service fills every night. */
export async function checkBackups(folder: string, now: Date): Promise<Finding> {
  const { count, newestAt } = await findBackups(folder)
  if (newestAt === null) return wrong('backups', `there is none in ${folder}`, REMEDY)
  const ageMs = now.getTime() - newestAt.getTime()
  const words = `the newest of ${count} in ${folder} is ${Math.round(ageMs / HOUR_MS)} hours old`
  return ageMs > BACKUP_MAX_AGE_MS ? wrong('backups', words, REMEDY) : ok('backups', words)
}
