import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import type { PatientEContact, TimelineEntry } from '@vastus/contract/shapes'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { leaveVariantOf } from '@vastus/domain/sick-leave/leave'
import type { ComponentType, ReactNode } from 'react'
import { useEmergencyNumber } from '../../shared/danger/emergency-number.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { CallButton } from '../../shared/ui/call-button.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { IconCircleCheck } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import {
  isAwaited,
  NotThere,
  SentDangerNotice,
  StepPage,
  patientStyles as styles,
  useAnswerBy,
  useClinicsOfPatient,
  useTimeline,
} from '../e-contacts/index.ts'

type SuccessScreenProps = {
  /** What is read first, right under the heading. */
  Top: ComponentType<{ eContact: PatientEContact; opensNextAt: string | null | undefined }>
  /** What may still be done once all is sent; below everything else. */
  offer: ReactNode
}

export function SuccessScreen({ Top, offer }: SuccessScreenProps) {
  const { eContactId } = useSearch({ from: '/e-contacts/success' })
  const id = Number(eContactId)
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to="/my-e-contacts" replace />
  return <Sent id={id} Top={Top} offer={offer} />
}

function Sent({ id, Top, offer }: SuccessScreenProps & { id: number }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const timeline = useTimeline(id)
  const sent = timeline.data
  const clinics = useClinicsOfPatient(sent?.eContact)
  if (!sent && timeline.isError) return <NotThere timeline={timeline} />
  if (!sent || isAwaited(clinics))
    return (
      <StepPage>
        <Skeleton shape="card" lines={8} />
      </StepPage>
    )
  const { eContact, content } = sent
  const { finalizeStatus, patient, creator } = eContact
  const clinic = clinics.data?.find((each) => each.id === eContact.clinicId)
  if (finalizeStatus === 'FAILED' || finalizeStatus === 'CANCELLED')
    return <Navigate to="/my-e-contacts" search={{ eContactAddedStatus: 'failed' }} replace />

  return (
    <StepPage actingFor={patient.id === creator.id ? undefined : patient}>
      {finalizeStatus === 'SUBMITTED' ? (
        <>
          <div className={styles.sentTop}>
            <IconCircleCheck aria-hidden="true" />
            <h1>{t('sent.success.title')}</h1>
          </div>
          <SentDangerNotice eContactId={id} />
          <Top eContact={eContact} opensNextAt={clinic?.opensNextAt} />
          <Received eContact={eContact} entries={content} />
        </>
      ) : (
        <>
          <h1>{t('sent.success.processing')}</h1>
          <p>{t('sent.success.processingText')}</p>
        </>
      )}
      <Next eContact={eContact} clinicPhone={clinic?.phone} />
      <ButtonRow>
        <Button
          wide
          onClick={() =>
            void navigate({ to: '/e-contacts/$eContactId/timeline', params: { eContactId: String(id) } })
          }
        >
          {t('sent.success.open')}
        </Button>
        <Button variant="secondary" wide onClick={() => void navigate({ to: '/my-e-contacts' })}>
          {t('sent.success.toList')}
        </Button>
      </ButtonRow>
      {offer}
    </StepPage>
  )
}

type ReceivedProps = { eContact: PatientEContact; entries: readonly TimelineEntry[] }

function Received({ eContact, entries }: ReceivedProps) {
  const { t, format } = useI18n()
  const { patient, clinicName, eContactType, createdAt } = eContact
  const files = entries.flatMap((entry) => entry.files).filter(({ uploadedBy }) => uploadedBy === 'PATIENT')
  return (
    <section className={styles.group}>
      <h2>{t('sent.success.received')}</h2>
      <SummaryList
        rows={[
          { label: t('patient.check.type'), value: t(`types.${eContactType}`) },
          { label: t('patient.check.person'), value: `${patient.firstName} ${patient.surname}` },
          { label: t('patient.check.clinic'), value: clinicName },
          { label: t('sent.success.sentAt'), value: format.dateTime(createdAt) },
          ...(files.length > 0
            ? [{ label: t('sent.success.files'), value: format.list(files.map(({ name }) => name)) }]
            : []),
        ]}
      />
    </section>
  )
}

type NextProps = { eContact: PatientEContact; clinicPhone: string | null | undefined }

function Next({ eContact, clinicPhone }: NextProps) {
  const { t } = useI18n()
  const usual = leaveVariantOf(eContact.eContactType)
    ? t('patient.timeline.leavePromise')
    : t('sent.success.nextAnswer')
  const answerBy = useAnswerBy(eContact) ?? usual
  const number = useEmergencyNumber()
  return (
    <>
      <section className={styles.next}>
        <h2>{t('sent.success.nextHeading')}</h2>
        <p>
          {t('sent.success.nextRead')} {answerBy}
        </p>
        <p>{t('sent.success.nextMail')}</p>
      </section>
      <section className={styles.next}>
        <h2>{t('sent.success.worse')}</h2>
        <p>{t('sent.success.worseText', { number })}</p>
        <ButtonRow>
          {clinicPhone && (
            <CallButton
              phone={clinicPhone}
              label={t('sent.success.callClinic', {
                number: phoneText(clinicPhone).replaceAll(' ', '\u00a0'),
              })}
            />
          )}
          <CallButton phone={number} label={t('patient.emergency.call', { number })} />
        </ButtonRow>
      </section>
    </>
  )
}
