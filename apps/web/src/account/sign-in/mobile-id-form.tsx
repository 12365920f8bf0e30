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
import { type Kept, type Typed, useKept } from './kept.ts'

/** Answers by itself in the simulator of Mobile-ID. */
const TEST_PERSON = { phone: '+37200000766', personalCode: '60001019906' }

interface MobileIdFormProps extends Kept {
  onSend: (person: Typed) => Promise<void>
}

export function MobileIdForm({ typed, onTyped, onSend }: MobileIdFormProps) {
  const { t } = useI18n()
  const { appMode, featureFlags } = useSessionStore().config
  const country = featureFlags.COUNTRY_CODE
  const form = useServerForm({
    initial: typed,
    validate: {
      phone: checkRequired,
      personalCode: (value) =>
        checkPersonalCode(value, {
          country,
          today: localDate(serverNow(), countryProfile(country).timeZone),
        }),
    },
    area: 'login',
    labels: { phone: t('sign-in.phone'), personalCode: t('sign-in.personalCode') },
    keyAt: { IDENTITY_NO_SUCH_CLIENT: 'phone' },
    send: async (person) => {
      await onSend(person)
      return undefined
    },
  })
  useKept(form.values, onTyped)
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <TextField {...form.field('phone')} label={t('sign-in.phone')} type="tel" autoComplete="tel" short />
        <TextField
          {...form.field('personalCode')}
          label={t('sign-in.personalCode')}
          inputMode="numeric"
          autoComplete="off"
          short
        />
        <ButtonRow>
          <Button type="submit" wide busy={form.busy}>
            {t('sign-in.submit')}
          </Button>
          {appMode === 'DEMO' && (
            <Button
              variant="secondary"
              wide
              onClick={() => {
                form.field('phone').onChange(TEST_PERSON.phone)
                form.field('personalCode').onChange(TEST_PERSON.personalCode)
              }}
            >
              {t('sign-in.testPerson')}
            </Button>
          )}
        </ButtonRow>
      </FieldStack>
    </form>
  )
}
