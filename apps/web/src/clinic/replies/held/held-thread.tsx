import { isReply } from '@vastus/domain/e-contact/hold'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../shared/ui/button.tsx'
import { IconAlertTriangle, IconClock } from '../../../shared/ui/icons.tsx'
import { useStaff } from '../../e-contacts/index.ts'
import styles from './held.module.css'
import { useHeldReplies } from './held-replies.tsx'

type HeldThreadProps = {
  eContact: ClinicEContact
  /** A reply that was taken over is in the reply box. */
  onTaken: () => void
}

/** Replies that are about to leave, or came back to somebody who has left, below what was said: the patient sees none of them. */
export function HeldThread({ eContact, onTaken }: HeldThreadProps) {
  const { t } = useI18n()
  const { userId } = useStaff()
  const { undo, takeOverFor } = useHeldReplies()
  const held = (eContact.heldReplies ?? []).filter(({ state }) => state === 'HELD')
  // What came back to oneself is in the reply box.
  const ofLeavers = (eContact.heldReplies ?? []).filter(
    ({ state, author }) => state === 'RETURNED' && author.id !== userId,
  )
  const takeOver = async (id: number) => {
    if (await takeOverFor({ id, eContactId: eContact.id })) onTaken()
  }
  if (held.length + ofLeavers.length === 0) return null
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
      {ofLeavers.map(({ id, author, text }, index) => (
        <li key={id}>
          <p className={styles.head}>
            <IconAlertTriangle aria-hidden="true" />
            <span>{t('answering.leaver.notSent', { name: `${author.firstName} ${author.surname}` })}</span>
            {/* The oldest is taken over first. */}
            {index === 0 && text !== null && (
              <Action onClick={() => void takeOver(id)}>{t('answering.leaver.takeOver')}</Action>
            )}
          </p>
          <p dir="auto" className={styles.text}>
            {text ?? t('answering.collision.hidden')}
          </p>
        </li>
      ))}
    </ul>
  )
}
