import { sortTypes, type TypeLabels } from '@vastus/domain/types/sort'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { isCalendarDate } from '@vastus/domain/time/time-zone'
import { useId, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { DateField } from '../../../shared/ui/date-field.tsx'
import { NativeSelect } from '../../../shared/ui/native-select.tsx'
import { useEmployees, useStaff, colleagueName } from '../../e-contacts/index.ts'
import { usePatientLists } from '../api/list-patient-lists.ts'
import { countFilters, LIST_ORDERS, PERIODS } from './inbox-search.ts'
import styles from './filters.module.css'
import { useInboxSearch } from './use-inbox-search.ts'

/** Everything the list can be narrowed by beside the views and the search. */
export function FilterFields() {
  const { t, language } = useI18n()
  const id = useId()
  const { clinicId, userId } = useStaff()
  const { search, change, clear } = useInboxSearch()
  const employees = useEmployees(clinicId).data?.content ?? []
  const lists = usePatientLists(clinicId).data?.content ?? []
  const labels: TypeLabels = Object.fromEntries(TYPE_CODES.map((code) => [code, t(`types.${code}`)]))

  return (
    <div className={styles.fields}>
      <NativeSelect
        id={`${id}-assignee`}
        label={t('clinic.column.assignee')}
        value={String(search.assignee ?? '')}
        onChange={(value) =>
          change({ assignee: value === '' ? undefined : value === 'none' ? 'none' : Number(value) })
        }
        placeholder={t('clinic.filter.anyone')}
        options={[
          { value: 'none', label: t('clinic.assign.nobody') },
          ...employees.map((each) => ({
            value: String(each.userId),
            label:
              each.userId === userId
                ? t('clinic.assign.meNamed', { name: `${each.firstName} ${each.surname}` })
                : colleagueName({ ...each, active: each.deletedAt === null }, t),
          })),
        ]}
      />
      <NativeSelect
        id={`${id}-type`}
        label={t('clinic.column.reason')}
        value={search.type ?? ''}
        onChange={(value) => change({ type: TYPE_CODES.find((code) => code === value) })}
        placeholder={t('clinic.filter.anyReason')}
        options={sortTypes(TYPE_CODES, labels, language).map((code) => ({
          value: code,
          label: labels[code] ?? code,
        }))}
      />
      <NativeSelect
        id={`${id}-list`}
        label={t('clinic.filter.patientList')}
        value={search.list ?? ''}
        onChange={(value) => change({ list: value || undefined })}
        placeholder={t('clinic.filter.anyList')}
        options={lists.map((each) => ({
          value: each.code,
          label: [each.code, ...each.clinicians].join(' · '),
        }))}
      />
      <NativeSelect
        id={`${id}-order`}
        label={t('clinic.sort.label')}
        value={search.order ?? 'newest'}
        onChange={(value) => change({ order: value === 'oldest' || value === 'waiting' ? value : undefined })}
        options={LIST_ORDERS.map((value) => ({ value, label: t(`clinic.sort.${value}`) }))}
      />
      <div role="group" aria-label={t('clinic.filter.updated')} className={styles.periods}>
        <p className={styles.label}>{t('clinic.filter.updated')}</p>
        <div className={styles.chips}>
          {PERIODS.map((period) => (
            <button
              key={period}
              type="button"
              className={styles.chip}
              aria-pressed={search.period === period}
              onClick={() =>
                change({
                  period: search.period === period ? undefined : period,
                  from: undefined,
                  to: undefined,
                })
              }
            >
              {t(`clinic.period.${period}`)}
            </button>
          ))}
        </div>
        <div className={styles.dates}>
          <DayFilter
            id={`${id}-from`}
            label={t('clinic.filter.from')}
            day={search.from}
            onDay={(from) => change({ from, period: undefined })}
          />
          <DayFilter
            id={`${id}-to`}
            label={t('clinic.filter.to')}
            day={search.to}
            onDay={(to) => change({ to, period: undefined })}
          />
        </div>
      </div>
      {countFilters(search) > 0 && (
        <Button variant="quiet" onClick={clear}>
          {t('shell.buttons.clearFilters')}
        </Button>
      )}
    </div>
  )
}

type DayFilterProps = {
  id: string
  label: string
  day: string | undefined
  onDay: (day: string | undefined) => void
}

/** A day that bounds the list. What is half typed waits here: only a whole day is in the address. */
function DayFilter({ id, label, day, onDay }: DayFilterProps) {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(typed)
  return (
    <DateField
      id={id}
      label={label}
      value={day ?? (isCalendarDate(typed) ? '' : typed)}
      error={isWhole && !isCalendarDate(typed) ? t('errors.rules.REPLY_DATE_INVALID') : undefined}
      onChange={(value) => {
        setTyped(value)
        const next = isCalendarDate(value) ? value : undefined
        if (next !== day) onDay(next)
      }}
    />
  )
}
