import { useSearch } from '@tanstack/react-router'
import { SMS_TEMPLATE_CODES } from '@vastus/domain/message-centre/sms-templates'
import { AUDIENCE_FIELDS, type AudienceSearch } from '../../clinic/message-centre/audience-search.ts'
import { ComposeScreen } from '../../clinic/message-centre/compose-screen.tsx'
import { MessageCentreScreen } from '../../clinic/message-centre/message-centre-screen.tsx'
import { useBatch } from '../../clinic/message-centre/message-centre-api.ts'
import { SuccessScreen } from '../../clinic/message-centre/success-screen.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useStaffOfChosenClinic } from './use-staff.ts'

export function MessageCentrePage() {
  const staff = useStaffOfChosenClinic()
  return (
    staff && <MessageCentreScreen key={staff.clinicId} clinicId={staff.clinicId} timeZone={staff.timeZone} />
  )
}

/** The message, with whom it is meant for in the address. */
export function MessageCentreMessagePage() {
  const search = useSearch({ from: '/message-centre/message' })
  return search.batch ? <FromBatch batchId={search.batch} /> : <Compose before={null} />
}

function FromBatch({ batchId }: { batchId: string }) {
  const { data } = useBatch(batchId)
  return data ? <Compose before={data} /> : <Skeleton shape="card" lines={5} />
}

function Compose({ before }: { before: { text: string; excludedPersonIds: number[] } | null }) {
  const search = useSearch({ from: '/message-centre/message' })
  const staff = useStaffOfChosenClinic()
  const clinic = useUser().clinics.find(({ clinicId }) => clinicId === staff?.clinicId)
  if (!staff || !clinic) return null
  const fields: AudienceSearch = Object.fromEntries(
    AUDIENCE_FIELDS.flatMap((field) => (search[field] === undefined ? [] : [[field, search[field]]])),
  )
  const template = SMS_TEMPLATE_CODES.find((code) => code === search.template) ?? null
  return (
    <ComposeScreen
      key={`${staff.clinicId} ${template}`}
      clinicId={staff.clinicId}
      clinicName={clinic.name}
      firstName={staff.firstName}
      template={template}
      before={before}
      search={fields}
      without={idsIn(search.without)}
    />
  )
}

const idsIn = (list: string | undefined): number[] | null =>
  list === undefined ? null : list.split(',').flatMap((id) => (/^[1-9]\d{0,9}$/.test(id) ? [Number(id)] : []))

export function MessageCentreSuccessPage() {
  const { batch = '' } = useSearch({ from: '/message-centre/success' })
  return <SuccessScreen key={batch} batchId={batch} />
}
