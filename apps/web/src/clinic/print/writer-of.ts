import type { ClinicEContact, TimelineEntry } from '@vastus/contract/shapes'
import { isMadeByClinic } from '@vastus/domain/e-contact/clinic-made'
import type { Translate } from '@vastus/i18n'
import { authorOf, nameOf } from '../replies/index.ts'

/** Who wrote the e-contact; null where that was the patient, whose name is on the paper already. */
export function writerOf(
  t: Translate,
  eContact: Pick<ClinicEContact, 'direction' | 'patient' | 'creator'>,
  entries: readonly TimelineEntry[],
): string | null {
  const { direction, patient, creator } = eContact
  if (!isMadeByClinic(direction)) return creator.id === patient.id ? null : nameOf(creator)
  const sent = entries.find(({ type, eContactId }) => type === 'SENT' && eContactId === undefined)
  return sent ? authorOf(t, sent, eContact) : null
}
