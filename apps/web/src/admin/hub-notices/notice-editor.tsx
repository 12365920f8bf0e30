import { checkNotice } from '@vastus/domain/information-hub/notice-content'
import { LANGUAGE_NAMES, LANGUAGES } from '@vastus/i18n'
import { useRef, useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { type Draft, useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { ChangedMeanwhile, styles as pageStyles, useEditedForm } from '../pages/index.ts'
import { type EditedNotice, usePublishNotice, useSaveNotice } from './api.ts'
import { NoticeFacts, NoticeWords } from './notice-fields.tsx'
import { NoticePreview } from './notice-preview.tsx'
import { contentOf, editedContent, type NoticeValues, valuesOf } from './notice-values.ts'

/** What a notice lacks before it can be published. */
const missingIn = (content: ReturnType<typeof contentOf>) =>
  checkNotice(content).filter(({ rule }) => rule === 'REQUIRED')

type EditorProps = {
  notice: EditedNotice | undefined
  onDone: () => void
  /** A new notice was saved, but not published as was wanted: it goes on as a saved one, so that it is not added twice. */
  onAdded: (id: number) => void
}

/** A notice being written. What is typed is kept until it is saved. */
export function NoticeEditor({ notice, ...rest }: EditorProps) {
  const draft = useDraft(`hub-notice:${notice?.id ?? 'new'}`, valuesOf(notice))
  if (draft.state === 'LOADING') return <Skeleton shape="card" lines={8} />
  return <Fields notice={notice} draft={draft} {...rest} />
}

function Fields({ notice, draft, onDone, onAdded }: EditorProps & { draft: Draft<NoticeValues> }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const save = useSaveNotice()
  const publish = usePublishNotice()
  const [isAsking, setAsking] = useState(false)
  const isPublished = useRef(false)
  const present = valuesOf(notice)
  const labels: Record<string, string> = { source: t('publishing.hub.source') }
  for (const each of LANGUAGES)
    for (const part of ['title', 'text'] as const)
      labels[`${part}.${each}`] = `${LANGUAGE_NAMES[each]}, ${t(`publishing.${part}`)}`
  const { form, isOutdated, takeTheirs, keepMine } = useEditedForm<NoticeValues>({
    draft,
    present,
    area: 'hub-notices',
    labels,
    send: async (values) => {
      const content = contentOf(values)
      if (isPublished.current) {
        const missing = missingIn(content)
        if (missing.length > 0) return Object.fromEntries(missing.map(({ path, rule }) => [path, rule]))
      }
      const saved = await save.mutateAsync({
        notice,
        seen: values.seen,
        content,
        idempotencyKey: draft.idempotencyKey(),
      })
      if (notice) form.set('seen', saved.version)
      if (isPublished.current)
        try {
          await publish.mutateAsync(saved)
        } catch (error) {
          if (notice) throw error
          draft.clear()
          onAdded(saved.id)
          alert('hub-notices', error)
          return undefined
        }
      draft.clear()
      show({
        tone: 'success',
        autoDismiss: true,
        text: t(isPublished.current ? 'publishing.hub.published' : 'publishing.saved'),
      })
      onDone()
      return undefined
    },
  })

  const submit = ({ publish: wanted }: { publish: boolean }) => {
    isPublished.current = wanted
    setAsking(false)
    void form.submit()
  }
  return (
    <form
      className={pageStyles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit({ publish: false })
      }}
    >
      {isOutdated && (
        <ChangedMeanwhile onTakeTheirs={takeTheirs} onKeepMine={keepMine}>
          <NoticePreview content={editedContent(notice)} />
        </ChangedMeanwhile>
      )}
      <ErrorSummary {...form.summary} />
      <NoticeFacts form={form} />
      <NoticeWords form={form} />
      <NoticePreview content={contentOf(form.values)} />
      <ButtonRow>
        <Button
          busy={form.busy}
          // What is missing is shown at once: nobody confirms what cannot be done.
          onClick={() =>
            missingIn(contentOf(form.values)).length > 0 ? submit({ publish: true }) : setAsking(true)
          }
        >
          {t('publishing.hub.publish')}
        </Button>
        <Button type="submit" variant="secondary" aria-disabled={form.busy}>
          {t('publishing.saveDraft')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('publishing.back')}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        heading={t('publishing.hub.publishHeading')}
        confirmLabel={t('publishing.hub.publish')}
        onConfirm={() => submit({ publish: true })}
      >
        <p>{t('publishing.hub.publishText')}</p>
      </ConfirmDialog>
    </form>
  )
}
