import { Link, Navigate, useSearch } from '@tanstack/react-router'
import type { OwnSmsTemplate, SmsAudience } from '@vastus/contract/sms-saved'
import { SMS_TEMPLATES } from '@vastus/domain/message-centre/sms-templates'
import { localDate } from '@vastus/domain/time/time-zone'
import { useState } from 'react'
import type { Staff } from '../../clinic/e-contacts/clinic-context.tsx'
import {
  AUDIENCE_FIELDS,
  type AudienceSearch,
  searchOfOwnTemplate,
  searchOfTemplate,
} from '../../clinic/message-centre/audience-search.ts'
import { ComposeScreen } from '../../clinic/message-centre/compose-screen.tsx'
import { MessageCentreScreen } from '../../clinic/message-centre/message-centre-screen.tsx'
import { useBatch } from '../../clinic/message-centre/message-centre-api.ts'
import { useAudiences, useOwnTemplates } from '../../clinic/message-centre/saved-api.ts'
import { SuccessScreen } from '../../clinic/message-centre/success-screen.tsx'
import { idsIn } from '../../clinic/message-centre/without.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useUser } from '../../shared/session/session-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
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

type Before = { text: string; excludedPersonIds: number[] } | null

function Compose({ before }: { before: Before }) {
  const { template = '' } = useSearch({ from: '/message-centre/message' })
  const staff = useStaffOfChosenClinic()
  return staff && <Opened key={`${staff.clinicId} ${template}`} staff={staff} before={before} />
}

type Saved = { own: OwnSmsTemplate | null; audience: SmsAudience | null; isGone: boolean }

/** Waits for what the address names. What was found once stays open, also while it is being changed or removed here. */
function Opened({ staff, before }: { staff: Staff; before: Before }) {
  const search = useSearch({ from: '/message-centre/message' })
  const { clinicId } = staff
  const clinic = useUser().clinics.find((each) => each.clinicId === clinicId)
  const ready = SMS_TEMPLATES.find((each) => each.code === search.template)
  const code = ready?.code ?? null
  const today = localDate(serverNow(), staff.timeZone)
  const templates = useOwnTemplates(search.template && !code ? clinicId : null)
  const audiences = useAudiences(search.audience ? clinicId : null)
  const [found, setFound] = useState<Saved | null>(null)
  const own = templates.data?.find(({ id }) => String(id) === search.template) ?? null
  if (!found) {
    const failed = [templates, audiences].find(({ isError }) => isError)
    if (failed) return <NotLoaded onRetry={() => void failed.refetch()} />
    if (templates.isLoading || audiences.isLoading) return <Skeleton shape="card" lines={5} />
    const audience = audiences.data?.find(({ id }) => String(id) === search.audience) ?? null
    // A link that names the template alone means those for whom the template is.
    const filters = ready
      ? searchOfTemplate(ready.filters, today)
      : own
        ? searchOfOwnTemplate(own.filters, today)
        : {}
    if (Object.keys(search).every((name) => name === 'template') && Object.keys(filters).length > 0)
      return <Navigate to="/message-centre/message" search={{ ...search, ...filters }} replace />
    // Without the audience nobody would know who was to be left out.
    const isGone = Boolean((search.template && !code && !own) || (search.audience && !audience))
    setFound({ own, audience, isGone })
    return null
  }
  if (found.isGone) return <Gone />
  if (!clinic) return null
  const fields: AudienceSearch = Object.fromEntries(
    AUDIENCE_FIELDS.flatMap((field) => (search[field] === undefined ? [] : [[field, search[field]]])),
  )
  return (
    <ComposeScreen
      clinicId={clinicId}
      clinicName={clinic.name}
      firstName={staff.firstName}
      today={today}
      template={code}
      own={own ?? found.own}
      before={before}
      saved={found.audience}
      search={fields}
      without={idsIn(search.without)}
    />
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <EmptyState
      heading={t('shell.pages.loadingFailed.heading')}
      text={t('shell.pages.loadingFailed.text')}
      action={<Button onClick={onRetry}>{t('shell.buttons.tryAgain')}</Button>}
    />
  )
}

/** A template or an audience that somebody has removed since. */
function Gone() {
  const { t } = useI18n()
  return (
    <EmptyState
      heading={t('message-centre.saved.gone')}
      text={t('message-centre.saved.goneText')}
      action={
        <Link to="/message-centre" className={buttonClass('secondary')}>
          {t('message-centre.back')}
        </Link>
      }
    />
  )
}

export function MessageCentreSuccessPage() {
  const { batch = '' } = useSearch({ from: '/message-centre/success' })
  // Without a sending there is nothing to show.
  if (batch === '') return <Navigate to="/message-centre" replace />
  return <SuccessScreen key={batch} batchId={batch} />
}
