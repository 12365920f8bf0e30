// How long each part of the suite took when it last ran whole here: written by check and test, printed by figures.mjs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './node.mjs'

const FILE = join(root, 'node_modules/.cache/vastus/suite-seconds.json')

/** @returns {Record<string, { seconds: number, at: string }>} by the name of the part */
export function readSeconds() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
}

export function noteSeconds(part, seconds) {
  const noted = { seconds: Math.round(seconds), at: new Date().toISOString() }
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify({ ...readSeconds(), [part]: noted }))
}
