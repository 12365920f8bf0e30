import { systemClock } from '../clock.ts'
import { readClinicId, readColleagues, readEmails } from './clinic-options.ts'
import { changeStaff } from './clinics.ts'
import { NotUnderstood, runCommand, withPlace } from './command.ts'

const HELP = `npm run operate -- clinic-staff --clinic ID [--add EMAIL:DOCTOR|NURSE|NON_CLINICAL,…] [--remove EMAIL,…]

Adds colleagues to a clinic, or gives them another profession, and ends the work of others, who are signed out at once.
What they wrote stays. A person who is added must have signed up in the browser before.
The embedded database has room for one program at a time: stop the server first.`

await runCommand(
  HELP,
  { clinic: { type: 'string' }, add: { type: 'string' }, remove: { type: 'string' } },
  (given) => {
    const clinicId = readClinicId(given)
    const added = readColleagues(given['add'], 'add')
    const removed = readEmails(given['remove'], 'remove')
    if (added.length + removed.length === 0) throw new NotUnderstood('Say whom to --add or --remove.')
    return withPlace(async ({ database }) => {
      await changeStaff(database, systemClock, { clinicId, added, removed })
      return `Done: ${added.length} added or changed, ${removed.length} removed.\nNext:\n  All clinics: npm run operate -- clinic-list`
    })
  },
)
