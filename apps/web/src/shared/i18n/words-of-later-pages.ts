import type { Catalogue } from '@vastus/i18n'

/** The words of features that a patient does not open first. Where they lie is many names, which the first page does without. */
export const wordsOfLaterPages = import.meta.glob<Catalogue>(
  '../../../../../packages/i18n/locales/*/{administration,agreement,ai,clinic-settings,clinic-sign-up,feedback,file-import,information-hub,instruments,invitation,merge,message-centre,my-data,new-clinic,platform-admin,prompts,publishing,refusals,registry-import,same-person,sick-leave,sms,staff-help,statistics,substances,support,tools,wizard,work-statistics}.json',
  { import: 'default' },
)
