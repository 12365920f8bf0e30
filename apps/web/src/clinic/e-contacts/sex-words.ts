import type { Sex } from '@vastus/domain/identity/sex'
import type { Translate } from '@vastus/i18n'

/** A patient's sex as staff read it; the patient's own form speaks in the first person. */
export function sexWords(t: Translate, sex: Sex): string {
  return sex === 'NOT_DISCLOSED' ? t('clinic.info.sexNotStated') : t(`enums.sex.${sex}`)
}
