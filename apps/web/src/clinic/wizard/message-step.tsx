import type { ClinicMode } from '@vastus/domain/e-contact/clinic-made'
import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { lengthOf, normaliseText } from '@vastus/domain/typed-text'
import { hasHelperQuestions } from '@vastus/domain/questionnaire/helper-questions'
import { isQuestionnaire } from '@vastus/domain/types/catalogue'
import { type SyntheticEvent, useState } from 'react'
import { useSignsBeforeSending } from '../../shared/danger/use-danger-signs.ts'
import { FilePicker } from '../../shared/files/file-picker.tsx'
import { UploadList } from '../../shared/files/upload-list.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { IconSend } from '../../shared/ui/icons.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { useClinicTypes, useStaff, ReachNote } from '../e-contacts/index.ts'
import { EMPTY_REPLY, replyWindow, RestrictionField, SendProblem, type Sending } from '../replies/index.ts'
import { answerProblem } from '../../shared/questions/answer-rule.ts'
import { AsidePart } from './aside-part.tsx'
import { AskIfSaid, CallerDanger } from './caller-danger.tsx'
import styles from './create.module.css'
import { QuestionsPart } from './questions-part.tsx'
import { toldAbout } from './told.ts'
import { TopicSearch } from './topic-search.tsx'
import type { WizardFiles } from './use-wizard-files.ts'
import { ownerOf, type Wizard, type WizardDraft } from './wizard-draft.ts'
import { serverNow } from '../../shared/time/server-clock.ts'

type MessageStepProps = {
  draft: WizardDraft
  mode: ClinicMode
  files: WizardFiles
  onBack: () => void
  sending: Sending
  /** A questionnaire that cannot be opened now. */
  awayType: string | null
  /** @param isFilledIn whether a questionnaire is opened first */
  onSend: (isFilledIn: boolean) => Promise<void>
}

/** What it is about and what is said, with files; to the patient also from when they may answer. */
export function MessageStep({ draft, mode, files, sending, awayType, onBack, onSend }: MessageStepProps) {
  const { t } = useI18n()
  const { clinicId, timeZone } = useStaff()
  const { values } = draft
  const { patient, representativeId, type, text, told } = values
  const [problem, setProblem] = useState<{ text?: string; date?: string }>({})
  const [attempt, setAttempt] = useState(0)
  const [isAsking, setAsking] = useState(false)
  /** The dangers about which the question was answered. */
  const [answeredAbout, setAnsweredAbout] = useState<readonly DangerRuleId[]>([])
  const types = useClinicTypes(clinicId, { questionnaires: mode === 'AS_PATIENT' })
  const isAway = type === awayType
  const isFilledIn = mode === 'AS_PATIENT' && isQuestionnaire(type) && !isAway
  // What is being sent is all that goes, and the wizard is empty after it.
  const change = (part: Partial<Wizard>) => {
    if (sending.isBusy) return
    setProblem({})
    draft.change((wizard) => ({ ...wizard, ...part }))
  }
  const danger = useSignsBeforeSending({
    text: mode === 'AS_PATIENT' ? text : '',
    type,
    answers: mode === 'AS_PATIENT' ? toldAbout(told, type).map(({ id, answer }) => ({ id, answer })) : [],
    age: patient?.age,
  })
  const dangers = danger.signs.map(({ ruleId }) => ruleId)
  const owner = ownerOf(values)
  if (!patient || !owner) return null
  const isTold = mode === 'AS_PATIENT' && hasHelperQuestions(type)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const answers = isTold ? toldAbout(told, type) : []
    if (answers.some((each) => answerProblem(each.type, each.answer))) return setAttempt(attempt + 1)
    if (!isFilledIn && normaliseText(text) === '' && answers.length === 0)
      return setProblem({ text: t('wizard.message.empty') })
    if (lengthOf(normaliseText(text)) > E_CONTACT_TEXT_MAX)
      return setProblem({ text: t('errors.E_CONTACT_ANSWER_TOO_LONG') })
    const window = replyWindow(values, { now: serverNow(), timeZone })
    if (mode === 'TO_PATIENT' && !window.ok) return setProblem({ date: t(`errors.rules.${window.rule}`) })
    if (mode === 'TO_PATIENT') return onSend(false)
    // Signs that nobody could see yet are shown first; the next press asks.
    await danger.afterLook(
      async () => {
        const isNew = dangers.some((ruleId) => !answeredAbout.includes(ruleId))
        if (isNew && !isFilledIn && !draft.latest().dangerSaid) return setAsking(true)
        await onSend(isFilledIn)
      },
      () => undefined,
    )
  }
  const about = `${patient.firstName} ${patient.surname}`
  const by = representativeId === null ? null : `${owner.firstName} ${owner.surname}`

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <SummaryList
        rows={[
          { label: t('wizard.data.patient'), value: about },
          ...(by ? [{ label: t('wizard.representative.heading'), value: by }] : []),
        ]}
      />
      <TopicSearch
        id="wizard-type"
        type={type}
        types={types.map(({ value }) => value)}
        onChoose={(value) => change({ type: value })}
      />
      <AsidePart draft={draft} />
      <TextArea
        id="wizard-text"
        data-first-focus=""
        rows={6}
        dir="auto"
        label={t(mode === 'TO_PATIENT' ? 'wizard.message.toPatient' : 'wizard.message.asPatient')}
        value={text}
        error={problem.text}
        readOnly={sending.isBusy}
        onChange={(value) => change({ text: value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.repeat && (event.ctrlKey || event.metaKey)) void submit(event)
        }}
      />
      {mode === 'AS_PATIENT' && (
        <CallerDanger
          signs={danger.signs}
          isSaid={values.dangerSaid}
          onSaid={(dangerSaid) => change({ dangerSaid })}
        />
      )}
      {isFilledIn && <p>{t('wizard.message.questionnaire')}</p>}
      {isTold && (
        <QuestionsPart
          key={type}
          about={type}
          told={told}
          attempt={attempt}
          onChange={(next) => change({ told: next })}
        />
      )}
      {mode === 'TO_PATIENT' && (
        <RestrictionField
          draft={{ ...EMPTY_REPLY, text, restriction: values.restriction, date: values.date }}
          error={problem.date}
          onChange={({ restriction, date }) =>
            change({ ...(restriction ? { restriction } : {}), ...(date === undefined ? {} : { date }) })
          }
        />
      )}
      <div className={styles.files}>
        {!isFilledIn && (
          <div inert={sending.isBusy}>
            <FilePicker uploads={files.uploads} camera={false} brief />
          </div>
        )}
        <UploadList uploads={files.uploads} />
      </div>
      {mode === 'TO_PATIENT' && <ReachNote reach={owner.reach} person={owner} />}
      <AskIfSaid
        signs={danger.signs}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAnswer={(dangerSaid) => {
          setAsking(false)
          setAnsweredAbout([...answeredAbout, ...dangers])
          change({ dangerSaid })
          void onSend(false)
        }}
      />
      <SendProblem sending={sending} />
      <ButtonRow>
        <Button
          type="submit"
          busy={sending.isBusy || danger.isLooking}
          icon={isFilledIn ? undefined : <IconSend aria-hidden="true" />}
          aria-keyshortcuts="Control+Enter"
        >
          {t(
            sending.failed && !isAway
              ? 'shell.buttons.tryAgain'
              : mode === 'TO_PATIENT'
                ? 'wizard.message.send'
                : isFilledIn
                  ? 'wizard.message.openQuestionnaire'
                  : 'wizard.message.save',
          )}
        </Button>
        <Button variant="secondary" aria-disabled={sending.isBusy} onClick={() => sending.isBusy || onBack()}>
          {t('shell.header.back')}
        </Button>
      </ButtonRow>
    </form>
  )
}
