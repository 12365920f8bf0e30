import type { ContentSlug } from '@vastus/domain/content'
import { DocumentBody } from '../../shared/documents/document-body.tsx'
import { useDocument } from '../../shared/documents/use-document.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageError } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './document-screen.module.css'

interface DocumentScreenProps {
  slug: ContentSlug
  heading: string
  /** Told when the text cannot be had. */
  failure: string
}

/** A document of the content service on a page of its own. */
export function DocumentScreen({ slug, heading, failure }: DocumentScreenProps) {
  const { t, format, language } = useI18n()
  const { data, isError, refetch } = useDocument(slug, language)
  if (isError)
    return (
      <PageError
        heading={heading}
        text={failure}
        actions={<Button onClick={() => void refetch()}>{t('errors.tryAgain')}</Button>}
      />
    )
  return (
    <article className={styles.document}>
      <h1>{heading}</h1>
      {data ? (
        <>
          <p className={styles.updated}>
            {t('identity.documents.updated', { date: format.date(data.updatedAt) })}
          </p>
          <DocumentBody body={data.body} language={data.language} withoutTitle={data.title} />
        </>
      ) : (
        <Skeleton lines={8} />
      )}
    </article>
  )
}
