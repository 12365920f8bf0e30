import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import styles from './tools.module.css'

/** What the e-contact tells from which a tool was opened, and where its result can go. */
export type ToolContext = {
  eContactId: number
  age: number
  sex: 'MALE' | 'FEMALE' | null
  addToReply: ((text: string) => void) | null
  addToNote: ((text: string) => void) | null
}

type ToolFrameProps = {
  tool: 'ldl' | 'gfr'
  context: ToolContext | null
  onReset: () => void
  form: ReactNode
  result: ReactNode
  sources: readonly string[]
}

/** A tool: its questions, its result beside them, its sources, and the way to the other tool. */
export function ToolFrame({ tool, context, onReset, form, result, sources }: ToolFrameProps) {
  const { t } = useI18n()
  const search = context ? { eContactId: String(context.eContactId) } : {}
  return (
    <div className={styles.page} data-wide="">
      <nav aria-label={t('tools.choose')} className={styles.tools}>
        <Link to="/tools/ldl" search={search} aria-current={tool === 'ldl' ? 'page' : undefined}>
          {t('tools.openLdl')}
        </Link>
        <Link to="/tools/gfr" search={search} aria-current={tool === 'gfr' ? 'page' : undefined}>
          {t('tools.openGfr')}
        </Link>
      </nav>
      <div>
        <h1>{t(`tools.${tool}.heading`)}</h1>
        <p className={styles.quiet}>{t(`tools.${tool}.intro`)}</p>
      </div>
      {context && (
        <p className={styles.filled}>
          {t('tools.filledIn')}{' '}
          <Link to="/e-contacts/$id" params={{ id: String(context.eContactId) }} preload={false}>
            {t('tools.back')}
          </Link>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.form}>
          {form}
          <div>
            <Action onClick={onReset}>{t('tools.reset')}</Action>
          </div>
        </div>
        <section className={styles.result} aria-label={t('tools.result')}>
          {result}
        </section>
      </div>
      <footer className={styles.sources}>
        <p>{t('tools.decides')}</p>
        <h2>{t('tools.sources')}</h2>
        <ul>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </footer>
    </div>
  )
}
