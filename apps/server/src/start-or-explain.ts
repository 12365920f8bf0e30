import { InvalidConfig } from './config.ts'
import { explainFailure } from './explain-failure.ts'
import { StartRefused } from './installation/start-refused.ts'
import { startServer } from './start-server.ts'

/** Starts the product, or ends the process with what the operator has to do. */
export async function startOrExplain(webFolder: string): Promise<void> {
  try {
    await startServer(webFolder)
  } catch (error) {
    const isWorded = error instanceof InvalidConfig || error instanceof StartRefused
    const explained = isWorded ? error.message : explainFailure(error)
    const text = explained ?? (error instanceof Error ? error.stack : String(error))
    // What was opened before the failure, such as the database, would keep the process alive.
    process.stderr.write(`${text}\n`, () => process.exit(1))
  }
}
