import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useState } from 'react'
import { useOpenEContacts, openAlike } from '../../e-contacts/index.ts'
import { OpenAlike } from '../components/open-alike.tsx'
import type { Choices } from '../new-message.ts'

/** A patient who begins a second e-contact of one kind sees the open one, and may add to it, where that is possible, or go on. */
export function DuplicateGuard({ choices, type }: { choices: Choices; type: TypeCode }) {
  const [isDismissed, setDismissed] = useState(false)
  const { data } = useOpenEContacts()
  const open = openAlike(data, type, Number(choices.personId))
  return open && !isDismissed ? <OpenAlike open={open} onGoOn={() => setDismissed(true)} /> : null
}
