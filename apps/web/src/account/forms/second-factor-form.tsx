import type { ReactNode } from 'react'
import type { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'

interface SecondFactorFormProps {
  form: ReturnType<typeof useServerForm<{ code: string }>>
  hint?: string
  submitLabel: string
  /** Further buttons. */
  children?: ReactNode
}

/** The one field for a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ form, hint, submitLabel, children }: SecondFactorFormProps) {
  const { t } = useI18n()
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <TextField
          {...form.field('code')}
          {...(hint === undefined ? {} : { hint })}
          label={t('sign-in.secondFactor.code')}
          autoComplete="one-time-code"
          short
        />
        <ButtonRow>
          <Button type="submit" wide busy={form.busy}>
            {submitLabel}
          </Button>
          {children}
        </ButtonRow>
      </FieldStack>
    </form>
  )
}
