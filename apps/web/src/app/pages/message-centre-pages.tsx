import { useSearch } from '@tanstack/react-router'
import { SMS_TEMPLATE_CODES } from '@vastus/domain/message-centre/sms-templates'
import { localDate } from '@vastus/domain/time/time-zone'
import { AUDIENCE_FIELDS, type AudienceSearch } from '../../clinic/message-centre/audience-search.ts'
import { ComposeScreen } from '../../clinic/message-centre/compose-screen.tsx'
import { MessageCentreScreen } from '../../clinic/message-centre/message-centre-screen.tsx'
import { useBatch } from '../../clinic/message-centre/message-centre-api.ts'
import { useAudiences, useOwnTemplates } from '../../clinic/message-centre/saved-api.ts'
import { SuccessScreen } from '../../clinic/message-centre/success-screen.tsx'
import { idsIn } from '../../clinic/message-centre/without.ts'
import { useUser } from '../../shared/session/session-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
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
  const code = SMS_TEMPLATE_CODES.find((each) => each === search.template) ?? null
  const templates = useOwnTemplates(staff && search.template && !code ? staff.clinicId : null)
  const audiences = useAudiences(staff && search.audience ? staff.clinicId : null)
  if (!staff || !clinic) return null
  if (templates.isLoading || audiences.isLoading) return <Skeleton shape="card" lines={5} />
  const own = templates.data?.find(({ id }) => String(id) === search.template) ?? null
  const fields: AudienceSearch = Object.fromEntries(
    AUDIENCE_FIELDS.flatMap((field) => (search[field] === undefined ? [] : [[field, search[field]]])),
  )
  return (
    <ComposeScreen
      key={`${staff.clinicId} ${search.template}`}
      clinicId={staff.clinicId}
      clinicName={clinic.name}
      firstName={staff.firstName}
      today={localDate(serverNow(), staff.timeZone)}
      template={code}
      own={own}
      before={before}
      saved={audiences.data?.find(({ id }) => String(id) === search.audience) ?? null}
      search={fields}
      without={idsIn(search.without)}
    />
  )
}

export function MessageCentreSuccessPage() {
  const { batch = '' } = useSearch({ from: '/message-centre/success' })
  return <SuccessScreen key={batch} batchId={batch} />
}
