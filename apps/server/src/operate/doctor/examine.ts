import type { Config } from '../../config.ts'
import type { Log } from '../../db/port.ts'
import { explainFailure } from '../../explain-failure.ts'
import { checkBackups } from './check-backups.ts'
import { checkDatabase } from './check-database.ts'
import { checkDataDir } from './check-data-dir.ts'
import { checkEmailDomain } from './check-email-domain.ts'
import { checkMail } from './check-mail.ts'
import { checkProxy } from './check-proxy.ts'
import { checkScanner } from './check-scanner.ts'
import { type Finding, ok, wrong } from './finding.ts'

export type Examination = { config: Config; log: Log; now: Date; mailTo: string | undefined; backups: string }

/** Looks at everything that a production installation needs. Sends one test mail where an address is given. */
export async function examine({ config, log, now, mailTo, backups }: Examination): Promise<Finding[]> {
  const looks: [string, () => Promise<Finding | Finding[]>][] = [
    ['settings', async () => checkSettings(config)],
    ['database', () => checkDatabase(config, log)],
    ['data', () => checkDataDir(config.dataDir)],
    ['mail', () => checkMail(config, mailTo)],
    ['dns', () => checkEmailDomain(config)],
    ['scanner', () => checkScanner(config)],
    ['proxy', () => checkProxy(config, now)],
    ['backups', () => checkBackups(backups, now)],
  ]
  return (await Promise.all(looks.map(([about, look]) => attempt(about, look)))).flat()
}

function checkSettings({ appMode }: Config): Finding {
  return appMode === 'PROD'
    ? ok('settings', 'all are understood, APP_MODE is PROD')
    : wrong('settings', `APP_MODE is ${appMode}: invented people, a public password`, 'set APP_MODE=PROD')
}

/** One look that fails must not hide what the others find. */
async function attempt(
  about: string,
  look: () => Promise<Finding | Finding[]>,
): Promise<Finding | Finding[]> {
  try {
    return await look()
  } catch (error) {
    const words = explainFailure(error)
    if (words === undefined) throw error
    const [first = words, ...rest] = words.split(/(?<=[.)]) /)
    return wrong(about, first, rest.join(' ') || 'see docs/operations.md')
  }
}
