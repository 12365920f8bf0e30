// The settings of an installation stand in one file, which the service and every command of the operator read.
import { existsSync, readFileSync } from 'node:fs'
import util from 'node:util'
import { fail } from './node.mjs'

const USUAL_PLACE = '/etc/vastus/vastus.env'
/** What a shell, systemd, Compose and Node read alike: one word, or a text in quotes without anything to expand. */
const LINE = /^(#.*|\s*|[A-Z][A-Z0-9_]*=('[^']*'|"[^"$`\\]*"|[A-Za-z0-9_@%+:,./=?*-]*))$/

/** Raised with a sentence for the operator; it never repeats a value. */
export class UnusableSettings extends Error {}

/**
 * Reads a file of settings.
 *
 * @param {string} text
 * @param {string} path named in the message
 * @throws {UnusableSettings} when a line would be read differently by a shell, systemd or Compose
 */
export function parseSettings(text, path) {
  const wrong = text.split('\n').findIndex((line) => !LINE.test(line.trimEnd()))
  if (wrong >= 0)
    throw new UnusableSettings(
      `${path}, line ${wrong + 1}: write NAME=value without spaces around "=", and put a value with spaces or signs such as < > $ & # into single quotes.`,
    )
  return util.parseEnv(text)
}

/**
 * Puts the settings of the file into the environment of this process. VASTUS_ENV_FILE names another file than
 * /etc/vastus/vastus.env. Where there is no file, as in a container, the environment alone counts.
 *
 * @throws {UnusableSettings} when the file cannot be read, or says something else than the environment
 */
export function readSettingsFile(env = process.env, usualPlace = USUAL_PLACE) {
  const path = env.VASTUS_ENV_FILE || usualPlace
  if (path === usualPlace && !existsSync(path)) return undefined
  const settings = parseSettings(readOrExplain(path), path)
  const differing = Object.keys(settings).filter((name) => env[name] && env[name] !== settings[name])
  if (differing.length > 0)
    throw new UnusableSettings(
      `${differing.join(', ')}: the environment and ${path} say different things. Unset it, or name another file with VASTUS_ENV_FILE.`,
    )
  Object.assign(env, settings)
  return path
}

function readOrExplain(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UnusableSettings(
      error.code === 'EACCES'
        ? `${path} may not be read by this account. Run the command as the service does: sudo -u vastus npm run …`
        : `${path} cannot be read (${error.code}). VASTUS_ENV_FILE names the file of settings.`,
    )
  }
}

/** Reads the file of settings, or ends the process with a sentence. */
export function takeSettingsFile() {
  try {
    return readSettingsFile()
  } catch (error) {
    if (error instanceof UnusableSettings) return fail(error.message)
    throw error
  }
}
