import { checkLength, checkRequired } from '@vastus/domain/field-rules'
import { SMS_SAVED_NAME_MAX } from '@vastus/domain/message-centre/sms-templates'
import { normaliseLine } from '@vastus/domain/typed-text'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import styles from './message-centre.module.css'

type SaveDialogProps = {
  open: boolean
  onClose: () => void
  heading: string
  /** What is kept, and what is not. */
  text: string
  name: string
  onName: (name: string) => void
  busy: boolean
  onSave: (name: string) => void
  /** Further fields. */
  children?: ReactNode
}

/** Asks for the name under which something is kept. */
export function SaveDialog({
  open,
  onClose,
  heading,
  text,
  name,
  onName,
  busy,
  onSave,
  children,
}: SaveDialogProps) {
  const { t } = useI18n()
  const [problem, setProblem] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const rule = checkRequired(name) ?? checkLength(name, { max: SMS_SAVED_NAME_MAX })
    if (rule) {
      setProblem(t(`errors.rules.${rule}`, { count: SMS_SAVED_NAME_MAX }))
      document.getElementById('sms-saved-name')?.focus()
      return
    }
    onSave(normaliseLine(name))
  }
  return (
    <Dialog open={open} onClose={onClose} heading={heading}>
      <form className={styles.section} onSubmit={submit} noValidate>
        <p>{text}</p>
        <TextField
          id="sms-saved-name"
          label={t('message-centre.saved.name')}
          autoComplete="off"
          value={name}
          error={problem}
          onChange={(typed) => {
            setProblem(undefined)
            onName(typed)
          }}
          data-first-focus=""
        />
        {children}
        <ButtonRow>
          <Button type="submit" busy={busy}>
            {t('message-centre.saved.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  )
}
