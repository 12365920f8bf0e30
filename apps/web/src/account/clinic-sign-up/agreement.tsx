import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { previewAgreement } from '@vastus/contract/clinic-applications'
import type { NewClinic } from '@vastus/domain/new-clinic/new-clinic'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { newClinicStyles } from '../../shared/new-clinic/index.ts'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { IconFile } from '../../shared/ui/icons.tsx'

type Box = { ticked: boolean; tick: (isOn: boolean) => void }
type AgreementProps = {
  clinic: NewClinic
  terms: Box
  privacy: Box
  /** What is agreed to. */
  documents: { areLoaded: boolean; hasFailed: boolean; retry: () => void }
  isBusy: boolean
}

/** The agreement to read, the boxes to tick, and the button that both open. */
export function Agreement({ clinic, terms, privacy, documents, isBusy }: AgreementProps) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const preview = useMutation({
    mutationFn: async (): Promise<Blob> => {
      const { name, address, registrationCode, plan } = clinic
      const pdf: unknown = await call(previewAgreement, { body: { name, address, registrationCode, plan } })
      if (!(pdf instanceof Blob)) throw new Error('the agreement is no PDF')
      return pdf
    },
    onSuccess: show,
    onError: (error) => alert('clinic-sign-up', error),
  })
  const isTicked = terms.ticked && privacy.ticked
  const reason = documents.hasFailed
    ? t('identity.consents.missing')
    : !isTicked
      ? t('clinic-sign-up.tickBoth')
      : documents.areLoaded
        ? null
        : t('identity.consents.wait')
  return (
    <>
      <Card heading={t('clinic-sign-up.agreement.heading')}>
        <div className={newClinicStyles.form}>
          <p className={newClinicStyles.quiet}>{t('clinic-sign-up.agreement.text')}</p>
          <ButtonRow>
            <Button
              variant="secondary"
              icon={<IconFile aria-hidden="true" />}
              busy={preview.isPending}
              onClick={() => preview.mutate()}
            >
              {t('clinic-sign-up.agreement.preview')}
            </Button>
          </ButtonRow>
          <div>
            <Checkbox
              id="termsAccepted"
              label={t('clinic-sign-up.agreement.terms')}
              checked={terms.ticked}
              onChange={terms.tick}
            />
            <Checkbox
              id="privacyAccepted"
              label={t('clinic-sign-up.agreement.privacy')}
              checked={privacy.ticked}
              onChange={privacy.tick}
            />
          </div>
          <p>
            <Link to="/privacy-policy" target="_blank">
              {t('clinic-sign-up.agreement.readPrivacy')}
            </Link>
          </p>
        </div>
      </Card>
      <div className={newClinicStyles.end}>
        <p id="sign-up-reason" role="status" className={newClinicStyles.quiet}>
          {reason}
        </p>
        <ButtonRow>
          <Button
            type="submit"
            wide
            busy={isBusy}
            disabled={reason !== null}
            aria-describedby="sign-up-reason"
          >
            {t('clinic-sign-up.send')}
          </Button>
          {documents.hasFailed && (
            <Button variant="secondary" wide onClick={documents.retry}>
              {t('errors.tryAgain')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </>
  )
}

/** Long enough for the new tab, or the download, to take it. */
const KEPT_MS = 60_000

/** In a tab of its own; where the browser opens none, as a download. */
function show(pdf: Blob): void {
  const address = URL.createObjectURL(pdf)
  if (!window.open(address, '_blank')) {
    const link = document.createElement('a')
    link.href = address
    link.download = 'agreement.pdf'
    link.click()
  }
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
