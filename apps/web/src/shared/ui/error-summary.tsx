import { useEffect, useRef } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import styles from './error-summary.module.css'

export interface FieldError {
  /** The id of the field. */
  id: string
  message: string
}

interface ErrorSummaryProps {
  errors: readonly FieldError[]
  /** Grows with each refused attempt, so that focus comes back here every time. */
  attempt: number
}

/** The list of what to fix, above the form. Takes focus, links to the fields, and marks the page title. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { t } = useI18n()
  const element = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  const prefix = `${t('kit.errorTitlePrefix')} `

  useEffect(() => {
    if (shown && attempt > 0) element.current?.focus()
  }, [shown, attempt])

  useEffect(() => {
    if (!shown) return
    document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [shown, prefix])

  if (!shown) return null
  return (
    <div
      ref={element}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-heading"
    >
      <h2 id="error-summary-heading">{t('kit.errorSummary')}</h2>
      <ul role="list">
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                event.preventDefault()
                const field = document.getElementById(error.id)
                field?.scrollIntoView({ block: 'center' })
                field?.focus()
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
