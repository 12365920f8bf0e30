import { addPasskey, type beginPasskey } from '@vastus/contract/passkeys'
import { getLogin } from '@vastus/contract/identity'
import type { RouteResponse } from '@vastus/contract/route'
import { checkRequired } from '@vastus/domain/field-rules'
import { PASSKEY_NAME_MAX } from '@vastus/domain/identity/passkeys'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { createKey, usePasskeyAlert } from '../forms/index.ts'
import { deviceName } from './device-name.ts'

interface AddPasskeyProps {
  begun: RouteResponse<typeof beginPasskey>
  /** @param recoveryCodes null where the account had a second factor before */
  onDone: (recoveryCodes: readonly string[] | null) => void
  onCancel: () => void
}

/** The name of a passkey, and then the question of the device. */
export function AddPasskey({ begun, onDone, onCancel }: AddPasskeyProps) {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const store = useSessionStore()
  const alertProblem = usePasskeyAlert()
  const form = useServerForm({
    initial: { name: deviceName(navigator.userAgent) ?? '' },
    validate: { name: checkRequired },
    area: 'session',
    send: async ({ name }) => {
      const key = await createKey(begun)
      const { recoveryCodes } = await call(addPasskey, { body: { attemptId: begun.attemptId, name, key } })
      onDone(recoveryCodes)
      await queryClient.invalidateQueries({ queryKey: ['security'] })
      store.setUser(await call(getLogin, {}))
      return undefined
    },
    onFailure: (error) => {
      alertProblem('session', error)
      return true
    },
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <TextField
          {...form.field('name')}
          label={t('sign-in.passkey.name')}
          hint={t('sign-in.passkey.nameHint')}
          maxLength={PASSKEY_NAME_MAX}
        />
        <ButtonRow>
          <Button type="submit" wide busy={form.busy}>
            {t('sign-in.passkey.create')}
          </Button>
          <Button variant="secondary" wide onClick={onCancel}>
            {t('sign-in.security.cancel')}
          </Button>
        </ButtonRow>
      </FieldStack>
    </form>
  )
}
