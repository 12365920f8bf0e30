import { checkReason, reasonNeedsText, REASONS, REASON_TEXT_MAX } from '@vastus/domain/e-contact/reasons'
import type { MessageKey } from '@vastus/i18n'
import { type ReactNode, useState } from 'react'
import { type Draft, useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'

export type ReasonedKind = 'ARCHIVE' | 'REJECT' | 'CLINIC_REOPEN'
export type Reason = { reason: string; reasonText: string }

const DRAFTS = { ARCHIVE: 'archive', REJECT: 'reject', CLINIC_REOPEN: 'reopen' } as const
const EMPTY = { reason: '', text: '' }

type ReasonDialogProps = {
  /** Or several at once. */
  eContactId: number | 'several'
  kind: ReasonedKind
  busy: boolean
  /** Above the reasons: what the reader should know before. */
  warning?: ReactNode
  /** Something that was written is lost by it. */
  losesWords?: boolean
  onClose: () => void
  /** The draft is for telling how it went: it keeps what was chosen and typed until then. */
  onConfirm: (reason: Reason, draft: Draft<typeof EMPTY>) => void
}

/** Asks why. The heading says what follows; where nothing can be taken back, Cancel has the first focus. Mount it only while it is open. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { eContactId, kind, busy, warning, losesWords = false, onClose, onConfirm } = props
  const { t } = useI18n()
  const draft = useDraft(`e-contact:${eContactId}:${DRAFTS[kind]}`, EMPTY)
  const value: Reason = { reason: draft.values.reason, reasonText: draft.values.text }
  const [broken, setBroken] = useState<ReturnType<typeof checkReason>>(null)
  const words = broken ? t(`errors.rules.${broken}`) : undefined
  const isAboutText = broken === 'REASON_TEXT_REQUIRED' || broken === 'REASON_TEXT_TOO_LONG'
  const change = (part: Partial<typeof EMPTY>) => {
    setBroken(null)
    draft.change((current) => ({ ...current, ...part }))
  }
  const confirm = () => {
    const rule = checkReason(kind, value.reason, value.reasonText)
    if (!rule) return onConfirm(value, draft)
    setBroken(rule)
    document.getElementById(rule.startsWith('REASON_TEXT') ? 'reason-text' : 'reason')?.focus()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      heading={t(`clinic.reason.${kind}.heading`)}
      confirmLabel={t(`clinic.reason.${kind}.confirm`)}
      danger={kind === 'REJECT'}
      busy={busy}
      onConfirm={confirm}
    >
      <p>{t(`clinic.reason.${kind}.text`)}</p>
      {warning}
      <RadioCards
        id="reason"
        startsDialog={kind !== 'REJECT' && !losesWords}
        label={t('clinic.reason.label')}
        error={isAboutText ? undefined : words}
        value={value.reason}
        onChange={(reason) => change({ reason })}
        options={REASONS[kind].map((reason) => ({
          value: reason,
          label: t(`enums.reason.${kind}.${reason}` as MessageKey),
        }))}
      />
      {value.reason !== '' && (
        <TextArea
          id="reason-text"
          label={t('clinic.reason.words')}
          optional={!reasonNeedsText(value.reason)}
          hint={t('clinic.reason.wordsHint')}
          rows={2}
          maxCharacters={REASON_TEXT_MAX}
          countFrom={REASON_TEXT_MAX - 100}
          error={isAboutText ? words : undefined}
          value={value.reasonText}
          onChange={(text) => change({ text })}
        />
      )}
    </ConfirmDialog>
  )
}
