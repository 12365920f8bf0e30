import { systemClock } from '../clock.ts'
import { readClinic, readColleagues } from './clinic-options.ts'
import { addClinic } from './clinics.ts'
import { runCommand, withPlace } from './command.ts'

const HELP = `npm run clinic:add -- --name NAME --country EE|GB|US|ZA|PL --emails EMAIL,… [--phone +372…]
    [--time-zone ZONE] [--plan PREMIUM|BASIC] [--staff EMAIL:DOCTOR|NURSE|NON_CLINICAL,…]

Adds a clinic, with those who work there: they have signed up in the browser before. Without --time-zone it is the
country's, without --plan PREMIUM, which has virus scanning. The audit trail of the clinic begins with it.
The embedded database has room for one program at a time: stop the server first.`

await runCommand(
  HELP,
  {
    name: { type: 'string' },
    country: { type: 'string' },
    emails: { type: 'string' },
    phone: { type: 'string' },
    'time-zone': { type: 'string' },
    plan: { type: 'string' },
    staff: { type: 'string' },
  },
  (given) => {
    const clinic = readClinic(given)
    const staff = readColleagues(given['staff'], 'staff')
    return withPlace(async ({ database }) => {
      const clinicId = await addClinic(database, systemClock, { clinic, staff })
      return `Clinic ${clinicId}, ${clinic.name}, is there, and ${staff.length} work in it.`
    })
  },
)
