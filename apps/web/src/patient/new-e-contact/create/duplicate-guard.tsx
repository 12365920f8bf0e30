import { useNavigate } from '@tanstack/react-router'
import type { PatientEContact } from '@vastus/contract/shapes'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { use, useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { DraftKeeperContext } from '../../../shared/drafts/use-draft.tsx'
import { openAlike, replyDraftKey, useChosenFiles, useOpenEContacts } from '../../e-contacts/index.ts'
import { OpenAlike } from '../components/open-alike.tsx'
import { type Choices, type useNewMessage, wordsToSend } from '../new-message.ts'

type DuplicateGuardProps = { draft: ReturnType<typeof useNewMessage>; choices: Choices; type: TypeCode }

/** A patient who begins a second e-contact of one kind sees the open one, and may add to it, where that is possible, or go on. */
export function DuplicateGuard({ draft, choices, type }: DuplicateGuardProps) {
  const navigate = useNavigate()
  const alertError = useErrorAlert()
  const keeper = use(DraftKeeperContext)
  const photos = useChosenFiles(choices.personId)
  const [isDismissed, setDismissed] = useState(false)
  const { data } = useOpenEContacts()
  const open = openAlike(data, type, Number(choices.personId))
  const add = async ({ id }: PatientEContact) => {
    const { takeAlong } = await import('./take-along.ts')
    if (keeper) await takeAlong(keeper, replyDraftKey(id), wordsToSend(draft.latest()))
    // Photos are not moved, so the message that they were chosen for is kept.
    if (photos.length === 0) draft.clear()
    await navigate({ to: '/e-contacts/$eContactId/timeline', params: { eContactId: String(id) } })
  }
  if (!open || isDismissed) return null
  return (
    <OpenAlike
      open={open}
      onGoOn={() => setDismissed(true)}
      onAdd={() => void add(open).catch((error: unknown) => alertError('e-contacts', error))}
    />
  )
}
