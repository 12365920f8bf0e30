import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useMedicineWords } from '../../shared/prescriptions/medicine-words.ts'
import { RouteIcon } from '../../shared/prescriptions/route-icon.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { TextField } from '../../shared/ui/text-field.tsx'
import { type Medication, useMedications } from './api/find-medications.ts'
import styles from './prescriptions.module.css'

type MedicineFieldProps = {
  id: string
  value: string
  error: string | undefined
  onType: (text: string) => void
  onChoose: (medicine: Medication) => void
}

/** The name of a medicine, with those of the register to choose from. What is typed may stay as it is. */
export function MedicineField({ id, value, error, onType, onChoose }: MedicineFieldProps) {
  const { t } = useI18n()
  const words = useMedicineWords()
  const listId = useId()
  const holder = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { found, isAnswered, isFailed, isSearching } = useMedications(value)
  const shows = isOpen && found.length > 0

  useEffect(() => setActive(-1), [found])
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])
  useEffect(() => {
    const leave = (event: Event) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [])

  const choose = (medicine: Medication) => {
    setOpen(false)
    onChoose(medicine)
  }
  const move = (by: number) => {
    setOpen(true)
    if (found.length > 0)
      setActive((now) => (now + by + (now < 0 && by < 0 ? 1 : 0) + found.length) % found.length)
  }
  const press = (event: KeyboardEvent) => {
    const medicine = found[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && shows && medicine) choose(medicine)
    else if (event.key === 'Escape' && shows) setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={holder}
      className={styles.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <TextField
        id={id}
        label={t('prescriptions.add.name')}
        hint={t('prescriptions.add.nameHint')}
        error={error}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shows}
        aria-controls={listId}
        aria-activedescendant={shows && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(text) => {
          setOpen(true)
          onType(text)
        }}
        onKeyDown={press}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('prescriptions.add.options')}
        hidden={!shows}
        className={styles.options}
      >
        {found.map((medicine, index) => (
          // The field keeps the focus; keys reach the options through it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as above
          <div
            key={medicine.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(medicine)}
          >
            <RouteIcon route={medicine.route} />
            <span className={styles.optionText}>
              <strong>{words.name(medicine)}</strong>
              <span className={styles.secondary}>{words.detail(medicine)}</span>
            </span>
          </div>
        ))}
      </div>
      <div role="status" className={styles.found}>
        {isSearching && t('prescriptions.add.searching')}
        {isAnswered && found.length > 0 && t('prescriptions.add.found', { count: found.length })}
        {isAnswered && found.length === 0 && (
          <>
            <strong>{t('prescriptions.add.notFound')}.</strong> {t('prescriptions.add.notFoundHint')}
          </>
        )}
        {isFailed && t('prescriptions.add.searchFailed')}
      </div>
    </div>
  )
}
