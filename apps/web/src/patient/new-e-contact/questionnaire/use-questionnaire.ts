import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendQuestionnaire } from '@vastus/contract/instruments'
import type { RouteCall } from '@vastus/contract/route'
import { answersToAsked, askedItems, nextUnanswered } from '@vastus/domain/instruments/filling'
import type { Answer, Answers } from '@vastus/domain/instruments/instrument'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { call } from '../../../shared/api/call.ts'
import { useDraft } from '../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { type ItemOfForm, questionnaireFormOptions } from '../../../shared/instruments/questionnaire-form.ts'
import { myEContactKeys } from '../../e-contacts/index.ts'

type Kept = {
  /** What the patient adds in own words. */
  text: string
  answers: Answers
}

const EMPTY: Kept = { text: '', answers: {} }

/** A questionnaire and what has been answered; each answer is kept as a draft, so that one can go on elsewhere. */
export function useQuestionnaire(type: TypeCode, personId: string, clinicId: string) {
  const { language } = useI18n()
  const form = useQuery(questionnaireFormOptions(type, clinicId, language))
  const draft = useDraft(`questionnaire:${type.toLowerCase().replaceAll('_', '-')}:${personId || '0'}`, EMPTY)
  const { answers } = draft.values
  const set = (id: string, answer: Answer | undefined) =>
    draft.change((kept) => {
      const { [id]: _before, ...others } = kept.answers
      return { ...kept, answers: answer === undefined ? others : { ...others, [id]: answer } }
    })
  return {
    form,
    draft,
    answers,
    set,
    asked: form.data ? askedItems<ItemOfForm>(form.data, answers) : [],
    next: form.data && nextUnanswered<ItemOfForm>(form.data, answers),
    toSend: form.data ? answersToAsked(form.data, answers) : {},
  }
}

type Sending = RouteCall<typeof sendQuestionnaire>['body'] & { idempotencyKey: string }

/** Sends a filled-in questionnaire; every try carries the same key, so that it arrives once. */
export function useSendQuestionnaire() {
  const { language } = useI18n()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Sending) =>
      call(sendQuestionnaire, { query: { locale: language }, body }, { idempotencyKey }),
    onSuccess: () => {
      // Who has sent goes on at once, also where the connection is too weak for the list.
      void queries.invalidateQueries({ queryKey: myEContactKeys.list })
    },
  })
}
