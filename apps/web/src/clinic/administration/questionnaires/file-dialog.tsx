import type { CheckedQuestionnaire, InstrumentWording } from '@vastus/contract/official-wordings'
import { answersToAsked } from '@vastus/domain/instruments/filling'
import type { Answers } from '@vastus/domain/instruments/instrument'
import { scoreAnswers } from '@vastus/domain/instruments/score'
import { useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { AllItems } from '../../../shared/instruments/all-items.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import own from './questionnaires.module.css'
import { type ReadFile, useImportWording } from './wordings-api.ts'

type Checked = CheckedQuestionnaire['problems'][number]
export type FileProblem = { linkId: string; problem: Checked['problem'] | 'TOO_LARGE' | 'UNREADABLE' }
type Preview = NonNullable<CheckedQuestionnaire['preview']>

type FileDialogProps = {
  clinicId: number
  instrument: { code: InstrumentWording['instrument']; name: string } | null
  file: ReadFile
  problems: readonly FileProblem[]
  preview: Preview | null
  onClose: () => void
}

/** What a file holds: what is wrong with it, or the questionnaire as it would be asked, to be tried and put to use. */
export function FileDialog({ clinicId, instrument, file, problems, preview, onClose }: FileDialogProps) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const save = useImportWording(clinicId)
  const [hasLicence, setLicence] = useState(false)
  const canUse = instrument !== null && preview !== null && !preview.isOwnWording
  const name = instrument?.name ?? preview?.form.name ?? ''
  const use = () => {
    if (!instrument) return
    save.mutate(
      { instrument: instrument.code, questionnaire: file },
      {
        onSuccess: () => {
          show({
            tone: 'success',
            autoDismiss: true,
            text: t('administration.questionnaires.inUse', { name }),
          })
          onClose()
        },
        onError: (error) => alert('questionnaires', error),
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      heading={
        preview === null
          ? t('administration.questionnaires.dialog.refused')
          : t(`administration.questionnaires.dialog.${instrument ? 'wording' : 'tryOut'}`, { name })
      }
      actions={
        <>
          {canUse && (
            <Button disabled={!hasLicence} busy={save.isPending} onClick={use}>
              {t('administration.questionnaires.dialog.use')}
            </Button>
          )}
          <Button variant="secondary" data-first-focus="" onClick={onClose}>
            {canUse ? t('kit.cancel') : t('administration.questionnaires.dialog.close')}
          </Button>
        </>
      }
    >
      <ul className={own.problems}>
        {problems.map(({ linkId, problem }) => (
          <li key={`${linkId} ${problem}`}>
            {linkId === ''
              ? t(`administration.questionnaires.problem.${problem}`)
              : t('administration.questionnaires.dialog.item', {
                  item: linkId,
                  problem: t(`administration.questionnaires.problem.${problem}`),
                })}
          </li>
        ))}
      </ul>
      {preview === null && <p>{t('administration.questionnaires.dialog.nothingChanged')}</p>}
      {preview?.isOwnWording && <p>{t('administration.questionnaires.dialog.same')}</p>}
      {preview && <TryOut preview={preview} />}
      {canUse && (
        <Checkbox
          id="has-licence"
          label={t('administration.questionnaires.dialog.licence')}
          checked={hasLicence}
          onChange={setLicence}
        />
      )}
    </Dialog>
  )
}

/** The questionnaire as patients would see it, with the scores that follow from what is chosen. */
function TryOut({ preview: { form, scoring, labels, languages } }: { preview: Preview }) {
  const { t, format } = useI18n()
  const [answers, setAnswers] = useState<Answers>({})
  const given = answersToAsked(form, answers)
  const rules = { items: form.items, scores: scoring, bands: [], classifications: [], flags: [] }
  const { scores } = scoreAnswers(rules, given)
  return (
    <>
      {/* Cancel is behind all the questions: they are read from the first one on. */}
      <p data-first-focus="" tabIndex={-1}>
        {t('administration.questionnaires.dialog.languages', {
          languages: languages.map((language) => t(`ai.language.${language}`)).join(', '),
        })}
      </p>
      <AllItems form={form} answers={answers} attempt={0} onChange={setAnswers} />
      <div role="status" className={own.scores}>
        {scoring.map(({ id }) => (
          <p key={id}>
            {scores[id] === undefined
              ? t('administration.questionnaires.dialog.noScore', { label: labels[id] ?? id })
              : t('administration.questionnaires.dialog.score', {
                  label: labels[id] ?? id,
                  value: format.number(scores[id]),
                })}
          </p>
        ))}
      </div>
    </>
  )
}
