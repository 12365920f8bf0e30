import { useNavigate, useSearch } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Screen, ScreenFailed, styles } from '../pages/index.ts'
import { useDocuments } from './api.ts'
import { DocumentEditor } from './document-editor.tsx'

/** Terms, policies and pages of the platform, and the next version of one of them being written. */
export function DocumentsScreen() {
  const { t, format, language } = useI18n()
  const navigate = useNavigate()
  const { document: wanted } = useSearch({ from: '/prm/documents' })
  const documents = useDocuments()
  const open = (document?: string) =>
    void navigate({ to: '/prm/documents', search: document === undefined ? {} : { document } })
  if (documents.isError && !documents.data)
    return <ScreenFailed heading={t('publishing.documents.failed')} query={documents} />
  const all = documents.data?.content
  const edited = all?.find(({ slug }) => slug === wanted)
  if (edited)
    return (
      <Screen heading={edited.title[language]} intro={t(`publishing.documents.name.${edited.slug}`)}>
        <DocumentEditor key={edited.slug} document={edited} onDone={() => open()} />
      </Screen>
    )
  return (
    <Screen heading={t('publishing.documents.heading')} intro={t('publishing.documents.intro')}>
      {!all && <Skeleton shape="card" lines={4} />}
      <ul role="list" className={styles.list}>
        {all?.map(({ slug, title, updatedAt, draft }) => (
          <li key={slug}>
            <article className={styles.item} aria-labelledby={`document-${slug}`}>
              <p className={styles.meta}>
                <span>{t(`publishing.documents.name.${slug}`)}</span>
                {draft && <Badge tone="ourTurn">{t('publishing.changed')}</Badge>}
                <time dateTime={updatedAt}>
                  {t('publishing.documents.since', { when: format.dateTime(updatedAt) })}
                </time>
              </p>
              <h2 id={`document-${slug}`}>{title[language]}</h2>
              <ButtonRow>
                <Button
                  variant="secondary"
                  aria-label={t('publishing.editNamed', { name: title[language] })}
                  onClick={() => open(slug)}
                >
                  {t('publishing.edit')}
                </Button>
              </ButtonRow>
            </article>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
