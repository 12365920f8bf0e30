import { systemClock } from '../clock.ts'
import { readClinicId } from './clinic-options.ts'
import { describeClinic, nextSteps } from './clinic-words.ts'
import { removeClinic } from './clinics.ts'
import { runCommand, withPlace } from './command.ts'

const HELP = `npm run operate -- clinic-remove --clinic ID

Removes a clinic that has neither patients nor e-contacts, for one that was entered twice or by mistake. A clinic that has
some is deactivated, because medical records must be kept: nobody begins a new e-contact with it, and what is there can be
read and answered. The audit trail stays in both cases.
The embedded database has room for one program at a time: stop the server first.`

await runCommand(HELP, { clinic: { type: 'string' } }, (given) => {
  const clinicId = readClinicId(given)
  return withPlace(async ({ database }) => {
    const { clinic, isRemoved } = await removeClinic(database, systemClock, clinicId)
    return isRemoved
      ? `Clinic ${clinicId}, ${clinic.name}, is removed.\nNext:\n  All clinics: npm run operate -- clinic-list`
      : `Clinic ${clinicId} has medical records, which must be kept, so it is deactivated and not removed:\n${describeClinic(clinic)}\n${nextSteps(clinic)}`
  })
})
