import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { CodeField } from '../../shared/ui/text-field.tsx'
import type { useServerForm } from '../../shared/forms/use-server-form.ts'

interface CodeFormProps {
  form: ReturnType<typeof useServerForm<{ otp: string }>>
  submitLabel: string
}

/** The one field of a step that proves an address. */
export function CodeForm({ form, submitLabel }: CodeFormProps) {
  const { t } = useI18n()
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <CodeField
          {...form.field('otp')}
          label={t('identity.field.code')}
          hint={t('identity.field.codeHint')}
        />
        <div>
          <Button type="submit" wide busy={form.busy}>
            {submitLabel}
          </Button>
        </div>
      </FieldStack>
    </form>
  )
}
