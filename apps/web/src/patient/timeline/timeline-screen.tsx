import { useParams } from '@tanstack/react-router'
import type { PatientEContact, TimelineEntry } from '@vastus/contract/shapes'
import { isOpen } from '@vastus/domain/e-contact/status'
import { type ComponentType, Suspense, useDeferredValue } from 'react'
import { LazyPrescriptionList } from '../../shared/prescriptions/lazy-prescription-list.tsx'
import { ApiError } from '../../shared/api/api-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart, useLaterWords } from '../../shared/i18n/lazy-part.tsx'
import { NothingHere } from '../../shared/pages/error-pages.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import {
  type ChoosableClinic,
  useClinicsOfPatient,
  idOf,
  isAwaited,
  type MyTimeline,
  useTimeline,
  useLiveEContacts,
  LoadFailed,
  SentDangerNotice,
  StepPage,
} from '../e-contacts/index.ts'
import { actedFor } from './acted-for.ts'
import { Conversation } from './conversation.tsx'
import { EContactHeader } from './e-contact-header.tsx'
import { NextMove } from './next-move.tsx'
import { Steps } from './steps.tsx'

const Attachments = lazyPart(() =>
  import('../../shared/files/file-attachments.tsx').then((module) => module.FileAttachments),
)
const attachmentsOf = ({ prescriptions, files }: TimelineEntry) => (
  <>
    {prescriptions && <LazyPrescriptionList prescriptions={prescriptions} />}
    {files.length > 0 && <Attachments files={files} />}
  </>
)

const MergedAway = lazyPart(() => import('./merged-away.tsx').then((module) => module.MergedAway))

interface TimelineScreenProps {
  /** What is read first, right under the heading. */
  Top: ComponentType<{ eContact: PatientEContact; opensNextAt: string | null | undefined }>
  /** What is shown before the conversation, and after it. */
  Before: ComponentType<{ eContact: PatientEContact }>
  After: ComponentType<{ eContact: PatientEContact }>
}

export function TimelineScreen({ Top, Before, After }: TimelineScreenProps) {
  const { t } = useI18n()
  const { eContactId } = useParams({ from: '/e-contacts/$eContactId/timeline' })
  const id = idOf(eContactId) ?? 0
  const timeline = useTimeline(id)
  useLiveEContacts()
  const { error } = timeline
  // What it needs for the first time, such as a list of medicines, is fetched before it is shown: nothing then moves.
  const data = useDeferredValue(timeline.data)
  const clinics = useClinicsOfPatient(data?.eContact)

  if (id === 0 || (error instanceof ApiError && error.status === 404))
    return <NothingHere text={t('errors.notFound')} />
  const waiting = (
    <StepPage>
      <h1>{t('patient.timeline.label')}</h1>
      {timeline.isError ? (
        <LoadFailed heading={t('errors.loading.history')} onRetry={() => void timeline.refetch()} />
      ) : (
        <Skeleton shape="card" lines={5} />
      )}
    </StepPage>
  )
  if (!data || isAwaited(clinics)) return waiting
  return (
    <Suspense fallback={waiting}>
      <WholeTimeline timeline={data} clinics={clinics.data ?? []} Top={Top} Before={Before} After={After} />
    </Suspense>
  )
}

interface WholeTimelineProps extends TimelineScreenProps {
  timeline: MyTimeline
  clinics: readonly ChoosableClinic[]
}

function WholeTimeline({ timeline, clinics, Top, Before, After }: WholeTimelineProps) {
  const { eContact, content } = timeline
  const merged = eContact.merged ?? []
  useLaterWords(...(eContact.mergedIntoId || merged.length > 0 ? (['merge'] as const) : []))
  const clinic = clinics.find((each) => each.id === eContact.clinicId)
  if (eContact.mergedIntoId) return <MergedAway goesOnIn={eContact.mergedIntoId} />
  return (
    <StepPage actingFor={actedFor(eContact)}>
      <EContactHeader eContact={eContact} clinic={clinic} />
      {isOpen(eContact.status) && <SentDangerNotice eContactId={eContact.id} />}
      <Top eContact={eContact} opensNextAt={clinic?.opensNextAt} />
      <Steps eContact={eContact} entries={content} />
      <Before eContact={eContact} />
      {merged.map(
        ({ id: mergedId, eContactType, sickLeave }) =>
          sickLeave && <Before key={mergedId} eContact={{ ...eContact, eContactType, sickLeave }} />,
      )}
      <Conversation eContact={eContact} entries={content} attachmentsOf={attachmentsOf} />
      <After key={`after-${eContact.id}`} eContact={eContact} />
      <NextMove key={eContact.id} eContact={eContact} />
    </StepPage>
  )
}
