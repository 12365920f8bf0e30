import { normaliseLine } from '@vastus/domain/typed-text'
import { useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useDraft } from '../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { useSaveView } from '../api/saved-views.ts'

const NAME_MAX = 60
const EMPTY = { text: '' }

type SaveViewDialogProps = { query: string; save: ReturnType<typeof useSaveView>; onClose: () => void }

/** Asks for the name of a view. Mount it only while it is open. */
export function SaveViewDialog({ query, save, onClose }: SaveViewDialogProps) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const draft = useDraft('inbox-view', EMPTY)
  const [isMissing, setMissing] = useState(false)
  const name = normaliseLine(draft.values.text)
  const confirm = () => {
    if (name === '') {
      setMissing(true)
      document.getElementById('view-name')?.focus()
      return
    }
    save.mutate(
      { name, query },
      {
        onSuccess: () => {
          draft.clear()
          onClose()
        },
        onError: (error) => alert('e-contacts', error),
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      heading={t('clinic.views.keep')}
      confirmLabel={t('clinic.views.save')}
      busy={save.isPending}
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
        error={isMissing ? t('clinic.views.nameMissing') : undefined}
        onChange={(text) => {
          setMissing(false)
          draft.change({ text })
        }}
      />
    </ConfirmDialog>
  )
}
