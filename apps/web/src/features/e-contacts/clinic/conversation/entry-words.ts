import type { TimelineEntry } from '@vastus/contract/shapes'
import type { MessageKey } from '@vastus/i18n'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { isMessage, isSilent, reasonGroup } from './merge-thread.ts'

/** Who said it, as colleagues know them. */
export function useAuthor(
  { role, firstName, surname, profession }: TimelineEntry['author'],
  patient: string,
): string {
  const { t } = useI18n()
  const name = `${firstName} ${surname}`.trim()
  if (role === 'SYSTEM') return t('shell.productName')
  if (role === 'REPRESENTATIVE') return t('clinic.entry.representative', { name, patient })
  if (profession) return t('clinic.entry.staff', { name, profession: t(`enums.profession.${profession}`) })
  return name
}

/** The grey line of what was done; null where the message itself says all. */
export function useEventWords(entry: TimelineEntry, author: string): string | null {
  const { t } = useI18n()
  if (isMessage(entry.type) && entry.type !== 'REPLIED' && !isSilent(entry)) return null
  const what = t(`enums.timelineEntry.${entry.type}`)
  const group = reasonGroup(entry.type)
  if (group && entry.reason)
    return t('clinic.entry.withReason', {
      what,
      author,
      reason: t(`enums.reason.${group}.${entry.reason}` as MessageKey),
    })
  return t('clinic.entry.by', { what, author })
}
