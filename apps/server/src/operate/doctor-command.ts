import { pino } from 'pino'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { runCommand } from './command.ts'
import { examine } from './doctor/examine.ts'
import { printFindings } from './doctor/finding.ts'

const HELP = `npm run operate -- doctor [--mail-to EMAIL] [--backups FOLDER]

Looks at settings, database, DATA_DIR, mail, DNS, virus scanner, reverse proxy, clock and backups, and says what is
wrong and what to do. Run it as the service's account while the product runs. Changes nothing; sends one test mail to EMAIL.
FOLDER is BACKUPS_DIR when left out. Ends with 1 when something is wrong.`

await runCommand(
  HELP,
  { 'mail-to': { type: 'string' }, backups: { type: 'string' } },
  async ({ 'mail-to': mailTo, backups }) => {
    const config = readConfig()
    const findings = await examine({
      config,
      log: pino({ level: 'silent' }),
      now: systemClock.now(),
      mailTo: mailTo === undefined ? undefined : String(mailTo),
      backups: backups === undefined ? config.backupsDir : String(backups),
    })
    if (findings.some(({ state }) => state === 'WRONG')) process.exitCode = 1
    return printFindings(findings)
  },
)
