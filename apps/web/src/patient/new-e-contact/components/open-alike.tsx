import { Link } from '@tanstack/react-router'
import type { PatientEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { IconInfoCircle } from '../../../shared/ui/icons.tsx'
import { canWriteIn, patientStyles as styles } from '../../e-contacts/index.ts'

interface OpenAlikeProps {
  open: PatientEContact
  /** Left out while the form itself is still on its way: nothing can be pressed yet. */
  onGoOn?: () => void
  /** The form itself begins below, so that going on needs no press. */
  isAboveForm?: boolean
  /** Called in place of following the link, where the text written so far moves into that request. */
  onAdd?: () => void
}

/** The open e-contact of the same kind, and what can be done instead of writing a second one. */
export function OpenAlike({ open, onGoOn, isAboveForm = false, onAdd }: OpenAlikeProps) {
  const { t, format } = useI18n()
  const canAdd = canWriteIn(open)
  const { eContactType, clinicName: clinic, createdAt, replyBlockedUntil } = open
  const facts = { type: t(`types.${eContactType}`), clinic, date: format.date(createdAt) }
  return (
    <section
      className={classNames(styles.alert, styles.calm)}
      aria-labelledby="open-alike"
      inert={onGoOn === undefined && !isAboveForm}
    >
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
          <Link
            to="/e-contacts/$eContactId/timeline"
            params={{ eContactId: String(open.id) }}
            onClick={(event) => {
              if (!canAdd || !onAdd) return
              event.preventDefault()
              onAdd()
            }}
          >
            {t(canAdd ? 'questionnaire.duplicate.add' : 'questionnaire.duplicate.see')}
          </Link>
        </p>
        {!isAboveForm && (
          <p>
            <Action onClick={onGoOn}>{t('questionnaire.duplicate.goOn')}</Action>
          </p>
        )}
      </div>
    </section>
  )
}
