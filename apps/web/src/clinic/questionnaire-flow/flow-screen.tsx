import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { answerQuestionnaireFlow, getQuestionnaireFlow } from '@vastus/contract/questionnaire-flows'
import { answersToAsked, checkAnswers } from '@vastus/domain/instruments/filling'
import type { Answers } from '@vastus/domain/instruments/instrument'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { call } from '../../shared/api/call.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { AllItems } from '../../shared/instruments/all-items.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { PageError } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useMinWidth } from '../../shared/ui/use-min-width.ts'
import { CallerWarning } from './caller-warning.tsx'
import styles from './flow.module.css'

const EMPTY: { text: string; answers: Answers } = { text: '', answers: {} }

/** The product's own pages for a questionnaire outside the app: staff ask, and the return address tells how it ended. */
export function FlowScreen() {
  const { actionId = '' } = useSearch({ from: '/questionnaire-flow' })
  if (!/^[0-9a-f-]{36}$/i.test(actionId)) return <Navigate to="/clinic-e-contacts" search={{}} replace />
  return <Flow key={actionId} actionId={actionId} />
}

function Flow({ actionId }: { actionId: string }) {
  const { t, language } = useI18n()
  const alert = useErrorAlert()
  const draft = useDraft(`questionnaire-flow:${actionId}`, EMPTY)
  const [attempt, setAttempt] = useState(0)
  const isWide = useMinWidth(48)
  const [isBusy, setBusy] = useState(false)
  const flow = useQuery({
    queryKey: ['questionnaire-flow', actionId, language],
    queryFn: ({ signal }) =>
      call(getQuestionnaireFlow, { params: { actionId }, query: { locale: language } }, { signal }),
    staleTime: Infinity,
  })
  const isReady = flow.data !== undefined && draft.state !== 'LOADING'
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The caller is on the line, so asking begins at once, where it was left; the heading stays in sight.
    if (isReady) firstUnanswered(element.current)?.focus({ preventScroll: true })
  }, [isReady])
  if (flow.isError)
    return (
      <PageError
        heading={t('shell.pages.loadingFailed.heading')}
        text={t('errors.staff.AWELL_NOT_AVAILABLE')}
        actions={<Button onClick={() => void flow.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
      />
    )
  if (!flow.data || draft.state === 'LOADING') return <Skeleton shape="card" lines={8} />
  const { form, patient, eContactId } = flow.data
  const { answers } = draft.values

  const leave = (cancelled: boolean) => {
    draft.clear()
    // The address is the same as that of any other provider, so the way back is the same too.
    location.assign(`/clinic-e-contacts?cancelled=${cancelled}&eContactId=${eContactId}&actionId=${actionId}`)
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    const given = answersToAsked(form, answers)
    if (isBusy || checkAnswers(form, given).length > 0) return
    setBusy(true)
    try {
      await call(answerQuestionnaireFlow, {
        params: { actionId },
        body: { version: form.version, answers: given },
      })
      leave(false)
    } catch (error) {
      setBusy(false)
      alert('questionnaires', error)
    }
  }
  return (
    <form ref={element} className={styles.page} noValidate onSubmit={(event) => void submit(event)}>
      <h1>{t(`types.${form.code}`)}</h1>
      <p>{t('instruments.flow.about', { name: `${patient.firstName} ${patient.surname}` })}</p>
      <AllItems
        form={form}
        answers={answers}
        attempt={attempt}
        inRows={isWide}
        onChange={(next) => draft.change((kept) => ({ ...kept, answers: next }))}
        Below={CallerWarning}
      />
      <ButtonRow>
        <Button type="submit" busy={isBusy}>
          {t('wizard.message.save')}
        </Button>
        <Button variant="secondary" onClick={() => leave(true)}>
          {t('shell.buttons.cancel')}
        </Button>
      </ButtonRow>
    </form>
  )
}

function firstUnanswered(form: HTMLFormElement | null): HTMLElement | undefined {
  const fields = [
    ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
  ]
  const isGiven = (group: string) => fields.some((field) => field.matches(':checked') && field.name === group)
  return fields.find(({ name, type, value }) => (type === 'radio' ? !isGiven(name) : value === ''))
}
