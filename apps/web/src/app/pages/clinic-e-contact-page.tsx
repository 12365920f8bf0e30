export { openEContact } from '../../clinic/e-contacts/api/open-e-contact.ts'
import { DetailScreen } from '../../clinic/conversation/detail-screen.tsx'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { AskPart } from '../../clinic/responses/ask-part.tsx'
import { GivenFeedback } from '../../patient/feedback/given-feedback.tsx'
import { SentWithIt } from './sent-with-it.tsx'

/** One e-contact as staff see it, with what other rooms of the product know of it. */
export function ClinicEContactPage() {
  return <DetailScreen Before={SentWithIt} After={AskedAndGiven} />
}

function AskedAndGiven({ eContact }: { eContact: ClinicEContact }) {
  return (
    <>
      <GivenFeedback eContact={eContact} />
      <AskPart eContact={eContact} />
    </>
  )
}
