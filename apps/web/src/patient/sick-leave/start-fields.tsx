import { LEAVE_TEXT_MAX } from '@vastus/domain/sick-leave/check-sick-leave'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { DayField } from './day-field.tsx'
import type { LeaveForm } from './use-leave-form.ts'

/** From when, what work one does, and when one cannot come. */
export function StartFields({ field }: Pick<LeaveForm, 'field'>) {
  const { t } = useI18n()
  return (
    <>
      <DayField
        {...field('startDate', 'startDate')}
        label={t('sick-leave.field.startDate')}
        hint={t('sick-leave.hint.startDate')}
        near={['TODAY', 'YESTERDAY']}
      />
      <TextField
        {...field('jobTitle', 'jobTitle')}
        label={t('sick-leave.field.jobTitle')}
        hint={t('sick-leave.hint.jobTitle')}
        autoComplete="organization-title"
      />
      <TextArea
        {...field('jobDescription', 'text')}
        label={t('sick-leave.field.jobDescription')}
        hint={t('sick-leave.hint.jobDescription')}
        maxCharacters={LEAVE_TEXT_MAX}
        countFrom={LEAVE_TEXT_MAX - 200}
        rows={3}
        optional
      />
      <RadioCards
        {...field('worksWeekends', 'worksWeekends')}
        label={t('sick-leave.field.worksWeekends')}
        options={[
          { value: 'yes', label: t('sick-leave.yes') },
          { value: 'no', label: t('sick-leave.no') },
        ]}
      />
      <TextArea
        {...field('unavailableDates', 'unavailableDates')}
        label={t('sick-leave.field.unavailableDates')}
        hint={t('sick-leave.hint.unavailableDates')}
        maxCharacters={LEAVE_TEXT_MAX}
        countFrom={LEAVE_TEXT_MAX - 200}
        rows={2}
        optional
      />
    </>
  )
}
