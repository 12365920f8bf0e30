import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './clinic-settings.module.css'
import { useAnswerSettings } from './settings-api.ts'
import { SettingsForm } from './settings-form.tsx'

type ClinicSettingsScreenProps = {
  clinicId: number
  clinicName: string
  /** The reasons that patients can write about here. */
  types: readonly { value: string; label: string }[]
}

/** How the clinic answers: for how long a reply can be taken back, and by when patients get one. */
export function ClinicSettingsScreen({ clinicId, clinicName, types }: ClinicSettingsScreenProps) {
  const { t } = useI18n()
  const settings = useAnswerSettings(clinicId)
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('clinic-settings.heading')}</h1>
        <p className={styles.quiet}>{clinicName}</p>
      </div>
      {settings.isPending && <Skeleton shape="card" lines={4} />}
      {settings.isError && !settings.data && (
        <div role="alert">
          <EmptyState
            heading={t('shell.pages.loadingFailed.heading')}
            text={t('shell.pages.loadingFailed.text')}
            action={<Button onClick={() => void settings.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
          />
        </div>
      )}
      {settings.data && (
        <SettingsForm key={clinicId} clinicId={clinicId} present={settings.data} types={types} />
      )}
    </div>
  )
}
