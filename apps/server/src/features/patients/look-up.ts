import type { lookUpClinicPatient as route } from '@vastus/contract/clinic-patients'
import type { RouteResponse, RouteInput } from '@vastus/contract/route'
import { countryProfile } from '@vastus/domain/country'
import { readPersonalCode } from '@vastus/domain/identity/personal-code'
import { localDate } from '@vastus/domain/time/time-zone'
import { InvalidInput } from '../../errors.ts'
import { personsShown } from '../../http/audit-trail.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { chargeCode } from './charge-code.ts'
import { findPatientByCode, findSubjectOfCode } from './patients-repository.ts'
import { presentPatients } from './present-patients.ts'
import { requireEmployment } from '../../http/require-employment.ts'

/** The own clinics' patient behind a code. Of anybody else it answers only whether the code is known. */
export async function lookUp(
  services: Services,
  request: RequestContext,
  query: RouteInput<typeof route>['query'],
): Promise<RouteResponse<typeof route>> {
  const { employments } = request.principal()
  const clinicIds =
    query.clinicId === undefined
      ? employments.map(({ clinicId }) => clinicId)
      : [requireEmployment(request, query.clinicId).clinicId]
  const country = services.config.countryCode
  const today = localDate(request.now, countryProfile(country).timeZone)
  const read = readPersonalCode(country, query.personalCode, today)
  if (!read) throw new InvalidInput([{ path: 'personalCode', rule: 'PERSONAL_CODE' }])
  await chargeCode(services, request)
  return request.transaction(async (tx) => {
    const own = await findPatientByCode(tx, clinicIds, read.code)
    if (!own) {
      // The trail names whom the code belongs to, never the code.
      const subject = await findSubjectOfCode(tx, read.code)
      request.audit(personsShown(clinicIds[0] ?? null, subject === null ? [] : [subject]))
      return { found: subject !== null, patient: null }
    }
    const [patient] = await presentPatients(tx, request, [own], { clinicId: own.clinicId, today })
    return { found: true, patient: patient ?? null }
  })
}
