import { normaliseLine } from '@vastus/domain/typed-text'
import { useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useDraft } from '../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

const NAME_MAX = 60

type ViewNameDialogProps = {
  heading: string
  /** Of what is typed. */
  draftKey: string
  present: string
  /** Names of other views; the name of a new view may be one of them, and replaces that view. */
  taken: readonly string[]
  busy: boolean
  /** Keeps the name; rejects when it was not kept. */
  onConfirm: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a view. Mount it only while it is open. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const { heading, draftKey, present, taken, busy, onConfirm, onClose } = props
  const { t } = useI18n()
  const alert = useErrorAlert()
  const draft = useDraft(draftKey, { text: present })
  const [isChecked, setChecked] = useState(false)
  const name = normaliseLine(draft.values.text)
  const problem =
    name === ''
      ? t('clinic.views.nameMissing')
      : taken.includes(name)
        ? t('clinic.views.nameTaken')
        : undefined
  const confirm = () => {
    if (problem !== undefined) {
      setChecked(true)
      document.getElementById('view-name')?.focus()
      return
    }
    onConfirm(name).then(
      () => {
        draft.clear()
        onClose()
      },
      (error: unknown) => alert('e-contacts', error),
    )
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      heading={heading}
      confirmLabel={t('clinic.views.save')}
      busy={busy}
      onConfirm={confirm}
    >
      <TextField
        id="view-name"
        // Here is nothing to be undone: the name is asked for at once, and Enter keeps it.
        data-first-focus=""
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) confirm()
        }}
        label={t('clinic.views.name')}
        maxLength={NAME_MAX}
        value={draft.values.text}
        error={isChecked ? problem : undefined}
        onChange={(text) => {
          setChecked(false)
          draft.change({ text })
        }}
      />
    </ConfirmDialog>
  )
}
