import type { lookUpClinicPatient as route } from '@vastus/contract/clinic-patients'
import type { RouteAnswer, RouteInput } from '@vastus/contract/route'
import { countryProfile } from '@vastus/domain/country'
import { readPersonalCode } from '@vastus/domain/identity/personal-code'
import { localDate } from '@vastus/domain/time/time-zone'
import { InvalidInput } from '../../errors.ts'
import { personsShown } from '../../http/audit-trail.ts'
import type { Call } from '../../http/call.ts'
import type { Parts } from '../../parts.ts'
import { chargeCode } from './charge-code.ts'
import { findPatientByCode, findSubjectOfCode } from './patients-repository.ts'
import { presentPatients } from './present-patients.ts'
import { requireEmployment } from '../../http/require-employment.ts'

/** The own clinics' patient behind a code. Of anybody else it answers only whether the code is known. */
export async function lookUp(
  parts: Parts,
  call: Call,
  query: RouteInput<typeof route>['query'],
): Promise<RouteAnswer<typeof route>> {
  const { employments } = call.principal()
  const clinicIds =
    query.clinicId === undefined
      ? employments.map(({ clinicId }) => clinicId)
      : [requireEmployment(call, query.clinicId).clinicId]
  const country = parts.config.countryCode
  const today = localDate(call.now, countryProfile(country).timeZone)
  const read = readPersonalCode(country, query.personalCode, today)
  if (!read) throw new InvalidInput([{ path: 'personalCode', rule: 'PERSONAL_CODE' }])
  await chargeCode(parts, call)
  return call.transaction(async (tx) => {
    const own = await findPatientByCode(tx, clinicIds, read.code)
    if (!own) {
      // The trail names whom the code belongs to, never the code.
      const subject = await findSubjectOfCode(tx, read.code)
      call.audit(personsShown(clinicIds[0] ?? null, subject === null ? [] : [subject]))
      return { found: subject !== null, patient: null }
    }
    const [patient] = await presentPatients(tx, call, [own], { clinicId: own.clinicId, today })
    return { found: true, patient: patient ?? null }
  })
}
