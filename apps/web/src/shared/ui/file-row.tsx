import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Action } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './file-row.module.css'
import { IconAlertTriangle, IconCheck, IconFile } from './icons.tsx'
import { ProgressBar } from './progress.tsx'

export type FileState =
  | { kind: 'waiting' }
  /** percent from 0 to 100 */
  | { kind: 'uploading'; percent: number }
  /** Cut off on the way; it goes on by itself. */
  | { kind: 'paused' }
  | { kind: 'checking' }
  | { kind: 'ready' }
  | { kind: 'unscanned' }
  /** reason: why, and what to do */
  | { kind: 'refused' | 'failed'; reason: string }

interface FileRowProps {
  name: string
  /** In bytes. */
  size: number
  state: FileState
  /** A small picture in place of the icon. */
  thumbnail?: ReactNode
  onRetry?: () => void
  /** Ask for confirmation before removing. */
  onRemove?: () => void
  /** Only for files that may be opened. */
  onOpen?: () => void
}

/** One file with its state in words. */
export function FileRow({ name, size, state, thumbnail, onRetry, onRemove, onOpen }: FileRowProps) {
  const { t, format } = useI18n()
  const bad = state.kind === 'refused' || state.kind === 'failed'
  const muted = state.kind !== 'ready'
  return (
    <li className={classNames(styles.row, muted && styles.muted)}>
      <span className={styles.picture} aria-hidden="true">
        {thumbnail ?? <IconFile />}
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p
          className={classNames(styles.state, bad && styles.bad)}
          role="status"
          // Each percent said aloud would drown all else; the bar tells it to who asks.
          aria-live={state.kind === 'uploading' ? 'off' : 'polite'}
        >
          {bad && <IconAlertTriangle aria-hidden="true" />}
          {state.kind === 'ready' && <IconCheck aria-hidden="true" />}
          <span>
            {stateText(t, state)}
            <span className={styles.size}> · {format.fileSize(size)}</span>
          </span>
        </p>
        {state.kind === 'uploading' && <ProgressBar label={name} percent={state.percent} />}
      </div>
      <div className={styles.actions}>
        {onOpen && (
          <Action aria-label={t('kit.file.openNamed', { name })} onClick={onOpen}>
            {t('kit.file.open')}
          </Action>
        )}
        {onRetry && (
          <Action aria-label={t('kit.file.retryNamed', { name })} onClick={onRetry}>
            {t('kit.file.retry')}
          </Action>
        )}
        {onRemove && (
          <Action aria-label={t('kit.file.removeNamed', { name })} onClick={onRemove}>
            {t('kit.file.remove')}
          </Action>
        )}
      </div>
    </li>
  )
}

/** Files, one per row. */
export function FileList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  )
}

function stateText(t: ReturnType<typeof useI18n>['t'], state: FileState): string {
  switch (state.kind) {
    case 'uploading':
      return t('kit.file.uploading', { percent: Math.round(state.percent) })
    case 'refused':
    case 'failed':
      return t(`kit.file.${state.kind}`, { reason: state.reason })
    default:
      return t(`kit.file.${state.kind}`)
  }
}
