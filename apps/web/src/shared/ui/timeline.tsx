import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { useNow } from '../time/use-now.ts'
import { classNames } from './class-names.ts'
import { IconLock } from './icons.tsx'
import styles from './timeline.module.css'

/** What happened, oldest first. Its children are Bubble, InternalNote and SystemLine. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol role="list" aria-label={label} className={styles.timeline}>
      {children}
    </ol>
  )
}

interface BubbleProps {
  /** Where a link to this message leads. */
  id?: string
  /** The reader's own side is at the right. */
  from: 'own' | 'other'
  author: string
  /** ISO 8601. */
  at: string
  /** The language of the text, when it is known. */
  lang?: string
  children: ReactNode
  /** Files, questions and the like, below the text. */
  attachments?: ReactNode
}

/** A message. */
export function Bubble({ id, from, author, at, lang, children, attachments }: BubbleProps) {
  return (
    <li id={id} className={classNames(styles.message, styles[from])}>
      <Byline author={author} at={at} />
      <div className={styles.bubble}>
        <div className={styles.text} lang={lang}>
          {children}
        </div>
        {attachments}
      </div>
    </li>
  )
}

/** Words between colleagues; it must never look like a reply. */
export function InternalNote({
  author,
  at,
  lang,
  children,
}: Omit<BubbleProps, 'id' | 'from' | 'attachments'>) {
  const { t } = useI18n()
  return (
    <li className={styles.note}>
      <p className={styles.noteLabel}>
        <IconLock aria-hidden="true" />
        {t('kit.internalNote')}
      </p>
      <div className={styles.text} lang={lang}>
        {children}
      </div>
      <Byline author={author} at={at} />
    </li>
  )
}

/** One grey line: assigned, reopened, seen; what was said of it comes below. */
export function SystemLine({ at, children, below }: { at: string; children: ReactNode; below?: ReactNode }) {
  const { format } = useI18n()
  const now = useNow()
  return (
    <li className={styles.system}>
      {children} · <time dateTime={at}>{format.relativeDay(at, now)}</time>
      {below}
    </li>
  )
}

function Byline({ author, at }: { author: string; at: string }) {
  const { format } = useI18n()
  const now = useNow()
  return (
    <p className={styles.byline}>
      <span className={styles.author}>{author}</span>
      <time dateTime={at}>{format.relativeDay(at, now)}</time>
    </p>
  )
}
