import type { ClinicEContact } from '@vastus/contract/shapes'
import { PrintScreen } from '../../clinic/print/print-screen.tsx'
import { SentWithIt } from './sent-with-it.tsx'

/** One e-contact as paper, with what other rooms of the product know of it. */
export function ClinicPrintPage() {
  return <PrintScreen Before={SentOnPaper} />
}

function SentOnPaper({ eContact }: { eContact: ClinicEContact }) {
  return <SentWithIt eContact={eContact} isPaper />
}
