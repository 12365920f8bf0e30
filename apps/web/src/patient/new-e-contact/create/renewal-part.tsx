import { Link } from '@tanstack/react-router'
import { isRenewalType } from '@vastus/domain/prescriptions/prescription'
import { useEffect, useEffectEvent } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { linesOf, useListedPrescriptions } from '../../../shared/prescriptions/listed-prescriptions.ts'
import { LazyPrescriptionList } from '../../../shared/prescriptions/lazy-prescription-list.tsx'
import { type Choices, type useNewMessage, withChoices, withSentence } from '../new-message.ts'

type RenewalPartProps = { draft: ReturnType<typeof useNewMessage>; choices: Choices }

/** The medicines that go out with the message, and the sentence that names them in it. */
export function RenewalPart({ draft, choices }: RenewalPartProps) {
  const { t } = useI18n()
  const list = useListedPrescriptions(choices.personId, choices.clinicId)
  const lines = linesOf(list, choices.type)
  const names = lines.map(({ brandName }) => brandName).join(', ')
  const sentence = names === '' ? '' : t('prescriptions.message', { names })

  // A sentence of an earlier list gives way to the present one; what the patient wrote stays.
  const put = useEffectEvent((next: string) => {
    const { text, sentence: before } = draft.latest()
    if (!list || (before === next && (next === '' || text.trim() !== ''))) return
    draft.change((kept) => withSentence(withChoices(kept, choices), next))
  })
  useEffect(() => {
    if (draft.state !== 'LOADING') put(sentence)
  }, [sentence, draft.state])

  return <MedicinesToSend choices={choices} />
}

/** The medicines as they will be sent, with a way back to the list. */
export function MedicinesToSend({ choices }: { choices: Choices }) {
  const { t } = useI18n()
  const lines = linesOf(useListedPrescriptions(choices.personId, choices.clinicId), choices.type)
  if (!isRenewalType(choices.type)) return null
  const toList = (
    <p>
      <Link to="/prescriptions" search={choices}>
        {t('prescriptions.inMessage.change')}
      </Link>
    </p>
  )
  return lines.length === 0 ? toList : <LazyPrescriptionList prescriptions={lines} action={toList} />
}
