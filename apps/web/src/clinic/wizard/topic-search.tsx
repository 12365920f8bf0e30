import { LAST_TYPE, type TypeCode } from '@vastus/domain/types/catalogue'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { findTypes } from '../../shared/types/find-types.ts'
import { useTypeWords } from '../../shared/types/type-words.ts'
import { Field } from '../../shared/ui/field.tsx'
import { IconSearch } from '../../shared/ui/icons.tsx'
import styles from './create.module.css'

type TopicSearchProps = {
  id: string
  type: TypeCode
  /** In their order, for somebody who looks through all of them. */
  types: readonly TypeCode[]
  onChoose: (type: TypeCode) => void
}

/** What it is about, found by the words that patients use. Nothing is chosen at first: then it is the last type. */
export function TopicSearch({ id, type, types, onChoose }: TopicSearchProps) {
  const { t, language } = useI18n()
  const words = useTypeWords()
  const listId = useId()
  /** What is being looked for; null while nothing is. */
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const labelOf = (code: TypeCode) => words.labels[code] ?? code
  const found = query?.trim() ? findTypes(query, types, words, language) : types
  const isOpen = query !== null && found.length > 0
  const activeId = isOpen ? `${listId}-${active}` : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const look = (next: string | null) => {
    setQuery(next)
    setActive(0)
  }
  const choose = (code: TypeCode) => {
    onChoose(code)
    look(null)
  }
  const keyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (isOpen) setActive((active + step + found.length) % found.length)
      else look(query ?? '')
    }
    if (query === null) return
    const chosen = found[active]
    if (event.key === 'Escape') look(null)
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isOpen && chosen) choose(chosen)
  }

  return (
    <div className={styles.search}>
      <Field
        id={id}
        label={t('wizard.message.type')}
        hint={t('wizard.message.typeHint', { other: labelOf(LAST_TYPE) })}
      >
        <div className={styles.searchBox}>
          <IconSearch aria-hidden="true" />
          <input
            id={id}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            value={query ?? (type === LAST_TYPE ? '' : labelOf(type))}
            onFocus={(event) => event.target.select()}
            onClick={() => query === null && look('')}
            onChange={(event) => {
              look(event.target.value)
              if (event.target.value.trim() === '') onChoose(LAST_TYPE)
            }}
            onKeyDown={keyDown}
            onBlur={() => look(null)}
          />
        </div>
      </Field>
      <div
        role="listbox"
        id={listId}
        aria-label={t('wizard.message.type')}
        className={styles.found}
        hidden={!isOpen}
      >
        {isOpen &&
          found.map((code, index) => (
            // The keys are the field's: it stays focused and names the active one.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={code}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => choose(code)}
            >
              {labelOf(code)}
            </div>
          ))}
      </div>
      <p role="status" className={styles.nobody}>
        {query !== null && found.length === 0 && t('wizard.message.typeNone')}
      </p>
    </div>
  )
}
