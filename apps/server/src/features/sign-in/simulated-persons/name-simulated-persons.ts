import { setTimeout as delay } from 'node:timers/promises'
import { DEMO_ACCOUNTS, demoEmail } from '@vastus/demo/accounts'
import { registerSimulatedPersons } from '../../../adapters/identity-provider/simulated-persons.ts'
import type { Services } from '../../../services.ts'
import { listProvenPersons } from './proven-person-repository.ts'

const TRIES = 20
const PAUSE_MS = 500

/**
 * Tells the simulators the names of the invented people, so that a person who proves to be one of them keeps the name. They may
 * start later than the server, so that it is tried for ten seconds.
 */
export async function nameSimulatedPersons({ config, database, log }: Services): Promise<void> {
  if (config.appMode === 'PROD' || !config.simulatorsUrl) return
  const persons = await database.transaction({ actor: 'system' }, (tx) =>
    listProvenPersons(tx, DEMO_ACCOUNTS.map(demoEmail)),
  )
  for (let time = 1; time <= TRIES; time++) {
    if (await registerSimulatedPersons(config.simulatorsUrl, persons)) return
    await delay(PAUSE_MS)
  }
  log.warn('the simulators do not know the invented people by name')
}
