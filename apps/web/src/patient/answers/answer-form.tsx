import { useNavigate, useSearch } from '@tanstack/react-router'
import type { QuestionnaireForm } from '@vastus/contract/instruments'
import type { PatientEContact } from '@vastus/contract/shapes'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { itemAfterPage } from '@vastus/domain/instruments/filling'
import { useRef } from 'react'
import { useCountry } from '../../shared/danger/emergency-number.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { AnswersToCheck } from '../../shared/instruments/answers-to-check.tsx'
import { ItemPage, type LeftPage } from '../../shared/instruments/item-page.tsx'
import type { ItemOfForm } from '../../shared/instruments/questionnaire-form.ts'
import type { ShownPage } from '../../shared/instruments/use-no-page-twice.ts'
import { WarningNotice } from '../../shared/instruments/warning-notice.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { IconSend } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { NotSent, SavedLine, patientStyles as styles, useFocusHeading } from '../e-contacts/index.ts'
import { AnswerIntro } from './answer-intro.tsx'
import { useAnswer } from './use-answer.ts'

interface AnswerFormProps {
  eContact: PatientEContact
  form: QuestionnaireForm
}

/** What the clinic asks, page by page, a look at all answers with a place for own words, and the sending. */
export function AnswerForm({ eContact, form }: AnswerFormProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const search = useSearch({ from: '/e-contacts/$eContactId/questionnaire' })
  const country = useCountry()
  const answer = useAnswer(eContact.id, form)
  const { draft, answers, asked, next: unanswered } = answer
  const lastPage = useRef<ShownPage | null>(null)
  useFocusHeading(search.step ?? search.item ?? '')

  const isChanging = search.change !== undefined
  type Place = { item: string; change?: string } | { step: 'check' }
  const show = (place: Place, replace = false) =>
    navigate({
      to: '/e-contacts/$eContactId/questionnaire',
      params: { eContactId: String(eContact.id) },
      search: place,
      replace,
    })
  const goTo = (place: Place) => void show(place)
  const goOn = async ({ id, size, isAnother }: LeftPage) => {
    const next = itemAfterPage<ItemOfForm>(form, draft.latest().answers, { id, size, isChanging })
    // Back leads to where one was.
    if (isAnother) await show({ item: id }, true)
    await show(next ? { item: next.id } : { step: 'check' })
  }
  const itemId = form.items.find(({ id }) => id === search.item)?.id

  if (draft.state === 'LOADING')
    return (
      <>
        <h1>{t(`types.${form.code}`)}</h1>
        <Skeleton shape="card" lines={6} />
      </>
    )
  if (itemId)
    return (
      <ItemPage
        key={itemId}
        form={form}
        answers={answers}
        itemId={itemId}
        isAlone={isChanging}
        country={country}
        className={styles.form}
        lastPage={lastPage}
        saved={<SavedLine state={draft.state} />}
        onAnswer={answer.set}
        onContinue={(page) => void goOn(page)}
      />
    )
  if (search.step !== 'check' || unanswered)
    return (
      <AnswerIntro
        eContact={eContact}
        form={form}
        asked={asked}
        answers={answers}
        onStart={() => {
          const first = asked.some(({ id }) => answers[id] !== undefined) ? unanswered : asked[0]
          goTo(first ? { item: first.id } : { step: 'check' })
        }}
      />
    )
  return (
    <div className={styles.form}>
      <h1>{t('patient.check.title')}</h1>
      <WarningNotice form={form} answers={answers} country={country} />
      <div className={styles.form} inert={answer.isSending} lang={form.language}>
        <AnswersToCheck
          asked={asked}
          answers={answers}
          onChange={({ id }) => goTo({ item: id, change: 'answer' })}
        />
      </div>
      <div className={styles.field} inert={answer.isSending}>
        <TextArea
          id="text"
          rows={4}
          optional
          label={t('instruments.check.own')}
          maxCharacters={E_CONTACT_TEXT_MAX}
          value={answer.text}
          onChange={(value) => draft.change((kept) => ({ ...kept, text: value }))}
        />
        <SavedLine state={draft.state} />
      </div>
      <NotSent problem={answer.problem} more={t('instruments.check.kept')} />
      <ButtonRow>
        <Button
          wide
          busy={answer.isSending}
          icon={<IconSend aria-hidden="true" />}
          onClick={() => answer.send()}
        >
          {t('patient.check.send', { clinic: eContact.clinicName })}
        </Button>
      </ButtonRow>
    </div>
  )
}
