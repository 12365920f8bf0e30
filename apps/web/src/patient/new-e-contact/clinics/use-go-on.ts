import { isTypeCode, TYPE_CODES } from '@vastus/domain/types/catalogue'
import { visibleTypes } from '@vastus/domain/types/sort'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { type ChoosableClinic, readChange, useSteps } from '../../e-contacts/index.ts'

type Search = { personId?: string; type?: string; change?: string }

/** On to the type; straight back to the summary when the type is chosen and the clinic takes it. */
export function useGoOn({ personId, type, change: changed }: Search) {
  const { language } = useI18n()
  const steps = useSteps()
  return (clinic: ChoosableClinic, replace = false) => {
    const change = readChange(changed)
    const chosen = {
      ...(personId ? { personId } : {}),
      clinicId: String(clinic.id),
      ...(change ? { change } : {}),
    }
    const taken = visibleTypes(clinic.eContactTypes ?? TYPE_CODES, clinic, language)
    if (change && type && isTypeCode(type) && taken.includes(type))
      steps.toCreate({ ...chosen, type, step: 'check' }, replace)
    else steps.toType(chosen, replace)
  }
}
