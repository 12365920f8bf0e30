import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { EmptyState } from '../../../shared/ui/page-states.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import styles from '../administration.module.css'
import { OwnClinicPage } from '../own-clinic-page.tsx'
import { ReadQuestionnaire } from './read-questionnaire.tsx'
import { WordingRow } from './wording-row.tsx'
import { useWordings } from './wordings-api.ts'

/** In whose words the clinic asks each questionnaire. */
export function QuestionnairesScreen() {
  const { t } = useI18n()
  return (
    <OwnClinicPage heading={t('administration.home.questionnaires.label')}>
      {({ id }) => (
        <>
          <p className={styles.quiet}>{t('administration.questionnaires.intro')}</p>
          <Wordings clinicId={id} />
          <Card>
            <div className={styles.feature}>
              <p>{t('administration.questionnaires.tryOutHint')}</p>
              <ReadQuestionnaire
                clinicId={id}
                instrument={null}
                label={t('administration.questionnaires.tryOut')}
              />
            </div>
          </Card>
        </>
      )}
    </OwnClinicPage>
  )
}

function Wordings({ clinicId }: { clinicId: number }) {
  const { t } = useI18n()
  const wordings = useWordings(clinicId)
  if (wordings.data)
    return (
      <ul role="list" className={styles.people}>
        {wordings.data.content.map((wording) => (
          <WordingRow key={wording.instrument} clinicId={clinicId} wording={wording} />
        ))}
      </ul>
    )
  if (!wordings.isError) return <Skeleton shape="card" lines={12} />
  return (
    <div role="alert">
      <EmptyState
        heading={t('shell.pages.loadingFailed.heading')}
        text={t('administration.questionnaires.failed')}
        action={<Button onClick={() => void wordings.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
      />
    </div>
  )
}
