import type { ClinicEContact } from '@vastus/contract/shapes'
import type { Tx } from '../../db/database.ts'
import type { Accessed } from './access-e-contact.ts'
import { listDetails, listNotices, listQuestionFileIds } from './details-repository.ts'
import { listFiles } from './message-files-repository.ts'
import { presentBase, presentPatient } from './present-base.ts'
import { presentFile } from './present-file.ts'

/** An e-contact as staff see it; texts and files are left out for those who may not see medical content. */
export async function presentForClinic(
  tx: Tx,
  { eContact, medicalHidden }: Accessed,
  now: Date,
): Promise<ClinicEContact> {
  const [details] = await listDetails(tx, [eContact.id])
  if (!details) throw new Error(`e-contact ${eContact.id} has nothing to show`)
  const questionFileIds = (await listQuestionFileIds(tx, [eContact.id])).get(eContact.id) ?? []
  const files = medicalHidden ? [] : await listFiles(tx, [eContact.id])
  const base = presentBase(eContact, details, 'CLINIC', questionFileIds, now)
  return {
    ...base,
    inquiry:
      base.inquiry && medicalHidden ? { ...base.inquiry, question: '', questionFileIds: [] } : base.inquiry,
    patient: {
      ...presentPatient(eContact, details),
      listCode: details.patientListCode,
      clinicMember: details.patientClinicMember,
    },
    text: medicalHidden ? null : eContact.text,
    files: files.map(presentFile),
    medicalHidden,
    patientLastSeenAt: eContact.patientLastSeenAt,
    notices: await listNotices(tx, eContact.id),
  }
}
