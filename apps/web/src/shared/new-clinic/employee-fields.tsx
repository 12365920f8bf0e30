import { countryProfile } from '@vastus/domain/country'
import { checkPersonalCode } from '@vastus/domain/identity/personal-code'
import { type NewClinic, NEW_EMPLOYEES_MAX, type NewEmployee } from '@vastus/domain/new-clinic/new-clinic'
import { PROFESSIONS } from '@vastus/domain/roles'
import { localDate } from '@vastus/domain/time/time-zone'
import { useEffect, useRef, useState } from 'react'
import { PersonFields } from '../forms/person-fields.tsx'
import { useI18n } from '../i18n/i18n-context.tsx'
import { useNow } from '../time/use-now.ts'
import { Action, Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { typedDate } from '../ui/date-parts.ts'
import { FieldStack } from '../ui/field.tsx'
import { IconPlus } from '../ui/icons.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { TextField } from '../ui/text-field.tsx'
import { EMPTY_EMPLOYEE } from './clinic-values.ts'
import styles from './new-clinic.module.css'
import type { Faults } from './use-faults.ts'

type EmployeeFieldsProps = {
  values: NewClinic
  /** Two fields may change at once: a personal code tells the birth date. */
  onChange: (change: (employees: readonly NewEmployee[]) => readonly NewEmployee[]) => void
  faults: Faults
}

/** Who works at the clinic from the beginning. */
export function EmployeeFields({
  values: { employees, countryCode },
  onChange,
  faults,
}: EmployeeFieldsProps) {
  const { t } = useI18n()
  const missing = faults.errorOf('employees')
  const list = useRef<HTMLDivElement>(null)
  // Of the employee who was added last, so that typing goes on there.
  const [added, setAdded] = useState<number | null>(null)
  useEffect(() => {
    if (added !== null) document.getElementById(`employees.${added}.firstName`)?.focus()
  }, [added])

  const add = () => {
    faults.forget('employees')
    onChange((all) => [...all, EMPTY_EMPLOYEE])
    setAdded(employees.length)
  }
  const remove = (index: number) => {
    onChange((all) => all.filter((_employee, place) => place !== index))
    faults.forget('employees.')
    setAdded(null)
    list.current?.focus()
  }
  const change = (index: number, part: Partial<NewEmployee>) =>
    onChange((all) => all.map((each, place) => (place === index ? { ...each, ...part } : each)))

  return (
    <Card heading={t('new-clinic.employees.heading')}>
      <div id="employees" className={styles.employees} ref={list} tabIndex={-1}>
        <p className={styles.quiet}>{t('new-clinic.employees.intro')}</p>
        {missing && <p className={styles.missing}>{missing}</p>}
        {employees.map((employee, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an employee has no other name until one is typed
          <section key={index} className={styles.employee} aria-labelledby={`employees.${index}`}>
            <div className={styles.employeeHead}>
              <h3 id={`employees.${index}`}>
                {t('new-clinic.employees.numbered', { number: String(index + 1) })}
              </h3>
              <Action
                aria-label={t('new-clinic.employees.removeNamed', { number: String(index + 1) })}
                onClick={() => remove(index)}
              >
                {t('new-clinic.employees.remove')}
              </Action>
            </div>
            <OneEmployee
              employee={employee}
              index={index}
              countryCode={countryCode}
              faults={faults}
              onChange={(part) => change(index, part)}
            />
          </section>
        ))}
        {employees.length < NEW_EMPLOYEES_MAX ? (
          <Button variant="secondary" icon={<IconPlus aria-hidden="true" />} onClick={add}>
            {t(employees.length === 0 ? 'new-clinic.employees.add' : 'new-clinic.employees.addAnother')}
          </Button>
        ) : (
          <p className={styles.quiet}>{t('new-clinic.employees.most', { count: NEW_EMPLOYEES_MAX })}</p>
        )}
      </div>
    </Card>
  )
}

type OneEmployeeProps = Pick<NewClinic, 'countryCode'> & {
  employee: NewEmployee
  index: number
  faults: Faults
  onChange: (part: Partial<NewEmployee>) => void
}

function OneEmployee({ employee, index, countryCode, faults, onChange }: OneEmployeeProps) {
  const { t, format } = useI18n()
  const today = localDate(useNow(), countryProfile(countryCode).timeZone)
  const isCodeWhole =
    checkPersonalCode(employee.personalCode, { country: countryCode, today, required: true }) === null
  const pathOf = (name: keyof NewEmployee) => `employees.${index}.${name}`
  const set = <Name extends keyof NewEmployee>(name: Name, value: NewEmployee[Name]) => {
    faults.forget(pathOf(name))
    onChange({ [name]: value })
  }
  const field = <Name extends keyof NewEmployee>(name: Name) => ({
    id: pathOf(name),
    name: pathOf(name),
    value: employee[name],
    error: faults.errorOf(pathOf(name)),
    onChange: (value: NewEmployee[Name]) => set(name, value),
  })
  return (
    <FieldStack>
      <PersonFields
        form={{ values: employee, field, set }}
        today={today}
        codeCountry={countryCode}
        asksSex={isCodeWhole}
        hints={{
          personalCode: '',
          birthDate: t('identity.field.birthDateHint', { date: typedDate('1985-03-27', format) }),
        }}
      />
      <TextField
        {...field('email')}
        label={t('identity.field.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RadioCards
        {...field('profession')}
        onChange={(value) => set('profession', PROFESSIONS.find((each) => each === value) ?? '')}
        label={t('new-clinic.employees.profession')}
        options={PROFESSIONS.map((value) => ({ value, label: t(`enums.profession.${value}`) }))}
      />
    </FieldStack>
  )
}
