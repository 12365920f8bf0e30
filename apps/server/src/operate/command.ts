import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createLog } from '../log.ts'
import { type Config, InvalidConfig, readConfig } from '../config.ts'
import { openWholeDatabase } from '../db/database.ts'
import { explainFailure } from '../explain-failure.ts'
import { findInstallation } from '../installation/installation-repository.ts'
import { type Place, storageOf } from '../installation/open-installation.ts'
import { StartRefused } from '../installation/start-refused.ts'
import { listTables } from './catalog-repository.ts'
import { StaffRefused } from './clinics.ts'
import { BackupRefused } from './manifest.ts'

type Options = Record<string, { type: 'string' | 'boolean'; default?: string }>

/**
 * Runs one command of the operator: prints its help, its result or what is wrong, and sets the exit code
 * (0 done, 1 refused or failed, 2 not understood).
 *
 * @param takes.takesFile the command is given a file without a name before it; `work` finds it as `file`
 */
export async function runCommand(
  help: string,
  options: Options,
  work: (given: Record<string, string | boolean | undefined>) => Promise<string>,
  { takesFile = false } = {},
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      strict: true,
      allowPositionals: takesFile,
    })
    const given = { ...values, ...(takesFile ? { file: positionals[0] } : {}) }
    process.stdout.write(`${values.help ? help : await work(given)}\n`)
  } catch (error) {
    const isMistake = error instanceof NotUnderstood || error instanceof TypeError
    const words = isMistake ? `${error.message}\n\n${help}` : describe(error)
    process.stderr.write(`${words}\n`)
    process.exitCode = isMistake ? 2 : 1
  }
}

export class NotUnderstood extends Error {
  override name = 'NotUnderstood'
}

export function required(value: string | boolean | undefined, name: string): string {
  if (typeof value !== 'string' || value === '') throw new NotUnderstood(`--${name} is missing.`)
  return value
}

/**
 * The database and the files that the settings name, open while `work` runs.
 *
 * @param options.mayMake an embedded database that is not there yet is made, and one without tables is taken
 * @throws BackupRefused when there is no database, it has no tables, or it was made in another mode than the settings name
 */
export async function withPlace<T>(
  work: (place: Place) => Promise<T>,
  config: Config = readConfig(),
  { mayMake = false } = {},
): Promise<T> {
  const folder = join(config.dataDir, 'database')
  // Opening a folder that is not there would make a new, empty database.
  if (!config.databaseUrl && !mayMake && !existsSync(folder))
    throw new BackupRefused(`there is no database in ${folder}: are DATABASE_URL and DATA_DIR right?`)
  const database = await openWholeDatabase({
    dataDir: folder,
    ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
    poolSize: 2,
    log: createLog(config.logLevel, pino.destination(2)),
  })
  try {
    if (!mayMake && (await database.ownerTransaction(listTables)).length === 0)
      throw new BackupRefused('the database has no tables yet: are DATABASE_URL and DATA_DIR right?')
    const found = await database.ownerTransaction(findInstallation)
    if (found !== 'FRESH' && found.id !== null && (found.madeBy === 'PROD') !== (config.appMode === 'PROD'))
      throw new BackupRefused(
        `APP_MODE is ${config.appMode}, and ${found.madeBy} made the database: the command has not read the settings of the service`,
      )
    return await work({ database, storage: storageOf(config) })
  } finally {
    await database.close()
  }
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof BackupRefused || error instanceof StaffRefused || error instanceof StartRefused

function describe(error: unknown): string {
  if (isRefusal(error)) return `Refused: ${error.message}`
  if (error instanceof InvalidConfig) return error.message
  const words = explainFailure(error) ?? (error instanceof Error ? error.message : String(error))
  return `Failed: ${words}`
}
