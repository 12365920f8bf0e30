import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, inject, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/databases.ts'
import { startNetworkLink } from '../testing/network-link.ts'
import { prodEnvironment } from '../testing/prod-environment.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { serverProgram } from '../testing/server-program.ts'
import { waitForDatabase } from './wait-for-database.ts'

test.skipIf(!inject('postgres'))('a server waits for a PostgreSQL that starts after it', async () => {
  const database = await testDatabase('postgres')
  const url = new URL(database.config.databaseUrl ?? '')
  const link = await startNetworkLink(Number(url.port), () => 0)
  link.cut()
  url.port = String(link.port)
  const folder = mkdtempSync(join(tmpdir(), 'vastus-wait-'))
  const server: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', serverProgram().server],
    {
      env: prodEnvironment({ LOG_LEVEL: 'warn', DATA_DIR: folder, DATABASE_URL: url.href }),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await once(server, 'exit')
    await link.stop()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  if (!server.stdout) throw new Error('the server has no output')
  let isMended = false
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('the database is away')) {
      link.mend()
      isMended = true
    }
    if (line.startsWith('Vastus is ready')) break
  }
  expect(isMended).toBe(true)
})

test('what waiting does not mend is reported at once, and the last error after the time is up', async () => {
  let tries = 0
  const open = () => Promise.reject(new Error(`refused ${++tries}`))
  await expect(waitForDatabase(open, { isAway: () => false, log: quietLog })).rejects.toThrow('refused 1')
  const away = waitForDatabase(open, { isAway: () => true, log: quietLog, patienceMs: 700 })
  await expect(away).rejects.toThrow('refused 4')
})
