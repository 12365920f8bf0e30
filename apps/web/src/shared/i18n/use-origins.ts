import type { MergedEContact } from '@vastus/contract/shapes'
import { useI18n } from './i18n-context.tsx'

/** Names an author together with the e-contact in which it was said, where that was merged into the one shown. */
export function useOrigins(
  merged: readonly MergedEContact[],
): (author: string, said: { eContactId?: number | undefined }) => string {
  const { t } = useI18n()
  return (author, { eContactId }) => {
    const origin = merged.find(({ id }) => id === eContactId)
    if (!origin) return author
    return t('merge.origin', { author, type: t(`types.${origin.eContactType}`), id: String(origin.id) })
  }
}
