import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { CrashServer } from './crash-server.ts'

const SCRIPT = fileURLToPath(new URL('../../deploy/rolling-restart.sh', import.meta.url))
const run = promisify(execFile)

/** Runs the operator's deploy/rolling-restart.sh, with a `systemctl` that restarts these processes. */
export async function restartByTheBook(servers: readonly CrashServer[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vastus-systemctl-'))
  const starts: Promise<unknown>[] = []
  const control = createServer((request, response) => {
    const server = servers.find(({ port }) => request.url === `/restart/vastus@${port}`)
    if (!server) return response.writeHead(404).end()
    void server.stop().then(() => {
      // As the real one, it does not wait until the process is ready.
      starts.push(server.start())
      response.end()
    })
    return undefined
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  const { port } = control.address() as AddressInfo
  try {
    await writeFile(
      join(folder, 'systemctl'),
      `#!/bin/sh\nexec curl --fail --silent --show-error "http://127.0.0.1:${port}/$1/$2"\n`,
      { mode: 0o755 },
    )
    const { stdout } = await run('sh', [SCRIPT, ...servers.map((server) => String(server.port))], {
      env: { PATH: `${folder}:${process.env['PATH']}` },
    })
    await Promise.all(starts)
    return stdout
  } finally {
    control.close()
    await rm(folder, { recursive: true, force: true })
  }
}
