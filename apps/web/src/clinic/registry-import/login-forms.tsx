import { checkRequired } from '@vastus/domain/field-rules'
import { checkPersonalCode } from '@vastus/domain/identity/personal-code'
import { countryProfile } from '@vastus/domain/country'
import { localDate } from '@vastus/domain/time/time-zone'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import type { Asked } from './use-register-login.ts'

/** They answer by themselves in the simulators, and the simulated register gives them rights. */
const MOBILE_ID_PERSON = { phone: '+37200000766', mobileIdCode: '60001019906' }
const SMART_ID_PERSON = '50001029996'

type LoginFormProps = { onSend: (asked: Asked) => Promise<void> }

/** Both forms stand on one page, so that each names its personal code in its own way. */
export function MobileIdLogin({ onSend }: LoginFormProps) {
  const { t } = useI18n()
  const form = useServerForm({
    initial: { phone: '', mobileIdCode: '' },
    validate: { phone: checkRequired, mobileIdCode: useCodeRule() },
    area: 'clinic-import',
    labels: { phone: t('sign-in.phone'), mobileIdCode: t('sign-in.personalCode') },
    keyAt: { IDENTITY_NO_SUCH_CLIENT: 'phone' },
    send: async ({ phone, mobileIdCode }) => {
      await onSend({ method: 'MOBILE_ID', phone, personalCode: mobileIdCode })
      return undefined
    },
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <TextField {...form.field('phone')} label={t('sign-in.phone')} type="tel" autoComplete="tel" />
        <TextField
          {...form.field('mobileIdCode')}
          label={t('sign-in.personalCode')}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormButtons
          busy={form.busy}
          onTestPerson={() => {
            form.set('phone', MOBILE_ID_PERSON.phone)
            form.set('mobileIdCode', MOBILE_ID_PERSON.mobileIdCode)
          }}
        />
      </FieldStack>
    </form>
  )
}

export function SmartIdLogin({ onSend }: LoginFormProps) {
  const { t } = useI18n()
  const form = useServerForm({
    initial: { smartIdCode: '' },
    validate: { smartIdCode: useCodeRule() },
    area: 'clinic-import',
    labels: { smartIdCode: t('sign-in.personalCode') },
    keyAt: { IDENTITY_NO_SUCH_CLIENT: 'smartIdCode' },
    send: async ({ smartIdCode }) => {
      await onSend({ method: 'SMART_ID', personalCode: smartIdCode })
      return undefined
    },
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <TextField
          {...form.field('smartIdCode')}
          label={t('sign-in.personalCode')}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormButtons busy={form.busy} onTestPerson={() => form.set('smartIdCode', SMART_ID_PERSON)} />
      </FieldStack>
    </form>
  )
}

function useCodeRule() {
  const country = useSessionStore().config.featureFlags.COUNTRY_CODE
  return (value: string) =>
    checkPersonalCode(value, { country, today: localDate(serverNow(), countryProfile(country).timeZone) })
}

function FormButtons({ busy, onTestPerson }: { busy: boolean; onTestPerson: () => void }) {
  const { t } = useI18n()
  const { appMode } = useSessionStore().config
  return (
    <ButtonRow>
      <Button type="submit" busy={busy}>
        {t('sign-in.submit')}
      </Button>
      {appMode === 'DEMO' && (
        <Button variant="quiet" onClick={onTestPerson}>
          {t('sign-in.testPerson')}
        </Button>
      )}
    </ButtonRow>
  )
}
