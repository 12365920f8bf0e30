import { createSimulators } from './simulators.ts'

/** Listens on this machine only: what the simulators accept proves nothing. */
const app = createSimulators()
const url = await app.listen({ host: '127.0.0.1', port: Number(process.env.SIMULATORS_PORT ?? 3900) })
process.stdout.write(`Simulators of outside services: ${url}\n`)
for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(end, () => void app.close())
