import { useEffect, useRef } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import styles from './security.module.css'

/** Shown once, to be written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useI18n()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.stack}>
      <h3 ref={heading} tabIndex={-1}>
        {t('sign-in.security.codesHeading')}
      </h3>
      <p>{t('sign-in.security.codesText')}</p>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            {code.slice(0, 5)}-{code.slice(5)}
          </li>
        ))}
      </ul>
      <div>
        <Button wide onClick={onDone}>
          {t('sign-in.security.codesSaved')}
        </Button>
      </div>
    </div>
  )
}
