import type { MergedEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'

/** Who merged which e-contact into the one that is open. */
export function useMergedWords(): (merged: MergedEContact) => string {
  const { t } = useI18n()
  return ({ id, eContactType, by }) =>
    t('merge.line', {
      author: `${by?.firstName ?? ''} ${by?.surname ?? ''}`.trim(),
      type: t(`types.${eContactType}`),
      id: String(id),
    })
}
