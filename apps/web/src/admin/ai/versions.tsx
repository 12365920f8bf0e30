import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import styles from './ai.module.css'
import {
  type Prompt,
  type PromptVersion,
  type Trial,
  usePublishPrompt,
  useTryPrompt,
  useVersions,
} from './api.ts'
import { LoadingFailed } from './loading-failed.tsx'
import { changedLines } from './changed-lines.ts'

/** All versions of a prompt, the newest first: what each changed, and a way to try it and to put it into use. */
export function Versions({ prompt }: { prompt: Prompt }) {
  const versions = useVersions(prompt.id)
  if (versions.isError && !versions.data) return <LoadingFailed onRetry={() => void versions.refetch()} />
  if (!versions.data) return <Skeleton lines={3} />
  const { content } = versions.data
  return (
    <ol role="list" className={styles.versions}>
      {content.map((version, index) => (
        <Version key={version.version} promptId={prompt.id} version={version} before={content[index + 1]} />
      ))}
    </ol>
  )
}

type VersionProps = { promptId: number; version: PromptVersion; before: PromptVersion | undefined }

function Version({ promptId, version, before }: VersionProps) {
  const { t, format } = useI18n()
  const alert = useErrorAlert()
  const { show } = useToasts()
  const test = useTryPrompt(promptId)
  const publish = usePublishPrompt(promptId)
  const [trial, setTrial] = useState<Trial | null>(null)
  const onError = (error: Error) => alert('ai', error)
  const changes = before
    ? changedLines(before, version)
    : [...version.systemMessage.split('\n'), version.userMessage, version.parameters].map((text) => ({
        kind: 'same' as const,
        text,
      }))
  return (
    <li className={styles.version}>
      <div className={styles.row}>
        <p className={styles.facts}>
          <strong>{t('prompts.version', { version: version.version })}</strong>{' '}
          {version.isPublished && <Badge tone="done">{t('prompts.published')}</Badge>}{' '}
          {format.dateTime(version.createdAt)} · {version.author ?? t('prompts.byProduct')} · {version.model}
        </p>
        <ButtonRow>
          <Button
            variant="secondary"
            busy={test.isPending}
            onClick={() => test.mutate(version.version, { onSuccess: setTrial, onError })}
          >
            {t('prompts.try')}
          </Button>
          {!version.isPublished && (
            <Button
              busy={publish.isPending}
              onClick={() =>
                publish.mutate(version.version, {
                  onSuccess: (result) => {
                    setTrial({ ...result, inUse: null })
                    if (result.isPublished)
                      show({ tone: 'success', autoDismiss: true, text: t('prompts.isPublished') })
                  },
                  onError,
                })
              }
            >
              {t('prompts.publish')}
            </Button>
          )}
        </ButtonRow>
      </div>
      <details>
        <summary>{t(before ? 'prompts.difference' : 'prompts.text')}</summary>
        <ul role="list" className={styles.lines}>
          {changes.map(({ kind, text }, index) => (
            // The lines of a version do not change: a line's place is its identity.
            <li key={index} data-kind={kind}>
              {kind === 'added' ? <ins>{text}</ins> : kind === 'removed' ? <del>{text}</del> : text}
            </li>
          ))}
        </ul>
      </details>
      <div role="status">
        {trial && (
          <>
            <p>{t(trial.isPassed ? 'prompts.passed' : 'prompts.failed')}</p>
            {trial.results.map(({ example, isPassed, output }) => (
              <details key={example}>
                <summary>
                  {example}{' '}
                  <Badge tone={isPassed ? 'done' : 'danger'}>
                    {t(isPassed ? 'prompts.examplePassed' : 'prompts.exampleFailed')}
                  </Badge>
                </summary>
                <div className={styles.beside}>
                  <Output heading={t('prompts.version', { version: version.version })} output={output} />
                  {trial.inUse && (
                    <Output
                      heading={t('prompts.inUse', { version: trial.inUse.version })}
                      output={trial.inUse.results.find((each) => each.example === example)?.output ?? null}
                    />
                  )}
                </div>
              </details>
            ))}
          </>
        )}
      </div>
    </li>
  )
}

function Output({ heading, output }: { heading: string; output: string | null }) {
  const { t } = useI18n()
  return (
    <div>
      <p>{heading}</p>
      <pre className={styles.output}>{output ?? t('prompts.noOutput')}</pre>
    </div>
  )
}
