import { LEAVE_TYPES, type LeaveVariant } from '@vastus/domain/sick-leave/leave'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { IconAlertTriangle, IconSend } from '../../shared/ui/icons.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { EndFields } from './end-fields.tsx'
import styles from './sick-leave.module.css'
import { StartFields } from './start-fields.tsx'
import { useLeaveForm } from './use-leave-form.ts'

interface SickLeaveFormProps {
  eContactId: number
  variant: LeaveVariant
  /** The details are with the clinic; the draft goes when this is done. */
  onSent: () => Promise<unknown>
  onLater: () => void
}

/** What the clinic must know to open or to end a leave. The message itself has been sent before. */
export function SickLeaveForm({ eContactId, variant, onSent, onLater }: SickLeaveFormProps) {
  const { t } = useI18n()
  const form = useLeaveForm(eContactId, variant, onSent)
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <RadioCards
          {...form.field('leaveType', 'leaveType')}
          label={t(`sick-leave.leaveTypeQuestion.${variant}`)}
          options={LEAVE_TYPES.map((type) => ({
            value: type,
            label: t(`sick-leave.leaveType.${type}`),
            hint: t(`sick-leave.leaveTypeHint.${type}`),
          }))}
        />
        {variant === 'START' ? (
          <StartFields field={form.field} />
        ) : (
          <EndFields field={form.field} draft={form.draft} />
        )}
      </FieldStack>
      <div role="alert">
        {form.problem && (
          <p className={styles.problem}>
            <IconAlertTriangle aria-hidden="true" />
            {form.problem}
          </p>
        )}
      </div>
      <ButtonRow>
        <Button type="submit" wide busy={form.isBusy} icon={<IconSend aria-hidden="true" />}>
          {form.problem ? t('shell.toast.notSent') : t('sick-leave.submit')}
        </Button>
        <Button variant="quiet" wide onClick={onLater}>
          {t('sick-leave.later')}
        </Button>
      </ButtonRow>
    </form>
  )
}
