import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { offersQuestionnaires, visibleTypes } from '@vastus/domain/types/sort'
import { InvalidInput } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { EContact } from './e-contact.ts'
import type { ClinicToWriteTo } from './sending-repository.ts'

/** @throws InvalidInput for a type that the clinic does not take */
export function requireOffered(
  clinic: Pick<ClinicToWriteTo, 'plan' | 'features' | 'eContactTypes'>,
  type: EContact['eContactType'],
  language: RequestContext['language'],
): void {
  const { aiSmartQuestionnaire } = clinic.features
  const questionnaires = offersQuestionnaires({
    plan: clinic.plan,
    aiSmartQuestionnaire: typeof aiSmartQuestionnaire === 'string' ? aiSmartQuestionnaire : 'DISABLED',
  })
  if (!visibleTypes(clinic.eContactTypes ?? TYPE_CODES, { questionnaires }, language).includes(type))
    throw new InvalidInput([{ path: 'eContactType', rule: 'FORM' }])
}
