import { SUMMARIZATION_FEEDBACK_MAX } from '@vastus/domain/ai/limits'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'

type DislikeDialogProps = { onClose: () => void; onSend: (feedback: string) => void }

/** Asks what was wrong with a summary; the reason may be left out. */
export function DislikeDialog({ onClose, onSend }: DislikeDialogProps) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('ai.dislike.heading')}
      actions={
        <>
          <Button onClick={() => onSend(text)}>{t('shell.buttons.send')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
        </>
      }
    >
      <TextArea
        id="dislike-reason"
        label={t('ai.dislike.reason')}
        rows={3}
        maxCharacters={SUMMARIZATION_FEEDBACK_MAX}
        value={text}
        onChange={setText}
      />
    </Dialog>
  )
}
