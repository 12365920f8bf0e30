import { systemClock } from '../clock.ts'
import { CLINIC_OPTIONS, readClinic, readColleagues } from './clinic-options.ts'
import { describeClinic, nextSteps } from './clinic-words.ts'
import { addClinic, listClinics } from './clinics.ts'
import { runCommand, withPlace } from './command.ts'

const HELP = `npm run operate -- clinic-add --name NAME --country EE|GB|US|ZA|PL --emails EMAIL,… [--phone +372…] [--address ADDRESS]
    [--time-zone ZONE] [--plan PREMIUM|BASIC] [--new-patients yes|no] [--private yes|no]
    [--staff EMAIL:DOCTOR|NURSE|NON_CLINICAL,…]

Adds a clinic, with those who work there: they have signed up in the browser before. Without --time-zone it is the
country's, without --plan PREMIUM, which has virus scanning. New patients may write to it, and staff accept or reject
their first e-contact; with --new-patients no only those may write whom staff have added. Patients see a clinic added
with --private yes as a private one. The audit trail of the clinic begins with it.
The embedded database has room for one program at a time: stop the server first.`

await runCommand(HELP, { ...CLINIC_OPTIONS, staff: { type: 'string' } }, (given) => {
  const clinic = readClinic(given)
  const staff = readColleagues(given['staff'], 'staff')
  return withPlace(async ({ database }) => {
    const clinicId = await addClinic(database, systemClock, { clinic, staff })
    const clinics = await listClinics(database)
    const namesakes = clinics.filter(({ id, name }) => id !== clinicId && name === clinic.name)
    return [
      'Added:',
      ...clinics
        .filter(({ id }) => id === clinicId)
        .flatMap((added) => [describeClinic(added), nextSteps(added)]),
      ...namesakes.map(
        ({ id }) =>
          `Clinic ${id} has the same name. If it is the same clinic: npm run operate -- clinic-remove --clinic ${clinicId}`,
      ),
    ].join('\n')
  })
})
