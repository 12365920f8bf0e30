// Shared by every script. Runs before anything is installed, on Node 20.19 and later, with no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const NEEDED_MAJOR = 24
const KILL_AFTER_MS = 9_000
const ORPHAN_CHECK_MS = 250
const nodeModules = join(root, 'node_modules')
const lockFile = join(root, 'package-lock.json')
const marker = join(nodeModules, '.vastus-installed')
const binFolder = join(nodeModules, '.bin')

/** Ends the script with a message for a person instead of a stack trace. */
export function fail(message, exitCode = 1) {
  console.error(`\n${message}`)
  process.exit(exitCode)
}

/** The arguments as given, without those listed; tells which of the listed were there. */
export function takeFlags(args, flags) {
  const found = Object.fromEntries(flags.map((flag) => [flag.replace(/^--/, ''), args.includes(flag)]))
  return { ...found, rest: args.filter((arg) => !flags.includes(arg)) }
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Vastus needs Node ${NEEDED_MAJOR} or later; this is ${process.version}. Please install it.`)

let node24
/**
 * Finds a Node 24 or later: this process's own, or the one npm installed as a package.
 * @returns the path of the executable
 */
export function findNode24() {
  node24 ??= ownNode() ?? packagedNode()
  return (
    node24 ??
    fail(`Vastus needs Node ${NEEDED_MAJOR} or later; this is ${process.version}. Please install it.`)
  )
}

function ownNode() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR ? process.execPath : undefined
}

function packagedNode() {
  const isWindows = process.platform === 'win32'
  const folder = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const path = join(nodeModules, folder, 'bin', isWindows ? 'node.exe' : 'node')
  // Running it once tells whether it suits this system: a glibc build does not start on Alpine.
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : undefined
}

/** The environment for child processes: the packages' commands, and their Node, come first. */
export function childEnv(extra = {}) {
  return {
    ...process.env,
    PATH: [binFolder, dirname(findNode24()), process.env.PATH].join(delimiter),
    ...extra,
  }
}

/**
 * Installs exactly what the lock file says when there is nothing yet, or something else.
 * Not with `npm ci`: that refuses a lock file made where the registry lacked the binaries of other platforms.
 */
export function ensureInstalled() {
  if (isInstalled()) return
  requireWritable()
  console.log('Installing dependencies (once, about a minute)…')
  const [command, args] = npmCommand(
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--no-update-notifier',
  )
  const result = spawnSync(command, args, {
    cwd: root,
    // npm may delete the folder that holds this process's own Node, so it must not be first on the PATH.
    env: { ...process.env, PATH: pathOutside(nodeModules), NODE_ENV: 'development' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (result.error)
    fail(`npm could not be started (${result.error.message}). Node 20.19 or later comes with it.`)
  if (result.status !== 0) {
    fail(
      `npm install did not succeed:\n${result.stdout}${result.stderr}\nIs the package registry within reach?`,
    )
  }
  writeFileSync(marker, lockHash())
}

/** Installing is for the owner of the sources, who is often not the account that runs the service. */
function requireWritable() {
  for (const path of [root, nodeModules].filter(existsSync))
    try {
      accessSync(path, constants.W_OK)
    } catch {
      fail(`${path} belongs to another account. Run there as its owner: npm ci && npm run build`)
    }
}

/** The npm that runs this script, on the Node it runs on itself; else the one on the PATH. */
function npmCommand(...args) {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const usable =
    node && npm && !node.startsWith(nodeModules) && existsSync(node) && npm.endsWith('npm-cli.js')
  return usable ? [node, [npm, ...args]] : ['npm', args]
}

const pathOutside = (folder) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(folder))
    .join(delimiter)

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')

function isInstalled({ withTools = true } = {}) {
  if (!existsSync(nodeModules)) return false
  return (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()) || matchesLock(withTools)
}

/**
 * For the operator's commands: they run as the account of the service, which may read the installation and not change
 * it, and in the image, which has neither the lock file nor the developers' tools.
 */
export function requireInstalled() {
  const isThere = existsSync(join(nodeModules, '.package-lock.json'))
  if (!isThere || (existsSync(lockFile) && !isInstalled({ withTools: false })))
    fail(
      `What is installed in ${root} does not fit its sources. Run there, as the owner of that folder: npm ci && npm run build`,
    )
}

/** Someone else may have run `npm ci`: compare what npm noted down with what the lock file asks for. */
function matchesLock(withTools) {
  const noted = join(nodeModules, '.package-lock.json')
  if (!existsSync(noted)) return false
  const installed = JSON.parse(readFileSync(noted, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, optional, peer, link, dev }]) => {
    if (path === '' || link || (dev && !withTools)) return true
    const found = installed[path]
    return found ? found.version === version : Boolean(optional || peer)
  })
}

/**
 * Runs a command of Node 24 in the foreground, with this process's own input and output.
 * SIGTERM, SIGINT and SIGHUP are passed on; a child that has not ended 9 s later is killed.
 * @returns its exit code
 */
export function run24(args, { cwd = root, env = {} } = {}) {
  return inForeground(spawn(findNode24(), args, { cwd, env: childEnv(env), stdio: 'inherit' }))
}

/** Waits for a child while passing signals on to it; see run24. */
export function inForeground(child) {
  const pass = (signal) => {
    // On a terminal Ctrl+C reaches the whole group; a second one would tell the server to hurry.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref()
  }
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  const orphanCheck = whenOrphaned(() => pass('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(orphanCheck)
      for (const each of signals) process.off(each, pass)
      resolve(code ?? (signal === 'SIGKILL' ? 137 : 143))
    })
  })
}

const parent = process.ppid
/** npm passes SIGTERM to the shell between it and this process; the shell ends and tells nobody. */
function whenOrphaned(react) {
  if (!process.env.npm_lifecycle_event) return undefined
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    react()
  }, ORPHAN_CHECK_MS)
  return check
}

/**
 * Runs a command of Node 24 to its end and keeps what it printed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture24(args, { cwd = root, env = {} } = {}) {
  const child = spawn(findNode24(), args, { cwd, env: childEnv(env), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
