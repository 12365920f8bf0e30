import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import styles from './keys-dialog.module.css'

const KEYS = [
  ['j, ↓', 'next'],
  ['k, ↑', 'previous'],
  ['Enter', 'open'],
  ['/', 'search'],
  ['r', 'reply'],
  ['n', 'note'],
  ['a', 'assign'],
  ['m', 'assignToMe'],
  ['e', 'archive'],
  ['x, Shift', 'select'],
  ['z', 'undo'],
  ['Ctrl + Enter', 'send'],
  ['Ctrl + Shift + Enter', 'sendAndClose'],
  ['Esc', 'leave'],
  ['Ctrl + K', 'palette'],
  ['?', 'help'],
] as const

/** The keys of the inbox and what they do. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useI18n()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t('clinic.keys.heading')}
      actions={
        <Button variant="secondary" data-first-focus="" onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      <p className={styles.hint}>{t('clinic.keys.hint')}</p>
      <dl className={styles.keys}>
        {KEYS.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`clinic.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
