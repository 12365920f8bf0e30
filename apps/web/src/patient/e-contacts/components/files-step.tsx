import { Navigate, useNavigate } from '@tanstack/react-router'
import { uploadPatientFile } from '@vastus/contract/files'
import type { FileShape } from '@vastus/contract/shapes'
import { checkFileCount } from '@vastus/domain/files/file-rules'
import { useEffect, useEffectEvent, useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { FilePicker } from '../../../shared/files/file-picker.tsx'
import { sendFile } from '../../../shared/api/send-file.ts'
import { LeavingFiles } from '../../../shared/files/leaving-files.tsx'
import { UploadList } from '../../../shared/files/upload-list.tsx'
import { useFileLimits } from '../../../shared/files/use-file-limits.ts'
import { useUploads } from '../../../shared/files/use-uploads.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { IconAlertTriangle, IconCircleCheck } from '../../../shared/ui/icons.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useFinalize } from '../api/finalize.ts'
import { useTimeline } from '../api/timeline.ts'
import { chosenFiles } from '../chosen-files.ts'
import { NotThere } from './not-there.tsx'
import styles from './patient.module.css'
import { SentDangerNotice } from './sent-danger-notice.tsx'
import { StepPage } from './step-page.tsx'

type FilesStepProps = {
  eContactId: string | undefined
  /** `AFTER_SENDING` may be skipped; `LATER` is for files alone, so there must be one. */
  when: 'AFTER_SENDING' | 'LATER'
}

/** Photos and files for an e-contact whose text is with the clinic already. */
export function FilesStep({ eContactId, when }: FilesStepProps) {
  const id = Number(eContactId)
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to="/my-e-contacts" replace />
  return when === 'LATER' ? <Step key={id} id={id} isLater /> : <AfterSending key={id} id={id} />
}

/** Who was asked for files before sending and picked none is not asked again: the step ends by itself, unless that fails. */
function AfterSending({ id }: { id: number }) {
  const [endsItself, setEndsItself] = useState(() => chosenFiles.findGoingOut(id)?.length === 0)
  return endsItself ? (
    <Ending id={id} onFailed={() => setEndsItself(false)} />
  ) : (
    <Step id={id} isLater={false} />
  )
}

function Ending({ id, onFailed }: { id: number; onFailed: () => void }) {
  const { t } = useI18n()
  const finish = useFinish(id)
  // So that the page after this one is whole at once.
  useTimeline(id)
  const end = useEffectEvent(async () => {
    if (!(await finish.run([]))) onFailed()
  })
  useEffect(() => {
    chosenFiles.forgetGoingOut()
    void end()
  }, [])
  return (
    <StepPage>
      <h1>{t('sent.success.processing')}</h1>
      <SentDangerNotice eContactId={id} />
      <Skeleton shape="card" lines={8} />
    </StepPage>
  )
}

/** Ends the step and leads to what was sent. It answers whether that worked, and says it where it did not. */
function useFinish(id: number) {
  const navigate = useNavigate()
  const showError = useErrorAlert()
  const finalize = useFinalize()
  return {
    isPending: finalize.isPending,
    run: async (arrived: readonly FileShape[]): Promise<boolean> => {
      try {
        await finalize.mutateAsync({ eContactId: id, fileIds: arrived.map((file) => file.id) })
        await navigate({
          to: '/e-contacts/success',
          search: { eContactId: String(id) },
          replace: true,
          // Files that did not arrive were given up with the press of the button.
          ignoreBlocker: true,
        })
        return true
      } catch (error) {
        showError('files', error)
        return false
      }
    },
  }
}

type StepProps = { id: number; isLater: boolean }

/** The place of the sending's result is there from the start; the result appears once the server has answered. */
function Step({ id, isLater }: StepProps) {
  const { t } = useI18n()
  const timeline = useTimeline(id)
  const eContact = timeline.data?.eContact
  if (!eContact && timeline.isError) return <NotThere timeline={timeline} />
  if (eContact && !eContact.abilities.UPLOAD)
    return <Navigate to="/e-contacts/$eContactId/timeline" params={{ eContactId: String(id) }} replace />
  const actingFor = eContact && eContact.patient.id !== eContact.creator.id ? eContact.patient : undefined
  return (
    <StepPage actingFor={actingFor}>
      {!isLater && (
        <p
          role="status"
          className={classNames(
            styles.alert,
            styles.good,
            eContact?.finalizeStatus !== 'SUBMITTED' && styles.unsaid,
          )}
        >
          <IconCircleCheck aria-hidden="true" />
          {t('sent.files.sent')}
        </p>
      )}
      {!isLater && <SentDangerNotice eContactId={id} />}
      <div className={styles.intro}>
        <h1>{t('sent.files.title')}</h1>
        {!isLater && <p>{t('sent.files.hint')}</p>}
      </div>
      {eContact ? <Upload id={id} isLater={isLater} /> : <Skeleton shape="card" lines={3} />}
    </StepPage>
  )
}

function Upload({ id, isLater }: StepProps) {
  const { t } = useI18n()
  const [isAsked, setAsked] = useState(false)
  const finish = useFinish(id)
  const [goingOut] = useState(() => (isLater ? null : chosenFiles.findGoingOut(id)) ?? [])
  const uploads = useUploads({
    initialFiles: goingOut,
    ...useFileLimits(),
    // What has arrived is with the clinic, so nothing goes before the patient says so.
    startsAtOnce: false,
    upload: (file, options) => sendFile(uploadPatientFile, id, file, options),
  })
  const missing = uploads.uploads.filter(({ state }) => state !== 'COMPLETED')
  const waiting = uploads.missingCount

  const rule = isLater ? checkFileCount(uploads.uploads.length, { required: true }) : null
  const sendAll = async () => {
    setAsked(true)
    if (rule) return
    const { completed, failed } = await uploads.start()
    if (failed === 0) await finish.run(completed)
  }

  // Picked before the check page, they were sent with the press of its button.
  const goOn = useEffectEvent(() => void sendAll())
  useEffect(() => {
    if (goingOut.length === 0) return
    // They are this page's now: what is given up or removed here never goes out from another one.
    chosenFiles.forgetGoingOut()
    goOn()
  }, [goingOut])

  const isWanting = isLater && uploads.uploads.length === 0
  return (
    <>
      <div inert={finish.isPending}>
        <FilePicker uploads={uploads} />
      </div>
      <div role="alert">
        {isAsked && rule && (
          <p className={classNames(styles.alert, styles.bad)}>
            <IconAlertTriangle aria-hidden="true" />
            {t(`errors.rules.${rule}`, { count: uploads.limits.maxFiles })}
          </p>
        )}
      </div>
      <UploadList uploads={uploads} canRemoveCompleted={false} />
      <LeavingFiles uploads={uploads} />
      <ButtonRow>
        {(waiting > 0 || isWanting) && (
          <Button wide busy={uploads.isUploading || finish.isPending} onClick={() => void sendAll()}>
            {isWanting ? t('shell.buttons.send') : t('sent.files.sendFiles', { count: waiting })}
          </Button>
        )}
        {!uploads.isUploading && !isWanting && !(isLater && uploads.completed.length === 0) && (
          <Button
            wide
            variant={waiting > 0 ? 'secondary' : 'primary'}
            busy={finish.isPending}
            onClick={() => void finish.run(uploads.completed)}
          >
            {t(finishLabel(uploads.completed.length, missing.length))}
          </Button>
        )}
      </ButtonRow>
    </>
  )
}

function finishLabel(completed: number, missing: number) {
  if (completed === 0) return 'sent.files.skip'
  return missing > 0 ? 'sent.files.finishAnyway' : 'sent.files.finish'
}
