import { type ReactNode, useEffect } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import {
  listedPrescriptions,
  listForClinic,
  useListedPrescriptions,
} from '../../shared/prescriptions/listed-prescriptions.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { listFrom, useLastRenewal } from './api/last-renewal.ts'
import styles from './prescriptions.module.css'
import { RenewalList } from './renewal-list.tsx'
import type { RenewalChoices } from './renewal-choices.ts'

type RenewalScreenProps = {
  choices: RenewalChoices
  /** What the e-contact is about, above the heading. */
  kind: ReactNode
  /** What to read before choosing; nothing as long as it is awaited. */
  notice: ReactNode
  isNoticeAwaited: boolean
}

/** The medicines to renew for one person at one clinic, beginning with what was asked for last time. To another clinic the list goes along. */
export function RenewalScreen({ choices, kind, notice, isNoticeAwaited }: RenewalScreenProps) {
  const { t } = useI18n()
  const list = useListedPrescriptions(choices.personId, choices.clinicId)
  const { personId, clinicId, change } = choices
  const before = list === null && change ? listedPrescriptions.find() : null
  const along = String(before?.patientPersonId) === personId ? before : null
  const last = useLastRenewal(Number(personId), Number(clinicId), list === null && along === null)
  const { data } = last
  useEffect(() => {
    if (along) listedPrescriptions.keep(listForClinic(along, Number(clinicId)))
    else if (list === null && data) listedPrescriptions.keep(listFrom(data))
  }, [list, along, clinicId, data])
  return (
    <div className={styles.form}>
      <div className={styles.intro}>
        {kind}
        <h1>{t('prescriptions.renewal.title')}</h1>
      </div>
      {notice}
      {list && !isNoticeAwaited && <RenewalList list={list} choices={choices} />}
      {(!list || isNoticeAwaited) && !last.isError && <Skeleton shape="card" lines={3} />}
      {!list && last.isError && (
        <div role="alert">
          <EmptyState
            heading={t('shell.pages.loadingFailed.heading')}
            text={t('shell.pages.loadingFailed.text')}
            action={<Button onClick={() => void last.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
          />
        </div>
      )}
    </div>
  )
}
