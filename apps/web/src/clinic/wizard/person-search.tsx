import { SEARCH_MAX } from '@vastus/domain/limits'
import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useTypedSearch } from '../../shared/forms/use-typed-search.ts'
import { IconSearch } from '../../shared/ui/icons.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { useStaff } from '../e-contacts/index.ts'
import { useFoundPersons } from './api/search-persons.ts'
import styles from './create.module.css'

type PersonSearchProps = {
  id: string
  label: string
  hint: string
  /** Adults who can stand for a patient, in place of patients. */
  representatives?: boolean
  /** Not to be offered: nobody acts for themselves. */
  withoutId?: number
  /** The step begins here. */
  'data-first-focus'?: ''
  onChoose: (person: ClinicPatient) => void
  /** What was typed, for who goes on by entering somebody new. */
  onWords: (words: string) => void
}

/** Finds a person of the clinic while one types. Arrows choose, Enter takes. */
export function PersonSearch({
  id,
  label,
  hint,
  representatives = false,
  withoutId,
  onChoose,
  onWords,
  ...rest
}: PersonSearchProps) {
  const { t } = useI18n()
  const { clinicId } = useStaff()
  const listId = useId()
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState('')
  const [active, setActive] = useState(0)
  const [takesNext, setTakesNext] = useState(false)
  const found = useFoundPersons({ clinicId, search: asked, representatives })
  const persons = asked === '' ? [] : (found.data?.content ?? []).filter((person) => person.id !== withoutId)
  const isCurrent = asked !== '' && asked === words.trim() && !found.isPlaceholderData && found.isSuccess
  const hasFailed = asked !== '' && asked === words.trim() && found.isError && !found.isFetching
  const isOpen = asked !== '' && persons.length > 0

  useTypedSearch(words, setAsked)

  // Enter came before the answer: who is the only one then is meant.
  const choose = useEffectEvent(onChoose)
  const only = isCurrent && persons.length === 1 ? persons[0] : undefined
  useEffect(() => {
    if (takesNext && only) choose(only)
  }, [takesNext, only])

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && isOpen) {
      event.preventDefault()
      setActive((active + step + persons.length) % persons.length)
    }
    const chosen = persons[active]
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!isCurrent) setTakesNext(true)
    else if (chosen) onChoose(chosen)
  }

  return (
    <search className={styles.search}>
      <Field id={id} label={label} hint={hint}>
        <div className={styles.searchBox}>
          <IconSearch aria-hidden="true" />
          <input
            {...rest}
            id={id}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            spellCheck={false}
            maxLength={SEARCH_MAX}
            value={words}
            onChange={(event) => {
              setWords(event.target.value)
              setActive(0)
              setTakesNext(false)
              onWords(event.target.value)
            }}
            onKeyDown={move}
          />
        </div>
      </Field>
      <div role="listbox" id={listId} aria-label={label} className={styles.found} hidden={!isOpen}>
        {persons.map((person, index) => (
          // The keys are the field's: it stays focused and names the active one.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={person.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={() => onChoose(person)}
          >
            <PersonLine person={person} />
          </div>
        ))}
      </div>
      <p role="status" className={styles.nobody}>
        {isCurrent && persons.length === 0 && t('wizard.search.nobody')}
        {hasFailed && (
          <>
            {t('wizard.search.failed')}{' '}
            <Action
              onClick={() => {
                // The button goes at once.
                document.getElementById(id)?.focus()
                void found.refetch()
              }}
            >
              {t('shell.buttons.tryAgain')}
            </Action>
          </>
        )}
      </p>
    </search>
  )
}

/** Name, then what tells people of one name apart. */
export function PersonLine({ person }: { person: ClinicPatient }) {
  const { t, format } = useI18n()
  return (
    <>
      <span className={styles.name}>
        {person.firstName} {person.surname}
      </span>
      <span className={styles.facts}>
        {[
          person.personalCode,
          t('wizard.person.born', { date: format.date(person.birthDate) }),
          person.phone && phoneText(person.phone),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}
