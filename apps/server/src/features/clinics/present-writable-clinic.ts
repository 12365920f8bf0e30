import type { listPatientClinics as route } from '@vastus/contract/clinics'
import type { RouteResponse } from '@vastus/contract/route'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import { CAN_FILL_IN_QUESTIONNAIRES, offersQuestionnaires } from '@vastus/domain/types/sort'
import type { WritableClinic } from './clinics-repository.ts'

type Presented = RouteResponse<typeof route>['content'][number]

export function presentWritableClinic(clinic: WritableClinic): Presented {
  const { aiSmartQuestionnaire } = clinic.features
  return {
    id: clinic.id,
    name: clinic.name,
    address: clinic.address,
    phone: clinic.phone,
    relation: relationOf(clinic),
    isPrivate: clinic.isPrivate,
    eContactTypes: clinic.eContactTypes?.filter(isTypeCode) ?? null,
    questionnaires:
      CAN_FILL_IN_QUESTIONNAIRES &&
      offersQuestionnaires({
        plan: clinic.plan,
        aiSmartQuestionnaire: typeof aiSmartQuestionnaire === 'string' ? aiSmartQuestionnaire : 'DISABLED',
      }),
  }
}

function relationOf({ clinicMember, listCode }: WritableClinic): Presented['relation'] {
  if (clinicMember === null) return 'OPEN'
  return clinicMember || listCode !== null ? 'FAMILY' : 'KNOWN'
}
