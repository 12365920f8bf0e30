import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

export interface Cluster {
  url: string
  /** Loses its processes at once and starts again, as after a power cut; absent for a server that is not ours. */
  crash?: () => void
  stop(): void
}

/**
 * A PostgreSQL to test against: the one TEST_DATABASE_URL names (its user must be a superuser), else a
 * throw-away one from the programs installed here, else undefined.
 *
 * @param options.isDurable waits for the disk at every commit, as a real server does; only a measurement needs that
 */
export async function startPostgresCluster({ isDurable = false } = {}): Promise<Cluster | undefined> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: () => undefined }
  const programs = findPrograms()
  if (!programs) return undefined

  const folder = mkdtempSync(join(tmpdir(), 'vastus-postgres-'))
  const account = process.getuid?.() === 0 ? unprivileged() : undefined
  if (account) chownSync(folder, account.uid, account.gid) // the server refuses to run as root
  const run = (program: string, ...args: string[]): void => {
    execFileSync(join(programs, program), args, { cwd: folder, stdio: 'ignore', ...account })
  }
  const data = join(folder, 'data')
  const port = await freePort()
  const stop = (): void => {
    try {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--locale=C.UTF-8', '-E', 'UTF8', '--no-sync')
  const settings = `-p ${port}${isDurable ? '' : ' -F -c full_page_writes=off'} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  const crash = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    start()
  }
  start()
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, crash, stop }
}

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'pg_ctl')) && existsSync(join(folder, 'initdb')))
}

function unprivileged(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString())
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue // no such account here
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither an account postgres nor nobody')
}
