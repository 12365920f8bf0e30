import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { lengthOf, normaliseText } from '@vastus/domain/typed-text'
import { type SyntheticEvent, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { IconLock } from '../../shared/ui/icons.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { composerStyles as styles, SendProblem, type Sending } from '../replies/index.ts'

type NoteFormProps = {
  text: string
  onChange: (text: string) => void
  sending: Sending
  onSave: (note: string) => void
}

/** Words to colleagues. Amber all over, so that it can't be taken for the reply. */
export function NoteForm({ text, onChange, sending, onSave }: NoteFormProps) {
  const { t } = useI18n()
  const [problem, setProblem] = useState<string>()
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (sending.isBusy) return
    const note = normaliseText(text)
    if (note === '') return setProblem(t('clinic.composer.emptyNote'))
    if (lengthOf(note) > E_CONTACT_TEXT_MAX) return setProblem(t('errors.E_CONTACT_ANSWER_TOO_LONG'))
    onSave(note)
  }
  return (
    <form className={styles.noteForm} onSubmit={submit}>
      <p className={styles.noteLabel}>
        <IconLock aria-hidden="true" />
        {t('kit.internalNote')}
      </p>
      <TextArea
        id="note-text"
        label={t('clinic.composer.note')}
        rows={3}
        dir="auto"
        value={text}
        error={problem}
        onChange={(next) => {
          setProblem(undefined)
          onChange(next)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
        }}
      />
      <SendProblem sending={sending} />
      <div className={styles.bar}>
        <Button type="submit" variant="secondary" busy={sending.isBusy} aria-keyshortcuts="Control+Enter">
          {t(sending.failed ? 'shell.buttons.tryAgain' : 'clinic.composer.saveNote')}
        </Button>
      </div>
    </form>
  )
}
