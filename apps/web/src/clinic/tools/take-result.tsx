import { reportError } from '../../shared/api/report.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import type { ToolContext } from './tool-frame.tsx'
import styles from './tools.module.css'

/** The result as a text, to be copied or added to a draft of the e-contact. */
export function TakeResult({ text, context }: { text: string; context: ToolContext | null }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const say = (key: 'tools.copy.copied' | 'tools.copy.added') =>
    show({ tone: 'success', autoDismiss: true, text: t(key) })
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('tools.copy.copied'),
      (error: unknown) => {
        reportError('tools', error)
        show({ tone: 'error', text: t('tools.copy.failed') })
      },
    )
  const adding = (add: (text: string) => void) => () => {
    add(text)
    say('tools.copy.added')
  }
  return (
    <div className={styles.take}>
      <details>
        <summary>{t('tools.copy.label')}</summary>
        <p className={styles.text}>{text}</p>
      </details>
      <ButtonRow>
        {context?.addToReply && <Button onClick={adding(context.addToReply)}>{t('tools.copy.reply')}</Button>}
        {context?.addToNote && (
          <Button variant="secondary" onClick={adding(context.addToNote)}>
            {t('tools.copy.note')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void copy()}>
          {t('tools.copy.text')}
        </Button>
      </ButtonRow>
    </div>
  )
}
