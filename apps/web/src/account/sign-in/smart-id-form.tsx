import { checkPersonalCode } from '@vastus/domain/identity/personal-code'
import { useState } from 'react'
import { countryProfile } from '@vastus/domain/country'
import { localDate } from '@vastus/domain/time/time-zone'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { isPhone } from '../../shared/device/is-phone.ts'
import { type Kept, useKept } from './kept.ts'

/** Answers by itself in the simulator of Smart-ID. */
const TEST_CODE = '50001029996'

interface SmartIdFormProps extends Kept {
  /** Without a code any app may scan one from the screen, or is opened on this device. */
  onSend: (asked: { personalCode: string } | { isAppHere: boolean }) => Promise<void>
}

export function SmartIdForm({ typed, onTyped, onSend }: SmartIdFormProps) {
  const { t } = useI18n()
  const alertError = useErrorAlert()
  const { appMode, featureFlags, hasSmartIdLinks } = useSessionStore().config
  const country = featureFlags.COUNTRY_CODE
  const form = useServerForm({
    initial: { personalCode: typed.personalCode },
    validate: {
      personalCode: (value) =>
        checkPersonalCode(value, {
          country,
          today: localDate(serverNow(), countryProfile(country).timeZone),
        }),
    },
    area: 'login',
    labels: { personalCode: t('sign-in.personalCode') },
    keyAt: { IDENTITY_NO_SUCH_CLIENT: 'personalCode' },
    send: async ({ personalCode }) => {
      await onSend({ personalCode })
      return undefined
    },
  })
  useKept(form.values, onTyped)
  const [mayOpenApp] = useState(() => hasSmartIdLinks && isPhone())
  const sendLink = (isAppHere: boolean) =>
    void onSend({ isAppHere }).catch((error: unknown) => alertError('login', error))
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        {mayOpenApp && (
          <ButtonRow>
            <Button wide onClick={() => sendLink(true)}>
              {t('sign-in.openApp')}
            </Button>
          </ButtonRow>
        )}
        <TextField
          {...form.field('personalCode')}
          label={t('sign-in.personalCode')}
          inputMode="numeric"
          autoComplete="off"
          short
        />
        <ButtonRow>
          <Button type="submit" variant={mayOpenApp ? 'secondary' : 'primary'} wide busy={form.busy}>
            {t('sign-in.submit')}
          </Button>
          {hasSmartIdLinks && (
            <Button variant={mayOpenApp ? 'quiet' : 'secondary'} wide onClick={() => sendLink(false)}>
              {t('sign-in.scan')}
            </Button>
          )}
          {appMode === 'DEMO' && (
            <Button variant="quiet" wide onClick={() => form.field('personalCode').onChange(TEST_CODE)}>
              {t('sign-in.testPerson')}
            </Button>
          )}
        </ButtonRow>
      </FieldStack>
    </form>
  )
}
