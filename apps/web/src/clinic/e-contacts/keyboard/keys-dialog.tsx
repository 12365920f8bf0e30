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
  ['c', 'complete'],
  ['e', 'archive'],
  ['u', 'markUnread'],
  ['x', 'select'],
  ['Shift + j, k', 'selectNext'],
  ['z', 'undo'],
  ['Ctrl + Enter', 'send'],
  ['Ctrl + Shift + Enter', 'sendAndClose'],
  ['Esc', 'leave'],
  ['F6', 'nextPane'],
  ['[', 'foldLeft'],
  [']', 'foldRight'],
  ['Ctrl + K', 'palette'],
  ['?', 'help'],
] as const
const PLACES = [
  ['g, i', 'shell.menu.dashboard'],
  ['g, m', 'shell.menu.messageCentre'],
  ['g, f', 'shell.menu.feedback'],
  ['g, a', 'shell.menu.admin'],
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
        {PLACES.map(([key, place]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t('clinic.keys.goTo', { place: t(place) })}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
