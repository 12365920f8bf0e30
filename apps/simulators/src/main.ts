import { createServer } from 'node:net'
import { answerAsScanner, createSimulators } from './simulators.ts'

/** Listens on this machine only: what the simulators accept proves nothing. */
const app = createSimulators()
const scanner = createServer({ allowHalfOpen: true }, (socket) => {
  // Nobody waits for the answer any more.
  socket.on('error', () => socket.destroy())
  answerAsScanner(socket)
})
const { SIMULATORS_PORT, SCANNER_PORT } = process.env
if (SCANNER_PORT) scanner.listen(Number(SCANNER_PORT), '127.0.0.1')
const url = await app.listen({ host: '127.0.0.1', port: Number(SIMULATORS_PORT ?? 3900) })
process.stdout.write(`Simulators of outside services: ${url}\n`)
for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.once(end, () => {
    scanner.close()
    void app.close()
  })
