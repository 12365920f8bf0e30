import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const CONF = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url))
const READY_WITHIN_MS = 10_000

export interface TestNginx {
  stop(): Promise<void>
}

/** The program, or undefined, with words on the console, where there is none; under CI that is an error instead. */
export function findNginx(): string | undefined {
  const path = [
    process.env['NGINX_PATH'] ?? '',
    '/usr/sbin/nginx',
    ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'nginx')),
  ].find((each) => each !== '' && existsSync(each))
  if (path) return path
  const words = 'The tests behind a real proxy need nginx (Debian: apt-get install nginx-light)'
  if (process.env['CI']) throw new Error(words)
  console.warn(`Left out. ${words}`)
  return undefined
}

/** nginx with the operator's own deploy/nginx.conf: only ports are filled in, and there is no certificate on loopback. */
export async function startNginx(
  program: string,
  { port, processes }: { port: number; processes: readonly [number, number] },
): Promise<TestNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'vastus-nginx-'))
  writeFileSync(join(folder, 'vastus.conf'), filledIn(readFileSync(CONF, 'utf8'), port, processes))
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 4096; }
    http { ${places.join(' ')} include ${folder}/vastus.conf; }\n`,
  )
  const asked = spawnSync(
    program,
    ['-t', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      encoding: 'utf8',
    },
  )
  if (asked.status !== 0) throw new Error(`nginx does not take deploy/nginx.conf: ${asked.stderr}`)
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const until = Date.now() + READY_WITHIN_MS
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error('nginx did not start')
    }
    await delay(20)
  }
  return { stop }
}

/** Each piece must be there: a conf that was rewritten would otherwise be tested only in part. */
function filledIn(conf: string, port: number, processes: readonly [number, number]): string {
  const replacements: [RegExp, string][] = [
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${processes[0]}`],
    [/127\.0\.0\.1:3001/g, `127.0.0.1:${processes[1]}`],
    [/server \{\s+listen 80;[^}]+\}/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/ssl_certificate .*;/, ''],
    [/ssl_certificate_key .*;/, ''],
  ]
  return replacements.reduce((text, [piece, by]) => {
    if (text.search(piece) < 0) throw new Error(`deploy/nginx.conf no longer has ${piece}`)
    return text.replace(piece, by)
  }, conf)
}

/** Whether something listens on a port of loopback. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
}
