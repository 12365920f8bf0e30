import { systemClock } from '../clock.ts'
import { CLINIC_OPTIONS, readChanges, readClinicId } from './clinic-options.ts'
import { describeClinic, nextSteps } from './clinic-words.ts'
import { changeClinic, getClinic } from './clinics.ts'
import { NotUnderstood, runCommand, withPlace } from './command.ts'

const HELP = `npm run operate -- clinic-change --clinic ID [--name NAME] [--country EE|GB|US|ZA|PL] [--emails EMAIL,…] [--phone +372…]
    [--address ADDRESS] [--time-zone ZONE] [--plan PREMIUM|BASIC] [--new-patients yes|no] [--private yes|no]
    [--active yes|no]

Changes what is named; the rest stays. With --active no nobody begins a new e-contact with the clinic; what is there can
be read and answered. Numbers of clinics: npm run operate -- clinic-list.
The embedded database has room for one program at a time: stop the server first.`

await runCommand(
  HELP,
  { clinic: { type: 'string' }, ...CLINIC_OPTIONS, active: { type: 'string' } },
  (given) => {
    const clinicId = readClinicId(given)
    if (Object.keys(given).length === 1) throw new NotUnderstood('Say what to change.')
    return withPlace(async ({ database }) => {
      const changes = readChanges(given, await getClinic(database, systemClock, clinicId))
      const clinic = await changeClinic(database, systemClock, clinicId, changes)
      return `Changed:\n${describeClinic(clinic)}\n${nextSteps(clinic)}`
    })
  },
)
