import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv, promisify } from 'node:util'
import { expect } from 'vitest'
import { findClamd, startClamd, type TestClamd } from '../../testing/clamd.ts'
import { COMPILED_FOLDER } from '../../testing/compiled-folder.ts'
import { freePort } from '../../testing/free-port.ts'
import { listens } from '../../testing/nginx.ts'
import { startPostgresCluster } from '../../testing/postgres-cluster.ts'
import { selfSigned } from '../../testing/self-signed.ts'
import { serverProgram } from '../../testing/server-program.ts'
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const run = promisify(execFile)

/** What a command printed, and how it ended. */
export type Ran = { code: number; words: string }

export type Machine = {
  /** Address of the product behind the proxy. */
  origin: string
  /** The certificate of the proxy. */
  ca: string
  smtp: TestSmtpServer
  /** Ports of what listens, by the number that the documents name. */
  ports: Record<'443' | '3000' | '3001' | '3009', number>
  /** Runs commands of the documents, moved into this machine's folder and to its ports. */
  type: (commands: string) => Promise<Ran>
  /** A path of the documents, in this machine's folder. */
  path: (documented: string) => string
  stop: () => Promise<void>
}

/**
 * A machine as the documents describe it, in a folder: PostgreSQL, nginx, clamd and the mail server are real. Stand-ins
 * are what would change the system itself: packages, accounts, systemd, certbot. The sources take the place of a clone
 * and of what the build makes.
 */
export async function newMachine(nginx: string): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'vastus-machine-'))
  const path = (documented: string) => join(folder, documented)
  const certificate = selfSigned('localhost')
  const [cluster, smtp, clamdProgram] = [
    await startPostgresCluster(),
    await startSmtpServer(),
    await findClamd(),
  ]
  if (!cluster || !clamdProgram) throw new Error('PostgreSQL or clamd is missing')
  const names = ['80', '443', '3000', '3001', '3009', '3310'] as const
  const ports = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await freePort()] as const)),
  ) as Record<(typeof names)[number], number>
  const postgres = new URL(cluster.url)
  const running = new Map<string, ChildProcess>()
  let clamd: TestClamd | undefined

  for (const each of [
    'etc/clamav',
    'etc/nginx/conf.d',
    'etc/systemd/system',
    'opt',
    'var/lib/clamav',
    'var/backups',
    'bin',
  ])
    mkdirSync(path(each), { recursive: true })
  writeFileSync(path('etc/clamav/clamd.conf'), 'LocalSocket /var/run/clamav/clamd.ctl\nMaxScanSize 100M\n')
  writeFileSync(path('certificate.pem'), certificate.cert)

  /** The documents' paths and ports, as they are here. */
  const moved = (text: string) =>
    text
      .replaceAll(/(?<![\w.])\/(etc|var|opt)\//g, `${folder}/$1/`)
      .replaceAll(/\b(3000|3001|3009|3310)\b/g, (port) => String(ports[port as '3000']))
      .replaceAll('127.0.0.1:5432', postgres.host)

  const environment = {
    PATH: `${path('bin')}:${dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: folder,
    GNUPGHOME: path('gnupg'),
    NODE_COMPILE_CACHE: COMPILED_FOLDER,
    NODE_EXTRA_CA_CERTS: path('certificate.pem'),
    PGHOST: postgres.hostname,
    PGPORT: postgres.port,
    PGUSER: 'postgres',
    VASTUS_ENV_FILE: path('etc/vastus/vastus.env'),
  }
  mkdirSync(environment.GNUPGHOME, { mode: 0o700 })

  async function end(name: string): Promise<void> {
    const child = running.get(name)
    running.delete(name)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  /** The unit of the documents, as systemd would start it, with the sources for what the build makes. */
  async function startUnit(port: string): Promise<void> {
    const name = `vastus@${port}`
    await end(name)
    const unit = moved(readFileSync(path('etc/systemd/system/vastus@.service'), 'utf8')).replaceAll(
      '%i',
      port,
    )
    const line = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
    const words = line('ExecStart')
      .replace('/usr/bin/node', process.execPath)
      .replace('apps/server/dist/main.js', serverProgram().server)
    const [program = '', ...args] = words.split(' ')
    const child = spawn(program, args, {
      cwd: line('WorkingDirectory'),
      env: {
        PATH: environment.PATH,
        NODE_COMPILE_CACHE: COMPILED_FOLDER,
        ...parseEnv(readFileSync(line('EnvironmentFile'), 'utf8')),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    running.set(name, child)
  }

  async function startNginx(): Promise<void> {
    await end('nginx')
    const conf = moved(readFileSync(path('etc/nginx/conf.d/vastus.conf'), 'utf8'))
      .replace('listen 443 ssl', `listen 127.0.0.1:${ports['443']} ssl`)
      .replace('listen 80;', `listen 127.0.0.1:${ports['80']};`)
    writeFileSync(path('nginx-here.conf'), conf)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    )
    writeFileSync(
      path('nginx.conf'),
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {} http { ${temporary.join(' ')} include ${folder}/nginx-here.conf; }\n`,
    )
    await run(nginx, ['-t', '-c', path('nginx.conf'), '-e', path('nginx.log')])
    running.set(
      'nginx',
      spawn(nginx, ['-c', path('nginx.conf'), '-e', path('nginx.log')], { stdio: 'ignore' }),
    )
    // The real service forks once it listens.
    await expect.poll(() => listens(ports['443']), { timeout: 10_000 }).toBe(true)
  }

  async function systemctl(words: string): Promise<void> {
    const action = words.split(' ')[0]
    const unit = words.replace(/^(enable --now|[\w-]+) ?/, '')
    if (unit === 'clamav-freshclam')
      for (const signatures of ['main', 'daily']) writeFileSync(path(`var/lib/clamav/${signatures}.cvd`), '')
    else if (/clamav-daemon/.test(unit)) {
      await clamd?.stop()
      if (action === 'stop') return
      // Debian's clamd takes its port from systemd and ignores the one of its own settings.
      const socket = readFileSync(path('etc/systemd/system/clamav-daemon.socket.d/vastus.conf'), 'utf8')
      const port = Number(/^ListenStream=127\.0\.0\.1:(\d+)$/m.exec(socket)?.[1])
      const conf = readFileSync(path('etc/clamav/clamd.conf'), 'utf8')
      const limit = (name: string) => Number(new RegExp(`^${name} (\\d+)M$`, 'm').exec(conf)?.[1])
      const limits = {
        streamMb: limit('StreamMaxLength'),
        fileMb: limit('MaxFileSize'),
        scanMb: limit('MaxScanSize'),
      }
      clamd = await startClamd(clamdProgram ?? '', limits, port)
    } else if (unit === 'nginx') await (action === 'stop' ? end('nginx') : startNginx())
    else if (unit === 'vastus-backup.service') {
      const line = /^ExecStart=(.*)$/m.exec(
        readFileSync(path('etc/systemd/system/vastus-backup.service'), 'utf8'),
      )?.[1]
      const [program = '', ...args] = moved(line ?? '').split(' ')
      await run(program, args, { env: environment })
    } else
      for (const [name, port = ''] of unit.matchAll(/vastus@(\d+)/g))
        await (action === 'stop' ? end(name) : startUnit(port))
  }

  const control = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://machine')
    systemctl(url.searchParams.get('words') ?? '').then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))

  const stub = (name: string, script: string) =>
    writeFileSync(join(path('bin'), name), `#!/bin/bash\n${script}\n`, { mode: 0o755 })
  for (const name of ['apt-get', 'adduser', 'chown']) stub(name, 'exit 0')
  stub(
    'systemctl',
    `exec /usr/bin/curl -sS --fail-with-body -G --data-urlencode "words=$*" http://127.0.0.1:${(control.address() as AddressInfo).port}`,
  )
  stub('curl', `[[ "$*" == *deb.nodesource.com* ]] && exit 0; exec /usr/bin/curl "$@"`)
  stub('git', `ln -s ${ROOT} "\${@: -1}"`)
  stub(
    'npm',
    `[[ "$*" == ci || "$*" == "run build" ]] && exit 0
    [[ "$*" == start ]] && { set -a; . "$VASTUS_ENV_FILE"; exec ${process.execPath} ${serverProgram().server}; }
    exec ${join(path('bin'), 'real-npm')} "$@"`,
  )
  symlinkSync((await run('which', ['npm'])).stdout.trim(), join(path('bin'), 'real-npm'))
  stub('nginx', 'exit 0')
  stub(
    'sudo',
    `while [[ "$1" == -* ]]; do [[ "$1" == -u ]] && { [[ "$2" == vastus ]] && unset PGUSER; shift; }; shift; done; exec env "$@"`,
  )
  stub(
    'install',
    `args=(); while [[ $# -gt 0 ]]; do case "$1" in -o|-g) shift 2;; *) args+=("$1"); shift;; esac; done; exec /usr/bin/install "\${args[@]}"`,
  )
  stub(
    'certbot',
    `live=${path('etc/letsencrypt/live/localhost')}; mkdir -p $live; cp ${path('certificate.pem')} $live/fullchain.pem; cp ${path('key.pem')} $live/privkey.pem`,
  )
  writeFileSync(path('key.pem'), certificate.key, { mode: 0o600 })

  return {
    origin: `https://localhost:${ports['443']}`,
    ca: certificate.cert,
    smtp,
    ports,
    path,
    async type(commands) {
      const script = moved(commands).replaceAll('https://$HOST_NAME', `https://$HOST_NAME:${ports['443']}`)
      const cwd = path('opt')
      return run('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
        cwd,
        env: environment,
        maxBuffer: 2 ** 24,
      }).then(
        ({ stdout, stderr }) => ({ code: 0, words: stdout + stderr }),
        (error: { code: number; stdout: string; stderr: string }) => ({
          code: error.code,
          words: error.stdout + error.stderr,
        }),
      )
    },
    async stop() {
      await Promise.all([...running.keys()].map(end))
      await clamd?.stop()
      await smtp.stop()
      control.close()
      cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
