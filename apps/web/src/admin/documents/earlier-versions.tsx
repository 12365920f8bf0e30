import type { EditedDocument } from '@vastus/contract/documents'
import type { Language } from '@vastus/domain/locale'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { ScreenFailed, styles } from '../pages/index.ts'
import { useEarlierDocuments } from './api.ts'
import { Difference } from './difference.tsx'

/** The version in force and those before it, each with what it changed. */
export function EarlierVersions({ document, language }: { document: EditedDocument; language: Language }) {
  const { t, format } = useI18n()
  const earlier = useEarlierDocuments(document.slug)
  if (earlier.isError && !earlier.data)
    return <ScreenFailed heading={t('publishing.documents.versions')} query={earlier} />
  if (!earlier.data) return <Skeleton shape="card" lines={3} />
  const versions = [{ ...document, publishedAt: document.updatedAt, author: null }, ...earlier.data.content]
  return (
    <Card heading={t('publishing.documents.versions')}>
      <ol role="list" className={styles.list}>
        {versions.map((version, index) => {
          const before = versions[index + 1]
          return (
            <li key={version.publishedAt}>
              <p className={styles.meta}>
                <strong>{format.dateTime(version.publishedAt)}</strong>
                {index === 0 && <span>{t('publishing.documents.inForce')}</span>}
                {version.author && <span>{version.author}</span>}
              </p>
              {before && (
                <details>
                  <summary>{t('publishing.documents.difference')}</summary>
                  <Difference before={before} after={version} language={language} />
                </details>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
