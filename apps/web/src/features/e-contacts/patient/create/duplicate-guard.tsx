import { Link } from '@tanstack/react-router'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useState } from 'react'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../../shared/ui/button.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { IconInfoCircle } from '../../../../shared/ui/icons.tsx'
import { canWriteIn } from '../can-write-in.ts'
import { useOpenAlike } from '../api/open-alike.ts'
import styles from '../components/patient.module.css'
import type { Choices } from '../new-message.ts'

/** Whoever begins a second e-contact of one kind is shown the open one, and may add to it, where that is possible, or go on. */
export function DuplicateGuard({ choices, type }: { choices: Choices; type: TypeCode }) {
  const { t, format } = useI18n()
  const [isDismissed, setDismissed] = useState(false)
  const open = useOpenAlike(type, Number(choices.personId))
  if (!open || isDismissed) return null
  const canAdd = canWriteIn(open)
  const { replyBlockedUntil } = open
  const facts = { type: t(`types.${type}`), clinic: open.clinicName, date: format.date(open.createdAt) }
  return (
    <section className={classNames(styles.alert, styles.calm)} aria-labelledby="open-alike">
      <IconInfoCircle aria-hidden="true" />
      <div className={styles.next}>
        <h2 id="open-alike" className={styles.cardTitle}>
          {t('questionnaire.duplicate.heading')}
        </h2>
        <p>
          {canAdd
            ? t('questionnaire.duplicate.text', facts)
            : replyBlockedUntil
              ? t('questionnaire.duplicate.lockedText', {
                  ...facts,
                  when: format.dateTime(replyBlockedUntil),
                })
              : t('questionnaire.duplicate.closedText', facts)}
        </p>
        <p>
          <Link to="/e-contacts/$eContactId/timeline" params={{ eContactId: String(open.id) }}>
            {t(canAdd ? 'questionnaire.duplicate.add' : 'questionnaire.duplicate.see')}
          </Link>
        </p>
        <p>
          <Action onClick={() => setDismissed(true)}>{t('questionnaire.duplicate.goOn')}</Action>
        </p>
      </div>
    </section>
  )
}
