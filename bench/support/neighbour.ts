// Somebody else, in a thread of the own so that sending files does not delay it: asks for something cheap every few
// milliseconds until told to stop, and answers how long each took. Run by uploads.ts.
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const EVERY_MS = 5
const { port, path, tokens } = workerData as { port: number; path: string; tokens: string[] }
const agent = new Agent({ keepAlive: true })
const times: number[] = []
let isAsking = true
let calls = 0
parentPort?.once('message', () => {
  isAsking = false
})

function ask(): Promise<void> {
  const token = tokens[calls++ % tokens.length]
  return new Promise((resolve, reject) => {
    const headers = { cookie: `__Host-sid=${token}` }
    request({ port, host: '127.0.0.1', agent, path, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${path} answered ${response.statusCode}`))
      })
    })
      .on('error', reject)
      .end()
  })
}

await ask()
parentPort?.postMessage('asking')
while (isAsking) {
  const from = performance.now()
  await ask()
  times.push(performance.now() - from)
  await delay(EVERY_MS)
}
agent.destroy()
parentPort?.postMessage(times)
