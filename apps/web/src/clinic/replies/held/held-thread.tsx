import { isReply } from '@vastus/domain/e-contact/hold'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../shared/ui/button.tsx'
import { IconClock } from '../../../shared/ui/icons.tsx'
import { useStaff } from '../../e-contacts/index.ts'
import styles from './held.module.css'
import { useHeldReplies } from './held-replies.tsx'

/** Replies that are about to leave, below what was said: the patient sees none of them yet. */
export function HeldThread({ eContact }: { eContact: ClinicEContact }) {
  const { t } = useI18n()
  const { userId } = useStaff()
  const { undo } = useHeldReplies()
  const held = (eContact.heldReplies ?? []).filter(({ state }) => state === 'HELD')
  if (held.length === 0) return null
  return (
    <ul role="list" className={styles.held}>
      {held.map(({ id, author, text, action }) => {
        const isOwn = author.id === userId
        return (
          <li key={id}>
            <p className={styles.head}>
              <IconClock aria-hidden="true" />
              <span>
                {isOwn
                  ? t(isReply(action) ? 'answering.held.own' : `answering.held.own${action}`)
                  : t(isReply(action) ? 'answering.held.colleague' : `answering.held.colleague${action}`, {
                      name: `${author.firstName} ${author.surname}`,
                    })}
              </span>
              {isOwn && (
                <Action onClick={() => undo({ id, eContactId: eContact.id })}>
                  {t('answering.held.undo')}
                </Action>
              )}
            </p>
            {text !== '' && (
              <p dir="auto" className={styles.text}>
                {text ?? t('answering.collision.hidden')}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
