import { useNavigate } from '@tanstack/react-router'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { CallButton } from '../../../shared/ui/call-button.tsx'
import { useEmergencyNumber } from '../../../shared/danger/emergency-number.ts'
import { patientStyles as styles, StepPage } from '../../e-contacts/index.ts'

export function ClinicNotJoinedScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const number = useEmergencyNumber()
  return (
    <StepPage>
      <div className={styles.intro}>
        <h1>{t('sent.notJoined.title')}</h1>
        <p>{t('sent.notJoined.notOnList')}</p>
        <p>{t('sent.notJoined.notUsed')}</p>
        <p>{t('sent.notJoined.urgent', { number })}</p>
      </div>
      <ButtonRow>
        <CallButton phone={number} label={t('patient.emergency.call', { number })} />
      </ButtonRow>
      <ButtonRow>
        <Button wide onClick={() => void navigate({ to: '/my-e-contacts' })}>
          {t('sent.success.toList')}
        </Button>
      </ButtonRow>
    </StepPage>
  )
}
