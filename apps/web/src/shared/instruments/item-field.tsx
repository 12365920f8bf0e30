import type { Answer } from '@vastus/domain/instruments/instrument'
import { type KeyboardEvent, useState } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { classNames } from '../ui/class-names.ts'
import { RadioCards } from '../ui/radio-cards.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './item-field.module.css'
import type { ItemOfForm } from './questionnaire-form.ts'

interface ItemFieldProps {
  item: ItemOfForm
  /** The language of the question, where it is not the reader's. */
  lang: string
  answer: Answer | undefined
  error: string | undefined
  labelIsHeading?: boolean
  /** One of several on its page: short answers stand in a row. */
  isOneOfSeveral?: boolean
  onAnswer: (answer: Answer | undefined) => void
}

/** One question of an instrument. A number key chooses the answer in that place. */
export function ItemField({
  item,
  lang,
  answer,
  error,
  labelIsHeading = false,
  isOneOfSeveral = false,
  onAnswer,
}: ItemFieldProps) {
  const { t } = useI18n()
  const label = <span lang={lang}>{item.text}</span>
  const inRow = isOneOfSeveral && fitInRow(item)
  const field = { id: item.id, label, error, labelIsHeading, optional: !item.isRequired }
  switch (item.kind) {
    case 'CHOICE':
      return (
        // The keys work on the group; each answer is a radio button of its own.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={styles.choices} onKeyDown={(event) => chooseByNumber(event, item, onAnswer)}>
          <RadioCards
            {...field}
            inRow={inRow}
            value={answer === undefined ? '' : String(answer)}
            onChange={(value) =>
              onAnswer(item.options.find((option) => String(option.value) === value)?.value)
            }
            options={item.options.map((option, index) => ({
              value: String(option.value),
              label: (
                <span className={inRow ? undefined : styles.option}>
                  <span lang={lang}>{option.label}</span>
                  {index < 9 && (
                    <kbd className={classNames(styles.key, inRow && styles.keyInRow)} aria-hidden="true">
                      {index + 1}
                    </kbd>
                  )}
                </span>
              ),
            }))}
          />
        </div>
      )
    case 'INTEGER':
      return (
        <WholeNumber
          {...field}
          hint={t('instruments.range', { min: item.min, max: item.max })}
          answer={answer}
          onAnswer={onAnswer}
        />
      )
    case 'TEXT':
      return (
        <TextArea
          {...field}
          rows={4}
          maxCharacters={item.maxLength}
          value={answer === undefined ? '' : String(answer)}
          onChange={(value) => onAnswer(value === '' ? undefined : value)}
        />
      )
  }
}

const ROW_MAX = 6
const ROW_LABEL_MAX = 36
const ROW_WORD_MAX = 13

/** Whether the answers are few and short enough for one row. */
function fitInRow({ options }: ItemOfForm): boolean {
  return (
    options.length <= ROW_MAX &&
    options.every(
      ({ label }) =>
        label.length <= ROW_LABEL_MAX && label.split(/[\s-]/).every((word) => word.length <= ROW_WORD_MAX),
    )
  )
}

/** What is typed stays as it is typed; only a whole number is an answer. */
function WholeNumber({
  answer,
  onAnswer,
  ...field
}: Omit<Parameters<typeof TextField>[0], 'value' | 'onChange'> &
  Pick<ItemFieldProps, 'answer' | 'onAnswer'>) {
  const [typed, setTyped] = useState(answer === undefined ? '' : String(answer))
  return (
    <TextField
      {...field}
      short
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(value) => {
        setTyped(value)
        onAnswer(/^\s*\d{1,6}\s*$/.test(value) ? Number(value) : value.trim() === '' ? undefined : value)
      }}
    />
  )
}

function chooseByNumber(
  event: KeyboardEvent<HTMLElement>,
  item: ItemOfForm,
  onAnswer: ItemFieldProps['onAnswer'],
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const option = /^[1-9]$/.test(event.key) ? item.options[Number(event.key) - 1] : undefined
  if (!option) return
  event.preventDefault()
  onAnswer(option.value)
  const radios = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]')
  radios[Number(event.key) - 1]?.focus()
}
