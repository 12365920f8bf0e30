import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { AnswerList } from '../../shared/instruments/answer-list.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { LoadFailed } from '../e-contacts/index.ts'
import { useOwnResponses } from './use-own-responses.ts'

/** The patient's own answers. Scores and bands are for the clinic to explain. */
export function OwnAnswers({ eContactId }: { eContactId: number }) {
  const { t } = useI18n()
  const { data, isError, refetch } = useOwnResponses(eContactId)
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="card" lines={2} />
  return data.content.map(({ id, code, answers }) => (
    <Card key={id} heading={t('instruments.answers.heading')}>
      <p>{t(`types.${code}`)}</p>
      <details>
        <summary>{t('instruments.answers.show')}</summary>
        <AnswerList answers={answers} />
      </details>
    </Card>
  ))
}
