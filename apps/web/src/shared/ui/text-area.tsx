import { lengthOf, normaliseText } from '@vastus/domain/typed-text'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { classNames } from './class-names.ts'
import { describedBy, Field, type FieldProps } from './field.tsx'
import styles from './field.module.css'

interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
  /** In code points, as the rules count. Longer text can be typed and is marked, so that nothing is cut from a paste. */
  maxCharacters?: number
  /** The counter shows from here on. */
  countFrom?: number
}

/** Text of several lines; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    labelIsHeading,
    value,
    onChange,
    maxCharacters = 3000,
    countFrom = 2500,
    ...rest
  } = props
  const field = { id, label, hint, error, optional, labelIsHeading } as FieldProps
  const { t } = useI18n()
  const element = useRef<HTMLTextAreaElement>(null)
  const length = lengthOf(normaliseText(value))
  const left = maxCharacters - length

  // Browsers without field-sizing grow by hand.
  useLayoutEffect(() => {
    const area = element.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }, [value])

  return (
    <Field {...field}>
      <textarea
        rows={4}
        {...rest}
        id={id}
        ref={element}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
      />
      {length >= countFrom && (
        <p className={classNames(styles.counter, left < 0 && styles.over)} role="status">
          {left < 0 ? t('kit.charactersOver', { count: -left }) : t('kit.charactersLeft', { count: left })}
        </p>
      )}
    </Field>
  )
}
