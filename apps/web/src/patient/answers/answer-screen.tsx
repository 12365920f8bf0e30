import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import type { PatientEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { questionnaireFormOptions } from '../../shared/instruments/questionnaire-form.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { idOf, LoadFailed, StepPage, useTimeline } from '../e-contacts/index.ts'
import { AnswerForm } from './answer-form.tsx'

/** The questionnaire that the clinic asked for; each answer is kept as a draft. */
export function AnswerScreen() {
  const { eContactId } = useParams({ from: '/e-contacts/$eContactId/questionnaire' })
  const { step } = useSearch({ from: '/e-contacts/$eContactId/questionnaire' })
  const { t } = useI18n()
  const timeline = useTimeline(idOf(eContactId) ?? 0)
  const eContact = timeline.data?.eContact
  if (eContact && !(eContact.askedQuestionnaire && eContact.abilities.ANSWER_INQUIRY))
    return <Navigate to="/e-contacts/$eContactId/timeline" params={{ eContactId }} replace />
  return (
    <StepPage isWide={step === 'check'}>
      {eContact?.askedQuestionnaire ? (
        <Asked eContact={eContact} questionnaire={eContact.askedQuestionnaire} />
      ) : (
        <>
          <h1>{t('instruments.asked.heading')}</h1>
          {timeline.isError ? (
            <LoadFailed onRetry={() => void timeline.refetch()} />
          ) : (
            <Skeleton shape="card" lines={6} />
          )}
        </>
      )}
    </StepPage>
  )
}

type AskedProps = {
  eContact: PatientEContact
  questionnaire: NonNullable<PatientEContact['askedQuestionnaire']>
}

function Asked({ eContact, questionnaire }: AskedProps) {
  const { t, language } = useI18n()
  const form = useQuery(questionnaireFormOptions(questionnaire, eContact.clinicId, language))
  if (form.data) return <AnswerForm eContact={eContact} form={form.data} />
  return (
    <>
      <h1>{t(`types.${questionnaire}`)}</h1>
      {form.isError ? (
        <LoadFailed onRetry={() => void form.refetch()} />
      ) : (
        <Skeleton shape="card" lines={6} />
      )}
    </>
  )
}
