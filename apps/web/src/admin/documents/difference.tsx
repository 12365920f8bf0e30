import { changedLines, type DocumentWords } from '@vastus/domain/content-editing'
import type { Language } from '@vastus/domain/locale'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import styles from './documents.module.css'

type DifferenceProps = { before: DocumentWords; after: DocumentWords; language: Language }

/** What changed between two versions of a document, line by line. */
export function Difference({ before, after, language }: DifferenceProps) {
  const { t } = useI18n()
  const linesOf = ({ title, body }: DocumentWords) => [title[language], ...body[language].split('\n')]
  const lines = changedLines(linesOf(before), linesOf(after))
  if (lines.every(({ kind }) => kind === 'same')) return <p>{t('publishing.documents.noDifference')}</p>
  return (
    <ul role="list" className={styles.lines} lang={language}>
      {lines.map(({ kind, text }, index) => (
        // The lines of two texts do not change: a line's place is its identity.
        <li key={index} data-kind={kind}>
          {kind === 'added' ? <ins>{text}</ins> : kind === 'removed' ? <del>{text}</del> : text}
        </li>
      ))}
    </ul>
  )
}
