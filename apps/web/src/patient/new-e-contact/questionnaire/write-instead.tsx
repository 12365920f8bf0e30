import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dangerInWords } from '@vastus/domain/instruments/danger-in-words'
import { LAST_TYPE } from '@vastus/domain/types/catalogue'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { questionnaireFormOptions } from '../../../shared/instruments/questionnaire-form.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { chosenPerson, useFocusHeading, usePersons } from '../../e-contacts/index.ts'
import { ResumeQuestion } from '../create/resume-question.tsx'
import { useNewMessage } from '../new-message.ts'
import type { IntroStepProps } from './intro-step.tsx'
import { withWarned } from './with-warned.ts'

/** Whether the questionnaire itself is not to be had now, so that trying again is of no use. */
export function isAwayError(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'AWELL_NOT_AVAILABLE'
}

/**
 * Leads on to free text, with what was written in it, under a reason that every clinic takes. Answers stay in the draft of the
 * questionnaire: within own words they would be searched for danger signs without their rules. Only those that speak of danger go along,
 * so that the clinic learns of them. They stand before a message begun for the same patient; one begun for somebody else is asked about
 * first.
 */
export function WriteInstead({ filling, choices }: Pick<IntroStepProps, 'filling' | 'choices'>) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const { show } = useToasts()
  const persons = usePersons()
  const message = useNewMessage()
  const { draft } = filling
  const { personId, clinicId, type } = choices
  const goal = { personId, clinicId, type: LAST_TYPE }
  // Without a clinic: in our own words, which are to be had also when the clinic has the questionnaire no more.
  const form = useQuery(questionnaireFormOptions(type, null, language))
  const isLoading =
    message.state === 'LOADING' || draft.state === 'LOADING' || form.isPending || persons.isPending
  const { text: begun, personId: begunFor } = message.values
  const isForAnother = !isLoading && begun !== '' && begunFor !== personId
  useFocusHeading(isForAnother ? 'another' : '')

  const leave = useEffectEvent(() => {
    const { text: own, answers } = draft.latest()
    const danger = form.data ? dangerInWords(form.data, answers) : { text: '', safety: [] }
    const text = [danger.text, own].filter((part) => part !== '').join('\n\n')
    if (text !== '') message.change((now) => withWarned(now, goal, { text, safety: danger.safety }))
    void navigate({ to: '/e-contacts/create', search: goal, replace: true })
  })
  const tell = useEffectEvent(() => show({ tone: 'warning', text: t('errors.AWELL_NOT_AVAILABLE') }))
  useEffect(() => {
    if (!isLoading) tell()
  }, [isLoading])
  useEffect(() => {
    if (!isLoading && !isForAnother) leave()
  }, [isLoading, isForAnother])

  if (!isForAnother) return <Skeleton shape="card" lines={6} />
  const { person } = chosenPerson(persons.data, personId)
  return (
    <ResumeQuestion
      draft={message}
      isOrphan={persons.data?.every(({ id }) => String(id) !== begunFor) ?? false}
      instead={person && { name: `${person.firstName} ${person.surname}`, choices: goal }}
    />
  )
}
