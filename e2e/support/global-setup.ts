import { startPostgresCluster } from '@vastus/server/testing/postgres-cluster'
import { createDatabase } from './databases.ts'
import { type MadeOnce, makeDemoData, startSimulators } from './server.ts'

/** Once for all workers: the simulators, PostgreSQL if it is installed, and the data that the product of each file begins with. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => {}
  const simulators = await startSimulators()
  process.env.SIMULATORS_URL = simulators.url
  // One questionnaire is asked by the simulated Awell, all others on the product's own pages.
  process.env.AWELL_FLOWS = 'QUEST_ISI=insomnia'
  const cluster = await startPostgresCluster()
  if (!cluster && process.env.CI)
    throw new Error('PostgreSQL is missing: under CI the journeys use both databases.')
  const [embedded, onPostgres] = await Promise.all([
    makeDemoData(),
    cluster && makeDemoData(await createDatabase(cluster.url, 'vastus_demo')),
  ])
  process.env.E2E_DEMO_DATA = JSON.stringify({
    embedded: embedded.data,
    onPostgres: onPostgres?.data,
  } satisfies MadeOnce)
  return async () => {
    await simulators.stop()
    await embedded.remove()
    await onPostgres?.remove()
    cluster?.stop()
  }
}
