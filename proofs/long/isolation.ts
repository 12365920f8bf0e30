// npm run prove -- isolation --long [--seed N]: the matrix, the matrix without the application's guard, and every planted hole.
import { parseArgs } from 'node:util'
import { withoutGuards } from '../support/isolation-guards.ts'
import { ALL_HOLES, plantHoles } from '../support/isolation-holes.ts'
import { createIsolation } from '../support/isolation-run.ts'
import { PRINCIPALS } from '../support/principals.ts'
import { withProofDatabases } from '../support/proof-databases.ts'

// Every cell is tried: the seed changes nothing and is taken as by every other proof.
const { values } = parseArgs({ options: { seed: { type: 'string' } } })
const figures: Record<string, unknown> = { proof: 'T1 isolation', seed: Number(values.seed ?? 0) }

await withProofDatabases(async (kinds) => {
  for (const kind of kinds) {
    const isolation = await createIsolation(kind)
    for (const principal of PRINCIPALS) await isolation.tryAs(principal)
    await isolation.lookAround()
    const guarded = isolation.take()

    isolation.world.faults.statement = withoutGuards
    for (const principal of PRINCIPALS) await isolation.tryAs(principal)
    await isolation.lookAround()
    delete isolation.world.faults.statement
    const unguarded = isolation.take()

    const missed = await plantHoles(isolation, ALL_HOLES)
    await isolation.close()
    const { leaks, differences, unclassified, ...counts } = guarded
    for (const line of [...leaks, ...differences, ...unclassified, ...unguarded.leaks, ...missed])
      process.stderr.write(`${kind}: ${line}\n`)
    figures[kind] = {
      ...counts,
      leaks: leaks.length,
      differences: differences.length,
      unclassified: unclassified.length,
      cellsWithoutGuard: unguarded.cells,
      leaksWithoutGuard: unguarded.leaks.length,
      holes: ALL_HOLES.length,
      holesFound: ALL_HOLES.length - missed.length,
    }
    if (leaks.length + differences.length + unclassified.length + unguarded.leaks.length + missed.length > 0)
      process.exitCode = 1
  }
})
process.stdout.write(`${JSON.stringify(figures)}\n`)
