import { describeClinic } from './clinic-words.ts'
import { listClinics } from './clinics.ts'
import { runCommand, withPlace } from './command.ts'

const HELP = `npm run operate -- clinic-list

Lists the clinics by number, with how many work there, how many patients and e-contacts each has, and who may write to it.
The embedded database has room for one program at a time: stop the server first.`

await runCommand(HELP, {}, () =>
  withPlace(async ({ database }) => {
    const clinics = await listClinics(database)
    return clinics.length === 0
      ? 'There is no clinic yet. Add one: npm run operate -- clinic-add --help'
      : clinics.map(describeClinic).join('\n')
  }),
)
