import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { DocumentBody } from '../../shared/documents/document-body.tsx'
import { useDocument } from '../../shared/documents/use-document.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useTranslationConsent } from './api.ts'

type ConsentDialogProps = { onClose: () => void; onGiven: () => void }

/** Asks once for the consent to translation, with its terms to read. */
export function ConsentDialog({ onClose, onGiven }: ConsentDialogProps) {
  const { t, language } = useI18n()
  const alert = useErrorAlert()
  const session = useSessionStore()
  const document = useDocument('translation', language)
  const consent = useTranslationConsent()

  const agree = () => {
    if (!document.data) return
    consent.mutate(document.data.updatedAt, {
      onSuccess: (given) => {
        session.setConsents(given)
        onGiven()
      },
      onError: (error) => alert('consents', error),
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('ai.consent.heading')}
      actions={
        <>
          <Button busy={consent.isPending} aria-disabled={!document.data} onClick={agree}>
            {t('ai.consent.agree')}
          </Button>
          <Button variant="secondary" data-first-focus="" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
        </>
      }
    >
      {document.data ? (
        <DocumentBody
          body={document.data.body}
          language={document.data.language}
          headingLevel={3}
          withoutTitle={document.data.title}
        />
      ) : document.isError ? (
        <p role="alert">{t('errors.loading.translation')}</p>
      ) : (
        <Skeleton lines={4} />
      )}
    </Dialog>
  )
}
