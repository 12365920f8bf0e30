import { REPLY_RESTRICTIONS } from '@vastus/domain/e-contact/reply-restriction'
import { useId } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { DateField } from '../../shared/ui/date-field.tsx'
import { IconChevronDown } from '../../shared/ui/icons.tsx'
import { useStaff } from '../e-contacts/index.ts'
import styles from './composer.module.css'
import { type ReplyDraft, replyWindow } from './reply-window.ts'
import { useNow } from '../../shared/time/use-now.ts'

type RestrictionFieldProps = {
  draft: ReplyDraft
  error: string | undefined
  onChange: (part: Partial<ReplyDraft>) => void
}

/** From when the patient can answer: a choice, and the same as a sentence with its date. */
export function RestrictionField({ draft, error, onChange }: RestrictionFieldProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <div className={styles.restriction}>
      <label className={styles.select}>
        <span className={styles.hiddenLabel}>{t('clinic.composer.restriction')}</span>
        <select
          value={draft.restriction}
          aria-describedby={`${id}-words`}
          onChange={(event) => {
            const restriction = REPLY_RESTRICTIONS.find((each) => each === event.target.value)
            if (restriction) onChange({ restriction })
          }}
        >
          {REPLY_RESTRICTIONS.map((each) => (
            <option key={each} value={each}>
              {t(`clinic.restriction.${each}`)}
            </option>
          ))}
        </select>
        <IconChevronDown aria-hidden="true" />
      </label>
      {draft.restriction === 'DATE' && (
        <div className={styles.date}>
          <DateField
            id={`${id}-date`}
            label={t('clinic.composer.date')}
            error={error}
            value={draft.date}
            onChange={(date) => onChange({ date })}
          />
        </div>
      )}
      <p id={`${id}-words`} className={styles.words} aria-live="polite">
        <RestrictionWords draft={draft} />
      </p>
    </div>
  )
}

function RestrictionWords({ draft }: { draft: ReplyDraft }) {
  const { t, format } = useI18n()
  const { timeZone } = useStaff()
  const now = useNow()
  if (draft.restriction === 'NO_REPLY') return t('clinic.composer.closes')
  const window = replyWindow(draft, { now, timeZone })
  if (!window.ok) return t('clinic.composer.chooseDate')
  // The choice itself says so.
  if (window.until === null) return null
  return t('clinic.composer.from', { date: format.date(window.until), weekday: format.weekday(window.until) })
}
