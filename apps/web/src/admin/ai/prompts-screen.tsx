import { AI_PURPOSES } from '@vastus/domain/ai/prompt-rules'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './ai.module.css'
import { type Prompt, useModels, usePrompts } from './api.ts'
import { LoadingFailed } from './loading-failed.tsx'
import { ModelMissing } from './model-missing.tsx'
import { PromptForm } from './prompt-form.tsx'
import { Versions } from './versions.tsx'

type Part = 'form' | 'versions'
type Open = { id: number; part: Part }
/** In place of the id of a prompt that is being added. */
const NEW = 0

/** What models are asked, by purpose; each change is a version, and one version of a purpose is in use. */
export function PromptsScreen() {
  const { t } = useI18n()
  const prompts = usePrompts()
  const models = useModels()
  // One form at a time: its fields have fixed ids.
  const [open, setOpen] = useState<Open | null>(null)
  const failed = [prompts, models].filter(({ isError, data }) => isError && !data)
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('prompts.heading')}</h1>
        <p className={styles.quiet}>{t('prompts.intro')}</p>
      </div>
      <ModelMissing />
      {failed.length > 0 && <LoadingFailed onRetry={() => failed.forEach((query) => void query.refetch())} />}
      {!prompts.data && failed.length === 0 && <Skeleton shape="card" lines={4} />}
      {models.data &&
        AI_PURPOSES.flatMap(
          (purpose) => prompts.data?.content.filter((each) => each.purpose === purpose) ?? [],
        ).map((prompt) => (
          <PromptCard
            key={prompt.id}
            prompt={prompt}
            shown={open?.id === prompt.id ? open.part : null}
            onShow={(part) => setOpen(part && { id: prompt.id, part })}
          />
        ))}
      {models.data &&
        (open?.id === NEW ? (
          <Card heading={t('prompts.add')}>
            <PromptForm models={models.data.content} onDone={() => setOpen(null)} />
          </Card>
        ) : (
          <ButtonRow>
            <Button variant="secondary" onClick={() => setOpen({ id: NEW, part: 'form' })}>
              {t('prompts.add')}
            </Button>
          </ButtonRow>
        ))}
    </div>
  )
}

type PromptCardProps = { prompt: Prompt; shown: Part | null; onShow: (part: Part | null) => void }

function PromptCard({ prompt, shown, onShow }: PromptCardProps) {
  const { t } = useI18n()
  const models = useModels()
  const { publishedVersion } = prompt
  const toggle = (part: Part) => onShow(shown === part ? null : part)
  return (
    <Card heading={prompt.name}>
      <div className={styles.row}>
        <p className={styles.facts}>
          {t(`prompts.purpose.${prompt.purpose}`)}{' '}
          <Badge tone={publishedVersion === null ? 'neutral' : 'done'}>
            {publishedVersion === null
              ? t('prompts.notInUse')
              : t('prompts.inUse', { version: publishedVersion })}
          </Badge>{' '}
          {t('prompts.model', { model: prompt.newest.model })}
        </p>
        <ButtonRow>
          <Button variant="secondary" aria-expanded={shown === 'form'} onClick={() => toggle('form')}>
            {t('prompts.edit')}
          </Button>
          <Button variant="quiet" aria-expanded={shown === 'versions'} onClick={() => toggle('versions')}>
            {t('prompts.versions')}
          </Button>
        </ButtonRow>
      </div>
      {shown === 'form' && models.data && (
        <PromptForm
          key={prompt.newest.version}
          prompt={prompt}
          models={models.data.content}
          onDone={() => onShow('versions')}
        />
      )}
      {shown === 'versions' && <Versions prompt={prompt} />}
    </Card>
  )
}
