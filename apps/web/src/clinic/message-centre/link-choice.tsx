import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import styles from './message-centre.module.css'

type LinkChoiceProps = {
  /** Messages that have no room for the link. */
  withoutLink: number
  alwaysLink: boolean
  onChange: (alwaysLink: boolean) => void
}

/** Says whether each message has the link to refuse further ones, and adds it to those that have no room. */
export function LinkChoice({ withoutLink, alwaysLink, onChange }: LinkChoiceProps) {
  const { t } = useI18n()
  return (
    <div className={styles.cost}>
      <p role="status" className={styles.footer}>
        {withoutLink > 0 ? t('message-centre.noRoom', { count: withoutLink }) : t('message-centre.link')}
      </p>
      {(withoutLink > 0 || alwaysLink) && (
        <Checkbox
          id="sms-always-link"
          label={t('message-centre.alwaysLink')}
          hint={t('message-centre.alwaysLinkHint')}
          checked={alwaysLink}
          onChange={onChange}
        />
      )}
    </div>
  )
}
