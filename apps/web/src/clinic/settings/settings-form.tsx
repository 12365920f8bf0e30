import { type SyntheticEvent, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import styles from './clinic-settings.module.css'
import { HoursOfWeek } from './hours-of-week.tsx'
import { PatientPreview } from './patient-preview.tsx'
import { PresentSettings } from './present-settings.tsx'
import { PromisesOfTypes } from './promises-of-types.tsx'
import { type AnswerSettings, useSaveSettings } from './settings-api.ts'
import { draftOf, type SettingsDraft, settingsOf } from './settings-draft.ts'
import { useProblemWords } from './use-problem-words.ts'

type SettingsFormProps = {
  clinicId: number
  /** What is in force. */
  present: AnswerSettings
  types: readonly { value: string; label: string }[]
}

/** What is typed is kept until it is saved, also when a colleague saved something else meanwhile. */
export function SettingsForm({ clinicId, present, types }: SettingsFormProps) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const draft = useDraft(`clinic-settings:${clinicId}`, draftOf(present))
  const save = useSaveSettings(clinicId)
  const [isChecked, setChecked] = useState(false)
  const { values } = draft
  const { settings, problems } = settingsOf(values)
  const wordsAt = useProblemWords(isChecked ? problems : [])
  const isOutdated = values.version !== present.version
  const change = (part: Partial<SettingsDraft>) => draft.change((current) => ({ ...current, ...part }))

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setChecked(true)
    if (!settings) return document.getElementById(problems[0]?.id ?? '')?.focus()
    save.mutate(
      { settings: { ...settings, version: present.version }, idempotencyKey: draft.idempotencyKey() },
      {
        onSuccess: () => {
          draft.clear()
          setChecked(false)
          show({ tone: 'success', autoDismiss: true, text: t('clinic-settings.saved') })
        },
        onError: (error) => {
          draft.noteFailure(error)
          // Both stand on the page then.
          if (!(error instanceof ApiError && error.version !== null)) alert('clinic-settings', error)
        },
      },
    )
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div role="status">
        {isOutdated && <PresentSettings present={present} onTake={() => draft.clear()} />}
      </div>
      <Card heading={t('clinic-settings.hold.heading')}>
        <TextField
          id="hold"
          label={t('clinic-settings.hold.label')}
          hint={t('clinic-settings.hold.hint')}
          short
          inputMode="numeric"
          autoComplete="off"
          error={wordsAt('hold')}
          value={values.hold}
          onChange={(hold) => change({ hold })}
        />
      </Card>
      <Card heading={t('clinic-settings.day.heading')}>
        <HoursOfWeek
          week={values.week}
          specialDays={values.specialDays}
          wordsAt={wordsAt}
          onChange={change}
        />
      </Card>
      <Card heading={t('clinic-settings.promise.heading')}>
        <FieldStack>
          <p className={styles.quiet}>{t('clinic-settings.promise.text')}</p>
          <TextField
            id="all"
            label={t('clinic-settings.promise.all')}
            hint={t('clinic-settings.promise.allHint')}
            short
            inputMode="numeric"
            autoComplete="off"
            error={wordsAt('all')}
            value={values.all}
            onChange={(all) => change({ all })}
          />
          <PromisesOfTypes
            promised={values.types}
            types={types}
            wordsAt={wordsAt}
            onChange={(next) => change({ types: next })}
          />
        </FieldStack>
      </Card>
      <Card heading={t('clinic-settings.danger.heading')}>
        <TextField
          id="danger"
          label={t('clinic-settings.danger.label')}
          hint={t('clinic-settings.danger.hint')}
          short
          inputMode="numeric"
          autoComplete="off"
          error={wordsAt('danger')}
          value={values.danger}
          onChange={(danger) => change({ danger })}
        />
      </Card>
      {settings && <PatientPreview clinicId={clinicId} settings={settings} />}
      <ButtonRow>
        <Button type="submit" busy={save.isPending}>
          {t('clinic-settings.save')}
        </Button>
      </ButtonRow>
    </form>
  )
}
