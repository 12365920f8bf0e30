import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askQuestionnaire } from '@vastus/contract/questionnaire-requests'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { checkAnswerBy } from '@vastus/domain/e-contact/answer-by'
import { isCalendarDate } from '@vastus/domain/time/time-zone'
import { normaliseText } from '@vastus/domain/typed-text'
import { isQuestionnaire, isTypeCode, type TypeCode } from '@vastus/domain/types/catalogue'
import { useState } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { DateField } from '../../shared/ui/date-field.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { eContactKeys, refreshInbox, useStaff } from '../e-contacts/index.ts'
import { useMeantFor } from './use-meant-for.ts'

interface AskDialogProps {
  eContact: ClinicEContact
  offered: readonly { value: TypeCode; label: string }[]
  onClose: () => void
}

/** `answerBy` is missing from drafts of an earlier version of the page. */
const EMPTY: { text: string; code: string; answerBy?: string } = { text: '', code: '', answerBy: '' }

/** Which questionnaire, and what is said with it. Without own words a plain request goes out. */
export function AskDialog({ eContact, offered, onClose }: AskDialogProps) {
  const { t, format } = useI18n()
  const { show } = useToasts()
  const queries = useQueryClient()
  const { id, clinicId, patient, replyBlockedUntil } = eContact
  const lockedUntil =
    replyBlockedUntil && new Date(replyBlockedUntil) > serverNow() ? replyBlockedUntil : null
  const isForPatient = useMeantFor(clinicId, patient)
  const { replyHoldSeconds: holdSeconds, timeZone } = useStaff()
  const draft = useDraft(`e-contact:${id}:questionnaire`, EMPTY)
  const [problem, setProblem] = useState<string | null>(null)
  const { code, text, answerBy = '' } = draft.values
  const [dayProblem, setDayProblem] = useState<string | null>(null)
  const ask = useMutation({
    mutationFn: (questionnaire: TypeCode) =>
      call(
        askQuestionnaire,
        {
          params: { id: String(id) },
          body: {
            questionnaire,
            question: normaliseText(text) || t('instruments.ask.usual'),
            holdSeconds,
            ...(answerBy && { answerBy }),
          },
        },
        { idempotencyKey: draft.idempotencyKey() },
      ),
    onSuccess: async (answer) => {
      draft.clear()
      queries.setQueryData(eContactKeys.eContact(id), answer)
      refreshInbox(queries)
      // While it can be taken back, a notice of its own says so.
      if (holdSeconds === 0) show({ tone: 'success', text: t('instruments.ask.sent'), autoDismiss: true })
      else void queries.invalidateQueries({ queryKey: eContactKeys.held })
      onClose()
      await queries.invalidateQueries({ queryKey: eContactKeys.one(id) })
    },
    onError: (error) => {
      draft.noteFailure(error)
      reportError('questionnaires', error)
      setProblem(alertOfError(error, t).text)
    },
  })
  const change = (part: Partial<typeof EMPTY>) => {
    setProblem(null)
    setDayProblem(null)
    draft.change((kept) => ({ ...kept, ...part }))
  }
  const confirm = () => {
    if (!isTypeCode(code) || !isQuestionnaire(code)) {
      setProblem(t('instruments.ask.choose'))
      return document.getElementById('ask-questionnaire')?.focus()
    }
    const rule = brokenDay(answerBy, timeZone)
    if (!rule) return ask.mutate(code)
    setDayProblem(t(`errors.rules.${rule}`))
    document.getElementById('ask-answer-by')?.focus()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      heading={t('instruments.ask.open')}
      confirmLabel={t('instruments.ask.send')}
      busy={ask.isPending}
      onConfirm={confirm}
    >
      <p>{t('instruments.ask.text')}</p>
      {lockedUntil && <p>{t('instruments.ask.unlocks', { when: format.dateTime(lockedUntil) })}</p>}
      <NativeSelect
        id="ask-questionnaire"
        data-first-focus=""
        label={t('instruments.ask.which')}
        placeholder={t('instruments.ask.choose')}
        value={code}
        error={problem ?? undefined}
        options={offered.filter(({ value }) => isForPatient(value))}
        onChange={(value) => change({ code: value })}
      />
      <TextArea
        id="ask-text"
        label={t('instruments.ask.words')}
        optional
        hint={t('instruments.ask.usual')}
        rows={3}
        maxCharacters={E_CONTACT_TEXT_MAX}
        countFrom={E_CONTACT_TEXT_MAX - 200}
        value={text}
        onChange={(value) => change({ text: value })}
      />
      <DateField
        id="ask-answer-by"
        label={t('instruments.ask.answerBy')}
        optional
        hint={t('instruments.ask.answerByHint')}
        value={answerBy}
        error={dayProblem ?? undefined}
        onChange={(value) => change({ answerBy: value })}
      />
    </ConfirmDialog>
  )
}

/** What is wrong with the day, by the clinic's calendar; null where none was chosen. */
function brokenDay(answerBy: string, timeZone: string) {
  if (answerBy === '') return null
  if (!isCalendarDate(answerBy)) return 'DATE'
  return checkAnswerBy(answerBy, { now: serverNow(), timeZone })
}
