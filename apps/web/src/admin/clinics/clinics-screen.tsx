import { useQuery } from '@tanstack/react-query'
import { listPlatformClinics } from '@vastus/contract/platform-admin'
import { foldText } from '@vastus/domain/types/fold-text'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { Screen, ScreenFailed } from '../pages/index.ts'
import { PlanDialog } from './plan-dialog.tsx'
import styles from './clinics.module.css'

/** Every clinic with its plan. A row is a card where there is no room for a table. */
export function ClinicsScreen() {
  const { t, format } = useI18n()
  const [query, setQuery] = useState('')
  const [changedId, setChangedId] = useState<number | null>(null)
  const clinics = useQuery({
    queryKey: ['platform-clinics'],
    queryFn: ({ signal }) => call(listPlatformClinics, {}, { signal }),
    staleTime: 0,
  })
  if (clinics.isError) return <ScreenFailed heading={t('platform-admin.clinics.failed')} query={clinics} />
  const typed = foldText(query.trim())
  const rows = clinics.data?.content.filter(({ name, address }) =>
    foldText(`${name} ${address}`).includes(typed),
  )
  const changed = clinics.data?.content.find(({ id }) => id === changedId)
  const isEmpty = clinics.data?.content.length === 0
  const label = (name: 'country' | 'plan' | 'employees' | 'state') => t(`platform-admin.clinics.${name}`)
  return (
    <Screen heading={t('platform-admin.clinics.heading')} intro={t('platform-admin.clinics.intro')}>
      {!rows && <Skeleton lines={6} />}
      {isEmpty && <EmptyState heading={t('platform-admin.clinics.empty')} />}
      {rows && !isEmpty && (
        <>
          <TextField
            id="clinic-search"
            type="search"
            label={t('platform-admin.clinics.search')}
            autoComplete="off"
            value={query}
            onChange={setQuery}
          />
          <p role="status">
            {typed !== '' &&
              t(rows.length === 0 ? 'platform-admin.clinics.nothing' : 'platform-admin.clinics.found', {
                count: rows.length,
              })}
          </p>
        </>
      )}
      {rows && rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('platform-admin.clinics.name')}</th>
              <th scope="col">{label('country')}</th>
              <th scope="col">{label('plan')}</th>
              <th scope="col">{label('employees')}</th>
              <th scope="col">{label('state')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((clinic) => (
              <tr key={clinic.id}>
                <th scope="row">
                  {clinic.name}
                  {clinic.address && <span className={styles.address}>{clinic.address}</span>}
                </th>
                <td data-label={label('country')}>{clinic.countryCode}</td>
                <td data-label={label('plan')}>
                  <span>
                    {clinic.plan}
                    <span className={styles.since}>
                      {t('platform-admin.clinics.since', { date: format.date(clinic.planValidFrom) })}
                    </span>
                    {clinic.planReason && <span className={styles.reason}>{clinic.planReason}</span>}
                    <Action
                      onClick={() => setChangedId(clinic.id)}
                      aria-label={t('platform-admin.clinics.changePlanOf', { clinic: clinic.name })}
                    >
                      {t('platform-admin.clinics.changePlan')}
                    </Action>
                  </span>
                </td>
                <td data-label={label('employees')}>{format.number(clinic.employeeCount)}</td>
                <td data-label={label('state')}>
                  <Badge tone={clinic.isActive ? 'done' : 'neutral'}>
                    {t(clinic.isActive ? 'platform-admin.clinics.active' : 'platform-admin.clinics.inactive')}
                  </Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changed && <PlanDialog key={changed.id} clinic={changed} onClose={() => setChangedId(null)} />}
    </Screen>
  )
}
