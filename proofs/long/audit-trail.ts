// npm run prove -- audit-trail --long [--tampers N] [--writers N] [--events N] [--seed N]: the long form of audit-trail.test.ts.
import { parseArgs } from 'node:util'
import { createStory } from '@vastus/server/testing'
import { countChain, play, tamper, verifyTrail, writeAtOnce } from '../support/audit-run.ts'
import { withProofDatabases } from '../support/proof-databases.ts'

const { values } = parseArgs({
  options: {
    tampers: { type: 'string' },
    writers: { type: 'string' },
    events: { type: 'string' },
    seed: { type: 'string' },
  },
})
const tampers = Number(values.tampers ?? 10_000)
const writers = Number(values.writers ?? 16)
const each = Number(values.events ?? 100_000)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const figures: Record<string, unknown> = {
  proof: 'T10 audit',
  seed,
  tampers,
  writers,
  events: writers * each,
}

await withProofDatabases(async (kinds) => {
  for (const kind of kinds) {
    const story = await createStory(kind)
    await play(story)
    const missed = await tamper(story, { tampers, seed })
    missed.forEach((line) => process.stderr.write(`${kind}: ${line}\n`))
    figures[kind] = { found: tampers - missed.length }
    if (missed.length > 0) process.exitCode = 1
    if (kind === 'postgres') {
      const before = (await countChain(story)).rows
      const started = Date.now()
      await writeAtOnce(story, { writers, each })
      const seconds = Math.round((Date.now() - started) / 1000)
      const { rows, numbers, last } = await countChain(story)
      const bad = await verifyTrail(story)
      figures['forks'] = rows - numbers
      figures['missing'] = before + writers * each - last
      figures['verified'] = bad === null
      figures['seconds'] = seconds
      if (rows !== numbers || last !== before + writers * each || bad) process.exitCode = 1
    }
    await story.close()
  }
})
process.stdout.write(`${JSON.stringify(figures)}\n`)
