import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { missingParts } from '@vastus/domain/clinic/plan'
import { useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import styles from '../administration.module.css'
import { useUpgrade } from '../api/own-clinic.ts'
import picture from './subscription.svg?url'

type UpgradeDialogProps = { clinic: OwnClinic; open: boolean; onClose: () => void }

/** Two steps: what the best plan has, then the confirmation of the authority. The same try never counts twice. */
export function UpgradeDialog({ clinic, open, onClose }: UpgradeDialogProps) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const upgrade = useUpgrade(clinic.id)
  const [idempotencyKey] = useState(() => crypto.randomUUID() as string)
  const [step, setStep] = useState<1 | 2>(1)
  const [hasAuthority, setHasAuthority] = useState(false)
  const close = () => {
    setStep(1)
    setHasAuthority(false)
    onClose()
  }
  const confirm = () =>
    upgrade.mutate(idempotencyKey, {
      onSuccess: () => {
        show({ tone: 'success', autoDismiss: true, text: t('administration.plan.upgraded') })
        close()
      },
      onError: (error) => alert('plan', error),
    })
  return (
    <Dialog
      open={open}
      onClose={close}
      heading={t(step === 1 ? 'administration.plan.step1Heading' : 'administration.plan.step2Heading')}
      actions={
        step === 1 ? (
          <>
            <Button data-first-focus="" onClick={() => setStep(2)}>
              {t('shell.buttons.continue')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('kit.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={!hasAuthority} busy={upgrade.isPending} onClick={confirm}>
              {t('administration.plan.confirm')}
            </Button>
            <Button variant="secondary" data-first-focus="" onClick={() => setStep(1)}>
              {t('administration.plan.back')}
            </Button>
          </>
        )
      }
    >
      <p className={styles.quiet}>{t('administration.plan.step', { step: String(step) })}</p>
      {step === 1 ? (
        <>
          <img className={styles.picture} src={picture} width={1920} height={1510} alt="" />
          <p>{t('administration.plan.step1Text', { clinic: clinic.name })}</p>
          <ul>
            {missingParts(clinic.plan).map((part) => (
              <li key={part}>{t(`administration.plan.parts.${part}`)}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{t('administration.plan.invoice')}</p>
          <Checkbox
            id="authority"
            label={t('administration.plan.authority', { clinic: clinic.name })}
            checked={hasAuthority}
            onChange={setHasAuthority}
          />
        </>
      )}
    </Dialog>
  )
}
