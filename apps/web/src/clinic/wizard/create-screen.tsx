import { Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { ClinicMode } from '@vastus/domain/e-contact/clinic-made'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Steps } from '../../shared/ui/progress.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { type Staff, StaffContext, useStaff } from '../e-contacts/index.ts'
import styles from './create.module.css'
import { DataStep } from './data-step.tsx'
import { MessageStep } from './message-step.tsx'
import { PatientStep } from './patient-step.tsx'
import { SavedLine } from './saved-line.tsx'
import { SuccessStep } from './success-step.tsx'
import { type Created, useCreate } from './use-create.ts'
import { LeavingFiles } from '../../shared/files/leaving-files.tsx'
import { useStepFocus } from './use-step-focus.ts'
import { useWizardFiles } from './use-wizard-files.ts'
import {
  mayWrite,
  startAnew,
  useWizardDraft,
  WIZARD_STEPS,
  type WizardStep,
  withPatient,
} from './wizard-draft.ts'

/** Staff write to a patient, or write down what the patient said: who, how to reach them, what. */
export function CreateScreen({ staff }: { staff: Staff }) {
  const { mode, step, eContactId } = useSearch({ from: '/clinic-e-contacts/create' })
  const kind = mode === 'to-patient' ? 'TO_PATIENT' : mode === 'as-patient' ? 'AS_PATIENT' : null
  if (!kind) return <Navigate to="/clinic-e-contacts/create" search={{ mode: 'to-patient' }} replace />
  const asked = WIZARD_STEPS.find((each) => each === step) ?? 'patient'
  return (
    <StaffContext value={staff}>
      <Wizard key={`${staff.clinicId} ${kind}`} mode={kind} step={asked} eContactId={Number(eContactId)} />
    </StaffContext>
  )
}

type WizardProps = { mode: ClinicMode; step: WizardStep; eContactId: number }

function Wizard({ mode, step, eContactId }: WizardProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const router = useRouter()
  const { show } = useToasts()
  const { clinicId } = useStaff()
  const draft = useWizardDraft(clinicId, mode)
  const files = useWizardFiles()
  const { sending, awayType, create, openQuestionnaire, forgetFailure } = useCreate(draft, mode)
  const [created, setCreated] = useState<Created | null>(null)
  const search = { mode: mode === 'TO_PATIENT' ? 'to-patient' : 'as-patient' }
  const go = (next: WizardStep, more: { eContactId?: string; replace?: boolean } = {}) => {
    const { replace = false, ...rest } = more
    void navigate({ to: '/clinic-e-contacts/create', search: { ...search, step: next, ...rest }, replace })
  }
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  /** Tells it where the writer is by now: a writer who has gone to another page is not pulled back. */
  const succeed = (made: Created) => {
    const eContactId = String(made.id)
    // A page that is still being fetched leaves the wizard standing.
    if (isHere.current && router.state.location.pathname === '/clinic-e-contacts/create') {
      setCreated(made)
      go('success', { eContactId, replace: true })
      return
    }
    const { failedFiles, ownerName } = made
    show({
      tone: failedFiles > 0 ? 'warning' : 'success',
      autoDismiss: failedFiles === 0,
      text:
        failedFiles > 0
          ? t('wizard.success.filesFailed', { count: failedFiles })
          : t(mode === 'TO_PATIENT' ? 'wizard.success.sent' : 'wizard.success.saved', { name: ownerName }),
      action: {
        label: t('wizard.success.open'),
        href: `/e-contacts/${eContactId}`,
        onSelect: () => void navigate({ to: '/e-contacts/$id', params: { id: eContactId } }),
      },
    })
  }
  const isLoading = draft.state === 'LOADING'
  // An address that is ahead of what was chosen leads back to where something is missing. What is being sent stays in sight.
  const shown = sending.isBusy
    ? 'message'
    : step === 'success'
      ? step
      : !draft.values.patient
        ? 'patient'
        : step === 'message' && !mayWrite(draft.values)
          ? 'data'
          : step
  useStepFocus(shown, isLoading)

  if (shown === 'success')
    return Number.isSafeInteger(eContactId) && eContactId > 0 ? (
      <>
        <SuccessStep id={eContactId} mode={mode} created={created} onAnother={() => go('patient')} />
        <LeavingFiles uploads={files} />
      </>
    ) : (
      <Navigate to="/clinic-e-contacts" replace />
    )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.mode}>
          {t(mode === 'TO_PATIENT' ? 'wizard.mode.toPatient' : 'wizard.mode.asPatient')}
        </p>
        <Steps step={WIZARD_STEPS.indexOf(shown) + 1} total={3} />
        <h1>{t(`wizard.title.${shown}`)}</h1>
      </div>
      {isLoading ? (
        <Skeleton shape="card" lines={4} />
      ) : shown === 'patient' ? (
        <PatientStep
          draft={draft}
          onContinue={() => go('data')}
          onStartAgain={() => {
            startAnew(draft)
            files.uploads.clear()
            forgetFailure()
          }}
          onChosen={(patient) => {
            forgetFailure()
            files.changePatient(draft.latest().patient?.id, patient.id)
            draft.change((wizard) => withPatient(wizard, patient))
            go('data')
          }}
        />
      ) : shown === 'data' ? (
        <DataStep draft={draft} onBack={() => go('patient')} onContinue={() => go('message')} />
      ) : (
        <MessageStep
          draft={draft}
          mode={mode}
          files={files}
          sending={sending}
          awayType={awayType}
          onBack={() => go('data')}
          onSend={async (isFilledIn) => {
            if (isFilledIn) return openQuestionnaire()
            const made = await create(files)
            if (!made) return
            startAnew(draft)
            files.uploads.clear()
            succeed(made)
          }}
        />
      )}
      <SavedLine state={draft.state} />
      <LeavingFiles uploads={files} />
    </div>
  )
}
