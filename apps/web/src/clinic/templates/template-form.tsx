import type { Template } from '@vastus/contract/templates'
import { checkPlaceholders, PLACEHOLDERS } from '@vastus/domain/templates/placeholders'
import {
  TEMPLATE_HEADING_MAX,
  TEMPLATE_RESTRICTIONS,
  TEMPLATE_TEXT_MAX,
} from '@vastus/domain/templates/template'
import { checkLength, checkRequired } from '@vastus/domain/field-rules'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { normaliseLine, normaliseText } from '@vastus/domain/typed-text'
import { LANGUAGE_NAMES, LANGUAGES } from '@vastus/i18n'
import { type SyntheticEvent, useState } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { reportError } from '../../shared/api/report.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action, Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { useStaff } from '../e-contacts/index.ts'
import styles from './templates.module.css'
import { useSaveTemplate } from './templates-api.ts'

type TemplateFormProps = {
  /** The one to change; null makes a new one. */
  template: Template | null
  /** What a new one begins with: nothing, or a reply that is being written. */
  text: string
  /** Where that reply belongs. */
  eContactId: number
  /** The type of the e-contact that is open. */
  type: TypeCode
  onSaved: () => void
  onCancel: () => void
}

/** Heading, text and for whom. What is typed is kept until it is saved. */
export function TemplateForm({ template, text, eContactId, type, onSaved, onCancel }: TemplateFormProps) {
  const { t } = useI18n()
  const { clinicId } = useStaff()
  const initial = {
    heading: template?.heading ?? '',
    text: template?.description ?? text,
    isForType: template ? template.onlyForType !== null : false,
    visibleToAll: template?.visibleToAll ?? false,
    language: template?.language ?? '',
    restriction: template?.restriction ?? '',
  }
  const key = template ? template.id : text === '' ? `new:${clinicId}` : `reply:${eContactId}`
  const draft = useDraft(`template:${key}`, initial)
  const save = useSaveTemplate()
  const [problem, setProblem] = useState<{ heading?: string; text?: string; whole?: string }>({})
  const { values } = draft
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)
  const onlyForType = template?.onlyForType ?? type
  const change = (part: Partial<typeof values>) => {
    setProblem({})
    draft.change((current) => ({ ...current, ...part }))
  }
  const words = (rule: ReturnType<typeof checkLength> | ReturnType<typeof checkRequired>, count: number) =>
    rule ? t(`errors.rules.${rule}`, { count }) : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const heading =
      words(checkRequired(values.heading), 1) ??
      words(checkLength(values.heading, { max: TEMPLATE_HEADING_MAX }), TEMPLATE_HEADING_MAX)
    const broken = checkPlaceholders(values.text)
    const body =
      words(checkRequired(values.text), 1) ??
      words(checkLength(values.text, { max: TEMPLATE_TEXT_MAX }), TEMPLATE_TEXT_MAX) ??
      (broken ? t(`errors.rules.${broken}`) : undefined)
    if (heading || body) {
      setProblem({ ...(heading ? { heading } : {}), ...(body ? { text: body } : {}) })
      document.getElementById(heading ? 'template-heading' : 'template-text')?.focus()
      return
    }
    save.mutate(
      {
        templateId: template?.id ?? null,
        idempotencyKey: draft.idempotencyKey(),
        content: {
          heading: normaliseLine(values.heading),
          description: normaliseText(values.text),
          onlyForType: values.isForType ? onlyForType : null,
          visibleToAll: values.visibleToAll,
          language: LANGUAGES.find((each) => each === values.language) ?? null,
          restriction: TEMPLATE_RESTRICTIONS.find((each) => each === values.restriction) ?? null,
        },
      },
      {
        onSuccess: () => {
          draft.clear()
          onSaved()
        },
        onError: (error) => {
          draft.noteFailure(error)
          reportError('templates', error)
          setProblem({ whole: alertOfError(error, t).text })
        },
      },
    )
  }

  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <TextField
        id="template-heading"
        label={t('templates.field.heading')}
        error={problem.heading}
        value={values.heading}
        onChange={(heading) => change({ heading })}
        dir="auto"
        data-first-focus=""
      />
      <TextArea
        id="template-text"
        label={t('templates.field.description')}
        error={problem.text}
        rows={6}
        dir="auto"
        value={values.text}
        onChange={(next) => change({ text: next })}
      />
      <p className={styles.placeholders}>
        {t('templates.placeholders')}:
        {PLACEHOLDERS.map((name) => (
          <Action key={name} onClick={() => change({ text: `${values.text}{${name}}` })}>
            {t(`templates.placeholder.${name}`)}
          </Action>
        ))}
      </p>
      <NativeSelect
        id="template-language"
        label={t('templates.field.language')}
        hint={t('templates.field.languageHint')}
        value={values.language}
        placeholder={t('templates.anyLanguage')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(language) => change({ language })}
      />
      <NativeSelect
        id="template-restriction"
        label={t('clinic.composer.restriction')}
        value={values.restriction}
        placeholder={t('templates.anyRestriction')}
        options={TEMPLATE_RESTRICTIONS.map((value) => ({ value, label: t(`clinic.restriction.${value}`) }))}
        onChange={(restriction) => change({ restriction })}
      />
      <div>
        <Checkbox
          id="template-for-type"
          label={t('templates.field.onlyForType', { type: t(`types.${onlyForType}`) })}
          checked={values.isForType}
          onChange={(isForType) => change({ isForType })}
        />
        <Checkbox
          id="template-for-all"
          label={t('templates.field.visibleToAll')}
          checked={values.visibleToAll}
          onChange={(visibleToAll) => change({ visibleToAll })}
        />
      </div>
      <div role="alert">{problem.whole && <p>{problem.whole}</p>}</div>
      <ButtonRow>
        <Button type="submit" busy={save.isPending}>
          {t('templates.save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('templates.back')}
        </Button>
        {isChanged && (
          <Button
            variant="quiet"
            onClick={() => {
              draft.clear()
              document.getElementById('template-heading')?.focus()
            }}
          >
            {t('templates.discard')}
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}
