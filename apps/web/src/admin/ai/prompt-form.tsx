import {
  AI_PURPOSES,
  type AiPurpose,
  PROMPT_MESSAGE_MAX,
  PROMPT_NAME_MAX,
  requestsJson,
} from '@vastus/domain/ai/prompt-rules'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import styles from './ai.module.css'
import { type Model, type Prompt, useAddPrompt, useChangePrompt } from './api.ts'

type PromptFormProps = { prompt?: Prompt; models: readonly Model[]; onDone: () => void }

/** A new prompt, or the next version of one. */
export function PromptForm({ prompt, models, onDone }: PromptFormProps) {
  const { t } = useI18n()
  const add = useAddPrompt()
  const change = useChangePrompt(prompt?.id ?? 0)
  const newest = prompt?.newest
  const labels = {
    purpose: t('prompts.field.purpose'),
    name: t('prompts.field.name'),
    modelId: t('prompts.field.model'),
    systemMessage: t('prompts.field.systemMessage'),
    userMessage: t('prompts.field.userMessage'),
    parameters: t('prompts.field.parameters'),
  }
  const required = (value: string) => (value === '' ? 'REQUIRED' : null)
  const form = useServerForm({
    initial: {
      purpose: prompt?.purpose ?? 'SUMMARY',
      name: prompt?.name ?? '',
      modelId: String(newest?.modelId ?? models[0]?.id ?? ''),
      systemMessage: newest?.systemMessage ?? '',
      userMessage: newest?.userMessage ?? '',
      parameters: newest?.parameters ?? '{"temperature":0}',
    },
    validate: {
      name: required,
      modelId: required,
      systemMessage: (value) => required(value) ?? (requestsJson(value) ? null : 'PROMPT_JSON'),
      userMessage: required,
    },
    area: 'ai',
    labels,
    send: async ({ purpose, name, modelId, systemMessage, userMessage, parameters }) => {
      const version = { modelId: Number(modelId), systemMessage, userMessage, parameters }
      if (prompt) await change.mutateAsync({ name, ...version })
      else await add.mutateAsync({ purpose, name, ...version })
      onDone()
      return undefined
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        {!prompt && (
          <NativeSelect
            {...form.field('purpose')}
            onChange={(purpose) => form.set('purpose', purpose as AiPurpose)}
            label={labels.purpose}
            options={AI_PURPOSES.map((value) => ({ value, label: t(`prompts.purpose.${value}`) }))}
          />
        )}
        <TextField {...form.field('name')} label={labels.name} maxLength={PROMPT_NAME_MAX} />
        <NativeSelect
          {...form.field('modelId')}
          label={labels.modelId}
          options={models.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextArea
          {...form.field('systemMessage')}
          label={labels.systemMessage}
          hint={t('prompts.field.systemHint')}
          rows={6}
          maxCharacters={PROMPT_MESSAGE_MAX}
        />
        <TextArea
          {...form.field('userMessage')}
          label={labels.userMessage}
          hint={t('prompts.field.userHint')}
          rows={3}
          maxCharacters={PROMPT_MESSAGE_MAX}
        />
        <TextArea
          {...form.field('parameters')}
          label={labels.parameters}
          hint={t('prompts.field.parametersHint')}
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
        />
      </FieldStack>
      <ButtonRow>
        <Button type="submit" busy={form.busy}>
          {t('prompts.saveVersion')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('kit.cancel')}
        </Button>
      </ButtonRow>
    </form>
  )
}
