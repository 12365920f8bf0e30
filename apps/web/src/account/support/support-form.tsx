import { SUPPORT_DESCRIPTION_MAX } from '@vastus/domain/limits'
import { lengthLimit, type SupportTopic } from '@vastus/domain/support/support-request'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { IconSend } from '../../shared/ui/icons.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { SUPPORT_FIELDS, type SupportField, useSupportForm } from './use-support-form.ts'
import styles from './support.module.css'

type SupportFormProps = { topic: SupportTopic; onSent: (email: string) => void }

/** Subject, description and where to answer. */
export function SupportForm({ topic, onSent }: SupportFormProps) {
  const { t } = useI18n()
  const form = useSupportForm(topic, onSent)
  const errorOf = (field: SupportField): string | undefined => {
    const rule = form.ruleOf(field)
    return rule && t(`errors.rules.${rule}`, { count: lengthLimit({ field, rule }) })
  }
  const labels = {
    subject: t('support.subject'),
    description: t(`support.description.${topic}`),
    email: t('support.email'),
  }
  // Fields may have the same fault: the list names each.
  const errors = SUPPORT_FIELDS.flatMap((id) => {
    const message = errorOf(id)
    const label = labels[id]
    return message ? [{ id, message: `${label}${label.endsWith('?') ? '' : ':'} ${message}` }] : []
  })

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <ErrorSummary errors={errors} attempt={form.attempt} />
      <FieldStack>
        <TextField
          id="subject"
          label={labels.subject}
          {...(topic === 'TECHNICAL_PROBLEM' ? { hint: t('support.subjectHint') } : {})}
          error={errorOf('subject')}
          value={form.values.subject}
          onChange={(subject) => form.change({ subject })}
        />
        <TextArea
          id="description"
          rows={6}
          label={labels.description}
          hint={t(`support.descriptionHint.${topic}`)}
          error={errorOf('description')}
          maxCharacters={SUPPORT_DESCRIPTION_MAX}
          value={form.values.text}
          onChange={(text) => form.change({ text })}
        />
        <TextField
          id="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={labels.email}
          hint={t('support.emailHint')}
          error={errorOf('email')}
          value={form.email}
          onChange={(email) => form.change({ email })}
        />
      </FieldStack>
      <p role="alert" className={styles.refusal}>
        {form.refusal}
      </p>
      <ButtonRow>
        <Button type="submit" wide busy={form.isBusy} icon={<IconSend aria-hidden="true" />}>
          {form.refusal ? t('shell.toast.notSent') : t('support.send')}
        </Button>
      </ButtonRow>
    </form>
  )
}
