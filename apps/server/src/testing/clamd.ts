import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/vastus-clamd', import.meta.url))
const packages = ['clamav-daemon', 'libclamav12', 'libmspack0']

export interface TestClamd {
  /** Ready to be `CLAMD_URL`. */
  url: string
  stop(): Promise<void>
}

/**
 * Where a real clamd can be run from: the installed one, or Debian's packages unpacked into a cache folder.
 *
 * @returns `undefined`, with words on the console, where none can be had; under CI that is an error instead
 */
export async function findClamd(): Promise<string | undefined> {
  if (existsSync('/usr/sbin/clamd')) return '/usr/sbin/clamd'
  const unpacked = join(cache, 'root/usr/sbin/clamd')
  if (existsSync(unpacked)) return unpacked
  try {
    await unpackFromDebian()
    return unpacked
  } catch (error) {
    const words = `The tests with a real virus scanner need clamd (Debian: apt-get install clamav-daemon): ${error}`
    if (process.env.CI) throw new Error(words)
    console.warn(`Left out. ${words}`)
    return undefined
  }
}

async function unpackFromDebian(): Promise<void> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'unpack-'))
  try {
    const download = () => run('apt-get', ['download', ...packages], { cwd: folder, timeout: 120_000 })
    await download().catch(async () => {
      await run('apt-get', ['update'], { timeout: 120_000 })
      await download()
    })
    for (const name of await readdir(folder)) {
      if (name.endsWith('.deb')) await run('dpkg-deb', ['-x', name, 'root'], { cwd: folder })
    }
    // Moved as a whole, so that another test run never finds the daemon without its libraries.
    await rename(join(folder, 'root'), join(cache, 'root')).catch((error: unknown) => {
      if (!existsSync(join(cache, 'root'))) throw error
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const OUR_LIMITS = { streamMb: 60, fileMb: 60, scanMb: 200 }

/** Starts a clamd that knows the EICAR test file and nothing else, at any free port when none is given. */
export async function startClamd(
  binary: string,
  limits = OUR_LIMITS,
  wantedPort?: number,
): Promise<TestClamd> {
  const folder = await mkdtemp(join(tmpdir(), 'vastus-clamd-'))
  const database = join(folder, 'db')
  const port = wantedPort ?? (await freePort())
  await mkdir(database)
  // The hash of the 68-byte test file, and the test string in hexadecimal for finding it inside other files.
  await writeFile(join(database, 'test.hdb'), '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test-Hash\n')
  await writeFile(
    join(database, 'test.ndb'),
    'Eicar-Test-String:0:*:58354f2150254041505b345c505a58353428505e2937434329377d2445494341522d5354414e444152442d414e544956495255532d544553542d4649\n',
  )
  const settings = [
    'Foreground yes',
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${database}`,
    `TemporaryDirectory ${folder}`,
    `LogFile ${join(folder, 'clamd.log')}`,
    `StreamMaxLength ${limits.streamMb}M`,
    `MaxFileSize ${limits.fileMb}M`,
    `MaxScanSize ${limits.scanMb}M`,
    'OfficialDatabaseOnly no',
    'ConcurrentDatabaseReload no',
    ...(process.getuid?.() === 0 ? ['User root'] : []),
  ]
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map((name) => join(cache, 'root/usr/lib', name))
    .join(':')
  const child = spawn(binary, ['-c', join(folder, 'clamd.conf')], {
    env: { ...process.env, ...(binary.startsWith(cache) ? { LD_LIBRARY_PATH: libraries } : {}) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const isUp = await Promise.race([untilListening(port), ended.then(() => false)])
  if (!isUp) {
    await stop()
    throw new Error(`clamd did not start: ${complaint}`)
  }
  return { url: `tcp://127.0.0.1:${port}`, stop }
}

/** Clamd has no way to say that it is ready but answering. */
async function untilListening(port: number): Promise<boolean> {
  const giveUpAt = Date.now() + 20_000
  while (Date.now() < giveUpAt) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => setTimeout(resolve, 25, false))
    })
    if (isOpen) return true
  }
  return false
}
