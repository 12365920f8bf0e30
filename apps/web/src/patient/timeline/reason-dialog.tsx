import { checkReason, REASON_TEXT_MAX, reasonNeedsText, REASONS } from '@vastus/domain/e-contact/reasons'
import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import type { PatientEContact } from '@vastus/contract/shapes'
import type { MessageKey } from '@vastus/i18n'
import { normaliseText } from '@vastus/domain/typed-text'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useSignsBeforeSending } from '../../shared/danger/use-danger-signs.ts'
import { type useCancel, DangerNotice, patientStyles as styles } from '../e-contacts/index.ts'
import type { SentReply } from './use-reply-sending.ts'

const EMPTY = { reason: '', text: '', notMeant: [] as readonly DangerRuleId[] }

interface ReasonDialogProps {
  /** Of the draft: what was chosen and typed outlives the page. */
  draftKey: string
  action: 'CANCEL' | 'PATIENT_REOPEN'
  open: boolean
  onClose: () => void
  heading: string
  text: string
  confirmLabel: string
  leaveLabel: string
  doneText: string
  danger?: boolean
  /** The words are looked through for danger signs, which depend on the kind and on the patient's age. */
  about: Pick<PatientEContact, 'eContactType' | 'patient'>
  onSent?: (sent: SentReply) => void
  change: ReturnType<typeof useCancel>
}

/** Asks for a reason before a change; own words are needed where the reason says nothing by itself. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    draftKey,
    action,
    open,
    onClose,
    heading,
    text,
    confirmLabel,
    leaveLabel,
    doneText,
    danger,
    about,
    onSent,
    change,
  } = props
  const { t } = useI18n()
  const { show } = useToasts()
  const showError = useErrorAlert()
  const draft = useDraft(draftKey, EMPTY)
  const { reason, text: words, notMeant } = draft.values
  const [broken, setBroken] = useState<ReturnType<typeof checkReason>>(null)
  const ownWords = useSignsBeforeSending(
    { text: open ? words : '', type: about.eContactType, birthDate: about.patient.birthDate },
    notMeant,
  )
  const codes: readonly string[] = REASONS[action]
  const isAboutText = broken === 'REASON_TEXT_REQUIRED' || broken === 'REASON_TEXT_TOO_LONG'
  const error = broken ? t(`errors.rules.${broken}`) : undefined
  const answer = (part: Partial<typeof EMPTY>) => {
    setBroken(null)
    draft.change((current) => ({ ...current, ...part }))
  }

  const confirm = async () => {
    const found = checkReason(action, reason, words)
    setBroken(found)
    if (found) return document.getElementById(found.startsWith('REASON_TEXT') ? 'words' : 'reason')?.focus()
    await ownWords.afterLook(send, () => undefined)
  }
  const send = async () => {
    try {
      await change.mutateAsync({
        reason,
        infoText: normaliseText(words),
        notMeant,
        idempotencyKey: draft.idempotencyKey(),
      })
      draft.clear()
      onSent?.({ text: words, notMeant })
      show({ tone: 'success', text: doneText, autoDismiss: true })
      onClose()
    } catch (failure) {
      draft.noteFailure(failure)
      showError('e-contacts', failure)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={heading}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={change.isPending || ownWords.isLooking}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {leaveLabel}
          </Button>
        </>
      }
    >
      <div className={styles.field}>
        <p>{text}</p>
        <RadioCards
          id="reason"
          label={t('patient.timeline.reasonLegend')}
          error={isAboutText ? undefined : error}
          value={reason}
          onChange={(chosen) => answer({ reason: chosen })}
          options={codes.map((code) => ({
            value: code,
            label: t(`enums.reason.${action}.${code}` as MessageKey),
          }))}
        />
        {reason !== '' && (
          <TextArea
            id="words"
            rows={2}
            label={t('patient.timeline.ownWords')}
            optional={!reasonNeedsText(reason)}
            error={isAboutText ? error : undefined}
            value={words}
            onChange={(typed) => answer({ text: typed })}
            maxCharacters={REASON_TEXT_MAX}
            countFrom={REASON_TEXT_MAX - 100}
          />
        )}
        <DangerNotice
          signs={ownWords.signs}
          correction={
            // The clinic does not read what a cancelling patient tells as news of their health.
            action === 'CANCEL'
              ? undefined
              : { notMeant, onChange: (corrected) => answer({ notMeant: corrected }) }
          }
        />
      </div>
    </Dialog>
  )
}
