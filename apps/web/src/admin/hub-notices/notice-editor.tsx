import { checkNotice } from '@vastus/domain/information-hub/notice-content'
import { LANGUAGE_NAMES, LANGUAGES } from '@vastus/i18n'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { type Draft, useDraft } from '../../shared/drafts/use-draft.tsx'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action, Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { ChangedMeanwhile, styles as pageStyles } from '../pages/index.ts'
import { type EditedNotice, useSaveNotice } from './api.ts'
import { NoticeFacts, NoticeWords } from './notice-fields.tsx'
import { NoticePreview } from './notice-preview.tsx'
import { contentOf, editedContent, type NoticeValues, valuesOf } from './notice-values.ts'

type EditorProps = { notice: EditedNotice | undefined; onDone: () => void }

/** A notice being written. What is typed is kept until it is saved. */
export function NoticeEditor({ notice, onDone }: EditorProps) {
  const draft = useDraft(`hub-notice:${notice?.id ?? 'new'}`, valuesOf(notice))
  if (draft.state === 'LOADING') return <Skeleton shape="card" lines={8} />
  return <Fields notice={notice} draft={draft} onDone={onDone} />
}

function Fields({ notice, draft, onDone }: EditorProps & { draft: Draft<NoticeValues> }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const save = useSaveNotice()
  const isPublished = useRef(false)
  const present = valuesOf(notice)
  const labels: Record<string, string> = { source: t('publishing.hub.source') }
  for (const each of LANGUAGES)
    for (const part of ['title', 'text'] as const)
      labels[`${part}.${each}`] = `${LANGUAGE_NAMES[each]}, ${t(`publishing.${part}`)}`
  const form = useServerForm<NoticeValues>({
    initial: draft.state === 'EMPTY' ? present : draft.values,
    area: 'hub-notices',
    labels,
    send: async (values) => {
      const content = contentOf(values)
      if (isPublished.current) {
        const missing = checkNotice(content).filter(({ rule }) => rule === 'REQUIRED')
        if (missing.length > 0) return Object.fromEntries(missing.map(({ path, rule }) => [path, rule]))
      }
      await save.mutateAsync({
        notice,
        content,
        isPublished: isPublished.current,
        idempotencyKey: draft.idempotencyKey(),
      })
      draft.clear()
      show({
        tone: 'success',
        autoDismiss: true,
        text: t(isPublished.current ? 'publishing.hub.published' : 'publishing.saved'),
      })
      onDone()
      return undefined
    },
    onFailure: (error) => {
      draft.noteFailure(error)
      if (!(error instanceof ApiError) || error.version === null) return false
      show({ tone: 'warning', text: t('publishing.changedMeanwhile') })
      return true
    },
  })
  const tellChange = useEffectEvent((values: NoticeValues) => {
    if (JSON.stringify(values) !== JSON.stringify(present)) draft.change(values)
  })
  useEffect(() => tellChange(form.values), [form.values])

  const submit = (event: SyntheticEvent, { publish }: { publish: boolean }) => {
    isPublished.current = publish
    return form.submit(event)
  }
  const takeTheirs = () => {
    for (const name of Object.keys(present) as (keyof NoticeValues)[]) form.set(name, present[name])
    draft.clear()
  }
  return (
    <form className={pageStyles.page} noValidate onSubmit={(event) => submit(event, { publish: true })}>
      {form.values.seen !== present.seen && (
        <ChangedMeanwhile action={<Action onClick={takeTheirs}>{t('publishing.takeTheirs')}</Action>}>
          <NoticePreview content={editedContent(notice)} />
        </ChangedMeanwhile>
      )}
      <ErrorSummary {...form.summary} />
      <NoticeFacts form={form} />
      <NoticeWords form={form} />
      <NoticePreview content={contentOf(form.values)} />
      <ButtonRow>
        <Button type="submit" busy={form.busy}>
          {t('publishing.hub.publish')}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={form.busy}
          onClick={(event) => submit(event, { publish: false })}
        >
          {t('publishing.saveDraft')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('publishing.back')}
        </Button>
      </ButtonRow>
    </form>
  )
}
