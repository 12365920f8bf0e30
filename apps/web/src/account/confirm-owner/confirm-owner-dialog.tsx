import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { ownerQuestion } from '../../shared/session/owner-question.ts'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ConfirmWithDigitalId } from './confirm-with-digital-id.tsx'
import { ConfirmWithPassword } from './confirm-with-password.tsx'
import { ConfirmWithSecondFactor } from './confirm-with-second-factor.tsx'

const confirmed = () => ownerQuestion.answer(true)

type Way = 'PASSWORD' | 'SECOND_FACTOR' | 'DIGITAL_ID' | 'ELSEWHERE'

/** Before a grave act: the user proves again to be the owner, in the way of the sign-in. What was typed stays beneath. */
export function ConfirmOwnerDialog() {
  const { t } = useI18n()
  const way = useWay()
  const cancel = (
    <Button variant="secondary" wide onClick={() => ownerQuestion.answer(false)}>
      {t('kit.cancel')}
    </Button>
  )
  const isOneForm = way === 'PASSWORD' || way === 'SECOND_FACTOR'
  return (
    <Dialog
      open
      onClose={() => ownerQuestion.answer(false)}
      heading={t('sign-in.confirm.heading')}
      {...(isOneForm ? {} : { actions: cancel })}
    >
      <p>{t(way === 'ELSEWHERE' ? 'sign-in.confirm.elsewhere' : 'sign-in.confirm.text')}</p>
      {way === 'PASSWORD' && <ConfirmWithPassword onConfirmed={confirmed} cancel={cancel} />}
      {way === 'SECOND_FACTOR' && <ConfirmWithSecondFactor onConfirmed={confirmed} cancel={cancel} />}
      {way === 'DIGITAL_ID' && <ConfirmWithDigitalId onConfirmed={confirmed} />}
    </Dialog>
  )
}

function useWay(): Way {
  const { signInMethod, isStrong } = useUser()
  const { signInMethods } = useSessionStore().config
  if (signInMethod === 'PASSWORD' && !isStrong) return 'PASSWORD'
  if (signInMethod === 'PASSWORD' || signInMethod === 'PASSKEY') return 'SECOND_FACTOR'
  if (signInMethod === 'OIDC') return isStrong ? 'SECOND_FACTOR' : 'ELSEWHERE'
  return signInMethods.length > 0 ? 'DIGITAL_ID' : 'ELSEWHERE'
}
