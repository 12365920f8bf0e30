import { runCommand, withPlace } from './command.ts'
import { countJudged } from './danger-judged-repository.ts'

const HELP = `npm run operate -- danger-judged

Counts how many danger signs of each rule and level staff called right or wrong, in all clinics. Prints one line of JSON
with figures alone: no text, no patient and no clinic. npm run danger:evaluate -- --judged shows the same with intervals.
The embedded database has room for one program at a time: stop the server first.`

await runCommand(HELP, {}, () =>
  withPlace(async ({ database }) =>
    JSON.stringify({ judged: await database.transaction({ actor: 'system' }, countJudged) }),
  ),
)
