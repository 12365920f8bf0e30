import type { RouteResponse } from '@vastus/contract/route'
import type { getContent } from '@vastus/contract/platform'
import type { ConsentType } from '@vastus/domain/consents'
import type { MessageKey } from '@vastus/i18n'
import { DocumentBody } from '../../shared/documents/document-body.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './consents-screen.module.css'

const FAILURES: Record<ConsentType, MessageKey> = {
  PRM_CLINIC: 'errors.loading.terms',
  PRM_PATIENT: 'errors.loading.terms',
  PRM_PRIVACY_POLICY: 'errors.loading.privacy',
  PRM_TRANSLATION_CLINIC: 'errors.loading.translation',
}

interface ConsentDocumentProps {
  type: ConsentType
  document: RouteResponse<typeof getContent> | undefined
  failed: boolean
  onRetry: () => void
  ticked: boolean
  onTick: (ticked: boolean) => void
}

/** One document: its text, folded, and the box that agrees to it. */
export function ConsentDocument({ type, document, failed, onRetry, ticked, onTick }: ConsentDocumentProps) {
  const { t, format } = useI18n()
  const name = t(`identity.consents.name.${type}`)
  return (
    <section className={styles.document} aria-label={name}>
      <div>
        <h2>{name}</h2>
        {document && (
          <p className={styles.version}>
            {t('identity.consents.version', { date: format.date(document.updatedAt) })}
          </p>
        )}
      </div>
      {document && (
        <details>
          <summary>{t('identity.consents.read')}</summary>
          <div className={styles.text}>
            <DocumentBody
              body={document.body}
              language={document.language}
              headingLevel={3}
              withoutTitle={document.title}
            />
          </div>
        </details>
      )}
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{t(FAILURES[type])}</p>
          <Button variant="secondary" onClick={onRetry}>
            {t('errors.tryAgain')}
          </Button>
        </div>
      )}
      {!document && !failed && <Skeleton lines={2} />}
      <Checkbox
        id={`consent-${type}`}
        label={t(`identity.consents.agreeTo.${type}`)}
        checked={ticked}
        onChange={onTick}
      />
    </section>
  )
}
