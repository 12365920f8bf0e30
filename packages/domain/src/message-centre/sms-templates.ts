import { type Language, LANGUAGES } from '../locale.ts'
import { normaliseText } from '../typed-text.ts'
import { type AgeRange, EVERY_AGE } from './audience.ts'
import texts from './sms-template-texts.json' with { type: 'json' }

export const SMS_CATEGORIES = ['SEASONAL', 'OTHER', 'APPOINTMENTS'] as const
export type SmsCategory = (typeof SMS_CATEGORIES)[number]

/** Whom a template is meant for, before anybody changes it. */
export type TemplateFilters = {
  ages: AgeRange
  birthYears?: readonly number[]
  hasEmail?: boolean
  /** Those who wrote, or were written to, within so many days. */
  wroteWithinDays?: number
}

export type SmsTemplateCode = keyof typeof texts
export const SMS_TEMPLATE_CODES = Object.keys(texts) as SmsTemplateCode[]

type SmsTemplate = {
  code: SmsTemplateCode
  category: SmsCategory
  icon: SmsIcon
  filters: TemplateFilters
}
export const SMS_ICONS = [
  'syringe',
  'tick',
  'star',
  'heart',
  'child',
  'screening',
  'cup',
  'envelope',
  'ecg',
  'cuff',
  'lungs',
  'snowflake',
] as const
export type SmsIcon = (typeof SMS_ICONS)[number]

/** The most days that a template can look back for e-contacts: ten years. */
export const WROTE_WITHIN_DAYS_MAX = 3660

/** Longest name of a template or an audience that a clinic keeps, and the most of each that it can keep. */
export const SMS_SAVED_NAME_MAX = 80
export const SMS_SAVED_MAX = 100

const template = (
  category: SmsCategory,
  code: SmsTemplateCode,
  icon: SmsIcon,
  filters: Partial<TemplateFilters> = {},
): SmsTemplate => ({ code, category, icon, filters: { ages: EVERY_AGE, ...filters } })

/** In the order shown. */
export const SMS_TEMPLATES: readonly SmsTemplate[] = [
  template('SEASONAL', 'FLU_VACCINE', 'syringe', { ages: { from: 60, to: 150 } }),
  template('SEASONAL', 'TBE_VACCINE', 'tick', { ages: { from: 1, to: 150 } }),
  template('SEASONAL', 'FEEDBACK_REQUEST', 'star', { wroteWithinDays: 90 }),
  template('OTHER', 'ANNUAL_VISIT_ADULT', 'heart', { ages: { from: 18, to: 150 } }),
  template('OTHER', 'ANNUAL_VISIT_CHILD', 'child', { ages: { from: 0, to: 7 } }),
  // The years are those of one call to screening; staff change them for the next.
  template('OTHER', 'COLON_SCREENING', 'screening', { birthYears: [1957, 1959, 1961, 1963, 1965, 1967] }),
  template('OTHER', 'URINE_SAMPLE', 'cup'),
  template('OTHER', 'JOIN_PLATFORM', 'envelope', { hasEmail: false }),
  template('APPOINTMENTS', 'APPT_ECG', 'ecg'),
  template('APPOINTMENTS', 'APPT_ECG_24H', 'ecg'),
  template('APPOINTMENTS', 'APPT_BP_24H', 'cuff'),
  template('APPOINTMENTS', 'APPT_SPIROMETRY', 'lungs', { ages: { from: 6, to: 150 } }),
  template('APPOINTMENTS', 'APPT_CRYOTHERAPY', 'snowflake'),
  template('APPOINTMENTS', 'APPT_URINE_TEST', 'cup'),
]

/** Text of a template with the placeholder of the first name. Russian is written in Latin letters: an SMS carries no Cyrillic. */
export function smsTemplateText(code: SmsTemplateCode, language: Language): string {
  return texts[code][language]
}

/** The language whose text of a template this is; null for a text that somebody has written or changed. */
export function languageOfTemplateText(code: SmsTemplateCode, text: string): Language | null {
  const written = normaliseText(text)
  return LANGUAGES.find((language) => texts[code][language] === written) ?? null
}
