import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { IconAlertTriangle } from './icons.tsx'

/** What every field takes. `id` is also the target of the error summary's link. */
export interface FieldProps {
  id: string
  label: ReactNode
  /** One short sentence without links. */
  hint?: ReactNode
  /** The message, not a code. */
  error?: string | undefined
  optional?: boolean
  /** The label is the h1 of the page: a page that asks one thing. */
  labelIsHeading?: boolean
}

/** The ids a control points to, so that its hint and error are read with it. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

/** Label, hint and error around one control. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  labelIsHeading,
  children,
}: FieldProps & { children: ReactNode }) {
  const labelElement = (
    <label className={labelIsHeading ? styles.headingLabel : styles.label} htmlFor={id}>
      {label}
      <OptionalMark optional={optional} />
    </label>
  )
  return (
    <div className={classNames(styles.field, error && styles.invalid)}>
      {labelIsHeading ? <h1>{labelElement}</h1> : labelElement}
      <HintAndError id={id} hint={hint} error={error} />
      {children}
    </div>
  )
}

/** Several controls that answer one question, in a fieldset with a legend. */
export function Fieldset({
  id,
  label,
  hint,
  error,
  optional,
  labelIsHeading,
  children,
}: FieldProps & { children: ReactNode }) {
  const text = (
    <>
      {label}
      <OptionalMark optional={optional} />
    </>
  )
  return (
    <fieldset
      className={classNames(styles.field, error && styles.invalid)}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className={labelIsHeading ? styles.headingLabel : styles.label}>
        {labelIsHeading ? <h1>{text}</h1> : text}
      </legend>
      <HintAndError id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}

/** Fields one under another, with the space the face calls for. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

function OptionalMark({ optional }: { optional: boolean | undefined }) {
  const { t } = useI18n()
  return optional ? <span className={styles.optional}> {t('kit.optional')}</span> : null
}

function HintAndError({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <IconAlertTriangle aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  )
}
