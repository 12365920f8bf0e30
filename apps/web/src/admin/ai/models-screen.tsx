import { MODEL_NAME_MAX } from '@vastus/domain/ai/prompt-rules'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import styles from './ai.module.css'
import { type Model, useAddModel, useChangeModel, useModels, useRemoveModel } from './api.ts'
import { LoadingFailed } from './loading-failed.tsx'
import { ModelMissing } from './model-missing.tsx'

/** The models that prompts may use. One that is switched off is called no more from that moment. */
export function ModelsScreen() {
  const { t } = useI18n()
  const models = useModels()
  // One form at a time: its fields have fixed ids.
  const [edited, setEdited] = useState<number | null>(null)
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('prompts.models.heading')}</h1>
        <p className={styles.quiet}>{t('prompts.models.intro')}</p>
      </div>
      <ModelMissing />
      {models.isPending && <Skeleton shape="card" lines={3} />}
      {models.isError && <LoadingFailed onRetry={() => void models.refetch()} />}
      {models.data?.content.map((model) => (
        <ModelCard
          key={model.id}
          model={model}
          isEdited={edited === model.id}
          onEdit={(edits) => setEdited(edits ? model.id : null)}
        />
      ))}
      {edited === null && <AddModel />}
    </div>
  )
}

type ModelCardProps = { model: Model; isEdited: boolean; onEdit: (edits: boolean) => void }

function ModelCard({ model, isEdited, onEdit }: ModelCardProps) {
  const { t, format } = useI18n()
  const { count, failed, medianMs } = model.calls
  const alert = useErrorAlert()
  const change = useChangeModel()
  const remove = useRemoveModel()
  return (
    <Card heading={model.name}>
      <div className={styles.row}>
        <p className={styles.facts}>
          <code>{model.model}</code>{' '}
          <Badge tone={model.isActive ? 'done' : 'danger'}>
            {t(model.isActive ? 'prompts.models.active' : 'prompts.models.inactive')}
          </Badge>{' '}
          {t('prompts.models.used', { count: model.usedByPrompts })}
        </p>
        <p className={styles.quiet}>
          {t('prompts.models.calls', { count, failed: format.number(failed) })}
          {medianMs !== null && ` ${t('prompts.models.median', { seconds: format.number(medianMs / 1000) })}`}
        </p>
        <ButtonRow>
          <Button variant="secondary" aria-expanded={isEdited} onClick={() => onEdit(!isEdited)}>
            {t('prompts.edit')}
          </Button>
          <Button
            variant="secondary"
            busy={change.isPending}
            onClick={() =>
              change.mutate(
                { id: model.id, isActive: !model.isActive },
                { onError: (error) => alert('ai', error) },
              )
            }
          >
            {t(model.isActive ? 'prompts.models.switchOff' : 'prompts.models.switchOn')}
          </Button>
          {model.usedByPrompts === 0 && (
            <Button
              variant="quiet"
              busy={remove.isPending}
              onClick={() => remove.mutate(model.id, { onError: (error) => alert('ai', error) })}
            >
              {t('prompts.remove')}
            </Button>
          )}
        </ButtonRow>
      </div>
      {isEdited && (
        <ModelForm
          initial={{ name: model.name, model: model.model }}
          submitLabel={t('shell.buttons.save')}
          send={(values) => change.mutateAsync({ id: model.id, ...values })}
          onDone={() => onEdit(false)}
          onCancel={() => onEdit(false)}
        />
      )}
    </Card>
  )
}

const EMPTY_MODEL = { name: '', model: '' }

function AddModel() {
  const { t } = useI18n()
  const add = useAddModel()
  // The next one is typed into a form of its own.
  const [count, setCount] = useState(0)
  return (
    <Card heading={t('prompts.models.add')}>
      <ModelForm
        key={count}
        initial={EMPTY_MODEL}
        submitLabel={t('prompts.models.add')}
        send={(values) => add.mutateAsync(values)}
        onDone={() => setCount(count + 1)}
      />
    </Card>
  )
}

type ModelFormProps = {
  initial: typeof EMPTY_MODEL
  submitLabel: string
  send: (values: typeof EMPTY_MODEL) => Promise<unknown>
  onDone: () => void
  onCancel?: () => void
}

function ModelForm({ initial, submitLabel, send, onDone, onCancel }: ModelFormProps) {
  const { t } = useI18n()
  const form = useServerForm({
    initial,
    validate: {
      name: (value) => (value === '' ? 'REQUIRED' : null),
      model: (value) => (value === '' ? 'REQUIRED' : null),
    },
    area: 'ai',
    labels: { name: t('prompts.models.name'), model: t('prompts.models.model') },
    send: async (values) => {
      await send(values)
      onDone()
      return undefined
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <TextField {...form.field('name')} label={t('prompts.models.name')} maxLength={MODEL_NAME_MAX} />
        <TextField
          {...form.field('model')}
          label={t('prompts.models.model')}
          hint={t('prompts.models.modelHint')}
          maxLength={MODEL_NAME_MAX}
          spellCheck={false}
          autoCapitalize="none"
        />
      </FieldStack>
      <ButtonRow>
        <Button type="submit" busy={form.busy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('kit.cancel')}
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}
