import { demoData, startSimulators } from './server.ts'

/** Once for all workers: the simulators, and the data that the product of each file begins with. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => {}
  const simulators = await startSimulators()
  process.env.SIMULATORS_URL = simulators.url
  const { dataDir, remove } = await demoData()
  process.env.E2E_DEMO_DATA = dataDir
  return async () => {
    await simulators.stop()
    await remove()
  }
}
