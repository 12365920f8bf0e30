import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { AI_FEATURES, type AiFeature } from '@vastus/domain/ai/features'
import { useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import styles from '../administration.module.css'
import { useSaveSetting } from '../api/own-clinic.ts'
import { OwnClinicPage } from '../own-clinic-page.tsx'
import { PlanPart } from '../plan/plan-part.tsx'
import { OtherServices } from './other-services.tsx'

/** What the clinic has switched on, and its plan. */
export function FeaturesScreen() {
  const { t } = useI18n()
  return (
    <OwnClinicPage heading={t('administration.home.features.label')}>
      {(clinic) => (
        <>
          <p className={styles.quiet}>{t('administration.features.intro')}</p>
          {AI_FEATURES.map((feature) => (
            <Feature key={feature} clinic={clinic} feature={feature} />
          ))}
          <PlanPart clinic={clinic} />
          <OtherServices />
        </>
      )}
    </OwnClinicPage>
  )
}

const WHY_NOT = {
  PROVIDER: 'administration.features.noProvider',
  PLAN: 'administration.features.notInPlan',
} as const

function Feature({ clinic, feature }: { clinic: OwnClinic; feature: AiFeature }) {
  const { t, format } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const save = useSaveSetting(clinic.id)
  const [isAsking, setAsking] = useState(false)
  const [boardAgrees, setBoardAgrees] = useState(false)
  const state = clinic.features[feature]
  const consentAt = clinic.featureConsents[feature]
  const lack = clinic.featureLacks[feature]
  const isOn = state === 'ENABLED'
  const name = t(`administration.features.${feature}.name`)
  const close = () => {
    setAsking(false)
    setBoardAgrees(false)
  }
  const change = () =>
    save.mutate(
      { feature, state: isOn ? 'DISABLED' : 'ENABLED', boardConsent: true },
      {
        onSuccess: () => {
          show({
            tone: 'success',
            autoDismiss: true,
            text: t(isOn ? 'administration.features.switchedOff' : 'administration.features.switchedOn', {
              name,
            }),
          })
          close()
        },
        onError: (error) => alert('clinic-features', error),
      },
    )
  return (
    <Card>
      <div className={styles.feature}>
        <div className={styles.who}>
          <h2 className={styles.name}>
            {name}{' '}
            <Badge tone={isOn ? 'done' : 'neutral'}>{t(`administration.features.state.${state}`)}</Badge>
          </h2>
          <p>{t(`administration.features.${feature}.text`)}</p>
          <p className={styles.quiet}>
            {lack
              ? t(WHY_NOT[lack])
              : consentAt && t('administration.features.consentOn', { date: format.date(consentAt) })}
          </p>
        </div>
        <Button
          variant="secondary"
          disabled={lack !== undefined}
          aria-label={t(isOn ? 'administration.features.offNamed' : 'administration.features.onNamed', {
            name,
          })}
          onClick={() => setAsking(true)}
        >
          {t(isOn ? 'administration.features.off' : 'administration.features.on')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={close}
        heading={t(isOn ? 'administration.features.offNamed' : 'administration.features.onNamed', { name })}
        actions={
          <>
            <Button disabled={!boardAgrees} busy={save.isPending} onClick={change}>
              {t(isOn ? 'administration.features.off' : 'administration.features.on')}
            </Button>
            <Button variant="secondary" data-first-focus="" onClick={close}>
              {t('kit.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('administration.features.boardText')}</p>
        <Checkbox
          id={`board-${feature}`}
          label={t('administration.features.boardAgrees')}
          checked={boardAgrees}
          onChange={setBoardAgrees}
        />
      </Dialog>
    </Card>
  )
}
