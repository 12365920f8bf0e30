import type { listPatientClinics as route } from '@vastus/contract/clinics'
import type { RouteResponse } from '@vastus/contract/route'
import { featureStates, hasQuestionnaires } from '@vastus/domain/clinic/features'
import { isTypeCode, TYPE_CODES } from '@vastus/domain/types/catalogue'
import { isMeantFor } from '@vastus/domain/instruments/meant-for'
import { opensNext } from '@vastus/domain/promises/working-hours'
import { localDate } from '@vastus/domain/time/time-zone'
import { listInstruments } from '../instruments/index.ts'
import type { WritableClinic } from './clinics-repository.ts'

type Presented = RouteResponse<typeof route>['content'][number]

/**
 * The clinic as one person may write to it: without the questionnaires that are meant for another age or sex.
 *
 * @param hasProvider whether the installation has a language model to call
 */
export function presentWritableClinic(clinic: WritableClinic, now: Date, hasProvider: boolean): Presented {
  const today = localDate(now, clinic.timeZone)
  const unfit = new Set(
    listInstruments().flatMap(({ code, meantFor }) => (isMeantFor(meantFor, clinic, today) ? [] : code)),
  )
  return {
    id: clinic.id,
    name: clinic.name,
    address: clinic.address,
    phone: clinic.phone,
    relation: relationOf(clinic),
    isPrivate: clinic.isPrivate,
    eContactTypes: (clinic.eContactTypes?.filter(isTypeCode) ?? TYPE_CODES).filter(
      (type) => !unfit.has(type),
    ),
    questionnaires: hasQuestionnaires(clinic),
    smartQuestions:
      featureStates({ plan: clinic.plan, hasProvider }, clinic.features).aiSmartQuestionnaire === 'ENABLED',
    opensNextAt: opensNext(now, clinic)?.toISOString() ?? null,
  }
}

function relationOf({ clinicMember, listCode, isOfParent }: WritableClinic): Presented['relation'] {
  if (clinicMember === null) return isOfParent ? 'KNOWN' : 'OPEN'
  return clinicMember || listCode !== null ? 'FAMILY' : 'KNOWN'
}
