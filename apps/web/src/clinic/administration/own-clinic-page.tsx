import type { OwnClinic } from '@vastus/contract/clinic-administration'
import type { ReactNode } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useStaff } from '../e-contacts/index.ts'
import styles from './administration.module.css'
import { useOwnClinic } from './api/own-clinic.ts'

type OwnClinicPageProps = { heading: string; children: (clinic: OwnClinic) => ReactNode }

/** A page about the chosen clinic: its heading, and the rest once the clinic is known. */
export function OwnClinicPage({ heading, children }: OwnClinicPageProps) {
  const { t } = useI18n()
  const { clinic, isError, refetch } = useOwnClinic(useStaff().clinicId)
  return (
    <div className={styles.page}>
      <div>
        <h1>{heading}</h1>
        <p className={styles.quiet}>{clinic?.name}</p>
      </div>
      {clinic ? (
        children(clinic)
      ) : isError ? (
        <div role="alert">
          <EmptyState
            heading={t('shell.pages.loadingFailed.heading')}
            text={t('shell.pages.loadingFailed.text')}
            action={<Button onClick={() => void refetch()}>{t('shell.buttons.tryAgain')}</Button>}
          />
        </div>
      ) : (
        <Skeleton shape="card" lines={6} />
      )}
    </div>
  )
}
