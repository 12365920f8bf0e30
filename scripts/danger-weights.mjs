// Learns what words say of danger from the labelled messages, and writes packages/domain/src/danger-signs/weights. `--check` only
// tells whether a labelled message changed since.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, run24 } from './node.mjs'

const FOLDER = join(root, 'packages/domain/src/danger-signs')
const NAMES = { et: 'ESTONIAN', en: 'ENGLISH', ru: 'RUSSIAN', pl: 'POLISH' }

// The rules are TypeScript, which an older Node does not read.
if (process.argv.includes('--check')) check()
else if (Number(process.versions.node.split('.')[0]) < 24)
  process.exitCode = await run24([fileURLToPath(import.meta.url), ...process.argv.slice(2)])
else await learn()

function check() {
  const stale = Object.keys(NAMES).filter(
    (language) =>
      !existsSync(fileOf(language)) || !readFileSync(fileOf(language), 'utf8').includes(markOf(language)),
  )
  if (stale.length === 0) return
  console.log(`Weights are out of date (${stale.join(', ')}): run \`node scripts/danger-weights.mjs\`.`)
  process.exitCode = 1
}

async function learn() {
  const { learnWeights } = await import('../packages/domain/src/danger-signs/labelled/learn.ts')
  const { lessonsFrom, readLabelled } = await import(
    '../packages/domain/src/danger-signs/labelled/lessons.ts'
  )
  const corpus = JSON.parse(textOf('labelled/corpus.json'))
  mkdirSync(join(FOLDER, 'weights'), { recursive: true })
  for (const [language, name] of Object.entries(NAMES)) {
    const labelled = [`labelled/${language}.txt`, `labelled/lessons/${language}.txt`].flatMap((name) =>
      readLabelled(textOf(name)),
    )
    const lessons = lessonsFrom(language, labelled, corpus)
    const { base, signals, rules } = learnWeights(lessons)
    const lines = Object.entries(rules).map(
      ([rule, of]) =>
        `    ${rule}: {\n      base: ${of.base},\n      signals:\n        '${of.signals}',\n    },`,
    )
    const text = `// Written by \`node scripts/danger-weights.mjs\` from the labelled messages, ${markOf(language)}.
import type { WeightList } from '../weigh.ts'

export const ${name}_WEIGHTS: WeightList = {
  base: ${base},
  signals:
    '${signals}',
  rules: {
${lines.join('\n')}
  },
}
`
    writeFileSync(fileOf(language), text)
    console.log(`${language}: ${lessons.length} messages, ${(text.length / 1000).toFixed(0)} kB`)
  }
}

function textOf(name) {
  return readFileSync(join(FOLDER, name), 'utf8')
}

function fileOf(language) {
  return join(FOLDER, `weights/${language}.ts`)
}

/** Changes with everything from which the weights of a language are learned. */
function markOf(language) {
  const hash = createHash('sha256')
  for (const name of [
    `labelled/${language}.txt`,
    `labelled/lessons/${language}.txt`,
    'labelled/corpus.json',
    'labelled/learn.ts',
    'weigh.ts',
  ])
    hash.update(textOf(name))
  return `sha256 ${hash.digest('hex').slice(0, 16)}`
}
