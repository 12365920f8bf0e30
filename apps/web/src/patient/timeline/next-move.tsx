import { useNavigate } from '@tanstack/react-router'
import type { PatientEContact } from '@vastus/contract/shapes'
import { reopenableUntil } from '@vastus/domain/e-contact/checks'
import { isOpen } from '@vastus/domain/e-contact/status'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { IconLock } from '../../shared/ui/icons.tsx'
import { useDangerSigns, useSignsBeforeSending } from '../../shared/danger/use-danger-signs.ts'
import {
  canWriteIn,
  DangerNotice,
  patientStyles as styles,
  NotSent,
  useMyReply,
} from '../e-contacts/index.ts'
import { KeptReply } from './kept-reply.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { SentReply } from './use-reply-sending.ts'

const MergedReply = lazyPart(() => import('./merged-reply.tsx').then((module) => module.MergedReply))

/** What the patient can do now, as the server's abilities say. */
export function NextMove({ eContact }: { eContact: PatientEContact }) {
  const { t } = useI18n()
  const { dialogs, dialog, ask, close } = useDialogs()
  const [problem, setProblem] = useState<string | null>(null)
  const reply = useMyReply(eContact.id)
  const [sent, setSent] = useState<SentReply>({ text: '', notMeant: [] })
  const { abilities, eContactType: type, status } = eContact
  const { birthDate } = eContact.patient
  const canWrite = canWriteIn(eContact)
  const { text, notMeant } = reply.values
  const danger = useSignsBeforeSending({ text: canWrite ? text : '', type, birthDate }, notMeant)
  // A writer who sends before the rules arrive gets the notice all the same.
  const sentSigns = useDangerSigns({ text: sent.text, type, birthDate }).filter(
    ({ ruleId }) => !sent.notMeant.includes(ruleId),
  )
  const isSent = danger.signs.length === 0
  const notice = (
    <DangerNotice
      signs={isSent ? sentSigns : danger.signs}
      place={isSent ? 'SENT' : 'WRITTEN'}
      correction={
        isSent
          ? undefined
          : {
              notMeant,
              onChange: (corrected) => reply.change((kept) => ({ ...kept, notMeant: corrected })),
            }
      }
    />
  )
  return (
    <div className={styles.form}>
      {canWrite ? (
        <>
          {eContact.merged?.map(({ id }) => (
            <MergedReply key={id} eContactId={id} reply={reply} />
          ))}
          <ReplyForm
            eContact={eContact}
            draft={reply}
            problem={problem}
            onProblem={setProblem}
            onSent={setSent}
            notice={notice}
            danger={danger}
          />
        </>
      ) : (
        <>
          {notice}
          <NotSent problem={problem} />
          <WhyNot eContact={eContact} />
          <KeptReply text={reply.values.text} />
        </>
      )}
      {abilities.UPLOAD && (
        <ButtonRow>
          <SendFilesAlone eContact={eContact} />
        </ButtonRow>
      )}
      {/* In a row of its own: it ends what the others go on with. */}
      {abilities.CANCEL && (
        <ButtonRow>
          <Button variant="quiet" onClick={() => ask('CANCEL')}>
            {t('patient.timeline.cancel')}
          </Button>
        </ButtonRow>
      )}
      {!isOpen(status) && (
        <ButtonRow>
          {abilities.PATIENT_REOPEN && (
            <Button wide onClick={() => ask('REOPEN')}>
              {t('patient.timeline.reopen')}
            </Button>
          )}
          <StartNew primary={!abilities.PATIENT_REOPEN} />
        </ButtonRow>
      )}
      {dialogs && (
        <>
          <dialogs.CancelDialog eContact={eContact} open={dialog === 'CANCEL'} onClose={close} />
          <dialogs.ReopenDialog
            eContact={eContact}
            open={dialog === 'REOPEN'}
            onClose={close}
            onSent={setSent}
          />
        </>
      )}
    </div>
  )
}

type Dialogs = Pick<typeof import('./reason-dialogs.tsx'), 'CancelDialog' | 'ReopenDialog'>

/** Fetched when somebody asks for one of them. */
function useDialogs() {
  const alertError = useErrorAlert()
  const [dialogs, setDialogs] = useState<Dialogs | null>(null)
  const [dialog, setDialog] = useState<'CANCEL' | 'REOPEN' | null>(null)
  const ask = (wanted: 'CANCEL' | 'REOPEN') =>
    void import('./reason-dialogs.tsx').then(
      ({ CancelDialog, ReopenDialog }) => {
        setDialogs({ CancelDialog, ReopenDialog })
        setDialog(wanted)
      },
      (error: unknown) => alertError('loading', error),
    )
  return { dialogs, dialog, ask, close: () => setDialog(null) }
}

function SendFilesAlone({ eContact }: { eContact: PatientEContact }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const search = { eContactId: String(eContact.id) }
  return (
    <Button
      variant="secondary"
      wide
      onClick={() => void navigate({ to: '/my-e-contacts/upload-files', search })}
    >
      {t('patient.timeline.filesAlone')}
    </Button>
  )
}

function StartNew({ primary }: { primary: boolean }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  return (
    <Button
      wide
      variant={primary ? 'primary' : 'secondary'}
      onClick={() => void navigate({ to: '/e-contacts/choose-person' })}
    >
      {t('patient.list.new')}
    </Button>
  )
}

/** Why nothing can be written now, and from when or how it can. */
function WhyNot({ eContact }: { eContact: PatientEContact }) {
  const { t, format } = useI18n()
  const { status, replyBlockedUntil, abilities, patient, representationEnded } = eContact
  if (representationEnded)
    return (
      <p className={classNames(styles.alert, styles.calm)}>
        {t('persons.ended', { name: `${patient.firstName} ${patient.surname}` })}
      </p>
    )
  if (status === 'rejected')
    return <p className={classNames(styles.alert, styles.calm)}>{t('patient.timeline.rejected')}</p>
  if (!isOpen(status))
    return (
      <p className={classNames(styles.alert, styles.calm)}>
        {t(eContact.outcome === 'ANSWERED' ? 'patient.timeline.answered' : 'patient.timeline.closed')}{' '}
        {abilities.PATIENT_REOPEN && eContact.completedAt
          ? t('patient.timeline.closedReopen', { date: format.date(reopenableUntil(eContact.completedAt)) })
          : t('patient.timeline.closedNew')}
      </p>
    )
  if (!replyBlockedUntil) return null
  return (
    <div className={classNames(styles.alert, styles.calm)}>
      <IconLock aria-hidden="true" />
      <p>
        <strong>{t('patient.timeline.lockedUntil', { when: format.dateTime(replyBlockedUntil) })}.</strong>{' '}
        {t('patient.timeline.lockedText')}
      </p>
    </div>
  )
}
