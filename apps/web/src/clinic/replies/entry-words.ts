import type { ClinicEContact, TimelineEntry } from '@vastus/contract/shapes'
import { isWrittenDown } from '@vastus/domain/e-contact/written-down'
import type { MessageKey, Translate } from '@vastus/i18n'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { isMessage, isSilent, reasonGroup } from '../e-contacts/index.ts'
import { nameOf } from './their-reply.ts'

type People = Pick<ClinicEContact, 'direction' | 'patient' | 'creator'>

/** Who said it, as colleagues know them; and who wrote it down, where that was somebody else. */
export function authorOf(t: Translate, entry: TimelineEntry, people: People): string {
  const by = writerOf(t, entry.author, nameOf(people.patient))
  return isWrittenDown(entry, people.direction)
    ? t('clinic.entry.writtenDown', { name: speakerOf(t, people), by })
    : by
}

function writerOf(
  t: Translate,
  { role, firstName, surname, profession }: TimelineEntry['author'],
  patient: string,
): string {
  const name = `${firstName} ${surname}`.trim()
  if (role === 'SYSTEM') return t('shell.productName')
  if (role === 'REPRESENTATIVE') return t('clinic.entry.representative', { name, patient })
  if (profession) return t('clinic.entry.staff', { name, profession: t(`enums.profession.${profession}`) })
  return name
}

/** Who speaks on the patient's side. */
function speakerOf(t: Translate, { patient, creator }: People): string {
  if (creator.id === patient.id) return nameOf(patient)
  return t('clinic.entry.representative', { name: nameOf(creator), patient: nameOf(patient) })
}

/** The grey line of what was done; null where the message itself says all. */
export function useEventWords(entry: TimelineEntry, author: string): string | null {
  const { t } = useI18n()
  if (isMessage(entry.type) && entry.type !== 'REPLIED' && !isSilent(entry)) return null
  const what = whatWasDone(t, entry)
  const group = reasonGroup(entry.type)
  if (group && entry.reason)
    return t('clinic.entry.withReason', {
      what,
      author,
      reason: t(`enums.reason.${group}.${entry.reason}` as MessageKey),
    })
  return t('clinic.entry.by', { what, author })
}

/** What was done, without by whom. */
export function whatWasDone(t: Translate, { type, assignee, author }: TimelineEntry): string {
  if (assignee === undefined) return t(`enums.timelineEntry.${type}`)
  if (assignee === null) return t('clinic.entry.assignedNobody')
  if (assignee === nameOf(author)) return t('clinic.entry.assignedSelf')
  return t('clinic.entry.assigned', { name: assignee })
}
