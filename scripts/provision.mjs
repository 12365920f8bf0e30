// Finds what the tests need beside npm packages: browsers, PostgreSQL, clamd and nginx. Installs them where it may.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { capture24, root } from './node.mjs'

/**
 * @typedef {{ name: string, variable: string, path?: string, lost?: string, isOfDebian?: boolean }} Need `lost`: what is
 * left out without it, if anything; `isOfDebian`: the tests use it as Debian packs it, and are left out on other systems
 * @param {{ browser?: boolean, postgres?: boolean, clamd?: boolean, nginx?: boolean }} wanted
 * @returns {Promise<Record<string, string>>} the environment variables that tell the tests where things are
 */
export async function provision(wanted = { browser: true, postgres: true, clamd: true, nginx: true }) {
  const found = []
  if (wanted.browser) found.push(await findBrowser(), findHeadlessShell(), findFirefox(), findWebKit())
  if (wanted.postgres) found.push(findPostgres())
  if (wanted.clamd) found.push(findClamd())
  if (wanted.nginx) found.push(findNginx())
  for (const { name, path, lost } of found)
    console.log(`${name}: ${path ?? (lost ? `not found, left out: ${lost}` : 'not found')}`)
  if (
    process.env.CI === 'true' &&
    found.some(({ path, lost, isOfDebian }) => !path && lost && (!isOfDebian || isDebian()))
  ) {
    throw new Error('Under CI nothing may be left out.')
  }
  return Object.fromEntries(found.filter(({ path }) => path).map(({ variable, path }) => [variable, path]))
}

async function findBrowser() {
  const find = () =>
    firstExisting(
      process.env.CHROMIUM_PATH,
      ...onPath('chromium', 'chromium-browser', 'google-chrome'),
      playwrightsOwn(),
    )
  let path = find()
  if (!path && installDebian('chromium')) path = find()
  if (!path) {
    console.log('Downloading a browser…')
    await capture24([join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'])
    path = find()
  }
  return { name: 'Browser', variable: 'CHROMIUM_PATH', path, lost: 'all journeys in e2e' }
}

/** Draws and runs the same pages as Chromium, without its windows and notices, in about half the time. */
function findHeadlessShell() {
  const find = () => firstExisting(process.env.HEADLESS_SHELL_PATH, ...onPath('chromium-headless-shell'))
  const path = find() ?? (installDebian('chromium-headless-shell') ? find() : undefined)
  return { name: 'Headless shell', variable: 'HEADLESS_SHELL_PATH', path }
}

function findFirefox() {
  const find = () => firstExisting(process.env.FIREFOX_PATH, ...onPath('firefox-esr'))
  const path = find() ?? (installDebian('firefox-esr') ? find() : undefined)
  return {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    path,
    lost: 'the main journeys in Firefox',
    isOfDebian: true,
  }
}

/** Its driver starts the small browser of WebKitGTK, for which Xvfb is the screen. */
function findWebKit() {
  const find = () =>
    firstExisting(...onPath('Xvfb')) &&
    firstExisting(process.env.WEBKIT_DRIVER_PATH, ...onPath('WebKitWebDriver'))
  const path = find() ?? (installDebian('webkit2gtk-driver', 'xvfb') ? find() : undefined)
  return {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    path,
    lost: 'the main journeys in WebKit',
    isOfDebian: true,
  }
}

function playwrightsOwn() {
  const require = createRequire(join(root, 'e2e/package.json'))
  return require('@playwright/test').chromium.executablePath()
}

function findPostgres() {
  const need = { name: 'PostgreSQL', lost: 'the HTTP suite on PostgreSQL' }
  if (process.env.TEST_DATABASE_URL) {
    return { ...need, variable: 'TEST_DATABASE_URL', path: process.env.TEST_DATABASE_URL }
  }
  const find = () => {
    const initdb = firstExisting(
      process.env.POSTGRES_BIN && join(process.env.POSTGRES_BIN, 'initdb'),
      ...debianPostgres(),
      ...onPath('initdb'),
    )
    return initdb?.replace(/[\\/]initdb$/, '')
  }
  const path = find() ?? (installDebian('postgresql') ? find() : undefined)
  return { ...need, variable: 'POSTGRES_BIN', path }
}

function debianPostgres() {
  const folder = '/usr/lib/postgresql'
  if (!existsSync(folder)) return []
  const newestFirst = readdirSync(folder).sort((a, b) => Number(b) - Number(a))
  return newestFirst.map((version) => join(folder, version, 'bin/initdb'))
}

function findClamd() {
  const find = () => firstExisting(process.env.CLAMD_PATH, '/usr/sbin/clamd', ...onPath('clamd'))
  const path = find() ?? (installDebian('clamav-daemon') ? find() : undefined)
  return { name: 'clamd', variable: 'CLAMD_PATH', path, lost: 'virus scanning against a real clamd' }
}

function findNginx() {
  const find = () => firstExisting(process.env.NGINX_PATH, '/usr/sbin/nginx', ...onPath('nginx'))
  const path = find() ?? (installDebian('nginx-light') ? find() : undefined)
  return { name: 'nginx', variable: 'NGINX_PATH', path, lost: 'several processes behind a real proxy' }
}

const firstExisting = (...paths) => paths.find((path) => path && existsSync(path))

const onPath = (...commands) =>
  commands.flatMap((command) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command)),
  )

let listsUpdated = false
/** Installs packages where this process is root on Debian or a system built on it. */
function installDebian(...names) {
  if (process.getuid?.() !== 0 || !isDebian()) return false
  console.log(`Installing ${names.join(' and ')}…`)
  // In run level 1 the packages' own scripts start no services: the tests start what they need themselves.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  listsUpdated ||= apt('update').status === 0
  const result = apt('install', '-y', '--no-install-recommends', ...names)
  if (result.status !== 0) console.log(`${names.join(' and ')} could not be installed:\n${result.stderr}`)
  return result.status === 0
}

function isDebian() {
  return (
    existsSync('/usr/bin/apt-get') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}
