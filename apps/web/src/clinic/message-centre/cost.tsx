import type { SmsPreview } from '@vastus/contract/sms'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import styles from './message-centre.module.css'

/** What a sending comes to, and who gets nothing. */
export function Cost({ cost }: { cost: SmsPreview }) {
  const { t, format } = useI18n()
  return (
    <div className={styles.cost}>
      <dl>
        <div>
          <dt>{t('message-centre.cost.recipients')}</dt>
          <dd>{format.number(cost.recipients)}</dd>
        </div>
        <div>
          <dt>{t('message-centre.cost.messages')}</dt>
          <dd>{format.number(cost.smsCount)}</dd>
        </div>
        <div>
          <dt>{t('message-centre.cost.price')}</dt>
          <dd>{format.euros(cost.price)}</dd>
        </div>
        <div>
          <dt>{t('message-centre.cost.begins')}</dt>
          <dd>{format.dateTime(cost.sendAt)}</dd>
        </div>
      </dl>
      {cost.skipped.length > 0 && (
        <>
          <p>{t('message-centre.cost.skipped')}</p>
          <ul>
            {cost.skipped.map(({ reason, count }) => (
              <li key={reason}>{`${t(`message-centre.skip.${reason}`)}: ${format.number(count)}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
