import { LEAVE_TEXT_MAX } from '@vastus/domain/sick-leave/check-sick-leave'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { DayField } from './day-field.tsx'
import type { LeaveForm } from './use-leave-form.ts'

/** When one goes back to work, and for a care leave whom one cared for. */
export function EndFields({ field, draft }: Pick<LeaveForm, 'field' | 'draft'>) {
  const { t } = useI18n()
  const { COUNTRY_CODE: country, PERSONAL_CODE_REQUIRED: isCodeRequired } =
    useSessionStore().config.featureFlags
  return (
    <>
      <DayField
        {...field('returnDate', 'returnDate')}
        label={t('sick-leave.field.returnDate')}
        hint={t('sick-leave.hint.returnDate')}
        near={['TODAY', 'TOMORROW']}
      />
      {draft.values.leaveType === 'CARE' && (
        <TextField
          {...field('caredForPersonalCode', 'caredForPersonalCode')}
          label={t(`identity.field.personalCode.${country}`)}
          hint={t('sick-leave.hint.caredForPersonalCode')}
          autoComplete="off"
          short
          optional={!isCodeRequired}
        />
      )}
      <TextArea
        {...field('notes', 'text')}
        label={t('sick-leave.field.notes')}
        maxCharacters={LEAVE_TEXT_MAX}
        countFrom={LEAVE_TEXT_MAX - 200}
        rows={3}
        optional
      />
    </>
  )
}
