/**
 * The English catalogues, as types only: nothing here reaches the browser.
 * A new namespace is a file in locales/en (and the other three) and one line below.
 */
interface EnglishCatalogues {
  administration: typeof import('../locales/en/administration.json')
  adverts: typeof import('../locales/en/adverts.json')
  agreement: typeof import('../locales/en/agreement.json')
  ai: typeof import('../locales/en/ai.json')
  answering: typeof import('../locales/en/answering.json')
  'clinic-sign-up': typeof import('../locales/en/clinic-sign-up.json')
  clinic: typeof import('../locales/en/clinic.json')
  'clinic-settings': typeof import('../locales/en/clinic-settings.json')
  danger: typeof import('../locales/en/danger.json')
  enums: typeof import('../locales/en/enums.json')
  errors: typeof import('../locales/en/errors.json')
  feedback: typeof import('../locales/en/feedback.json')
  'file-import': typeof import('../locales/en/file-import.json')
  identity: typeof import('../locales/en/identity.json')
  instruments: typeof import('../locales/en/instruments.json')
  invitation: typeof import('../locales/en/invitation.json')
  kit: typeof import('../locales/en/kit.json')
  mails: typeof import('../locales/en/mails.json')
  'information-hub': typeof import('../locales/en/information-hub.json')
  medicines: typeof import('../locales/en/medicines.json')
  'message-centre': typeof import('../locales/en/message-centre.json')
  merge: typeof import('../locales/en/merge.json')
  'my-data': typeof import('../locales/en/my-data.json')
  'new-clinic': typeof import('../locales/en/new-clinic.json')
  notices: typeof import('../locales/en/notices.json')
  offline: typeof import('../locales/en/offline.json')
  patient: typeof import('../locales/en/patient.json')
  'platform-admin': typeof import('../locales/en/platform-admin.json')
  prescriptions: typeof import('../locales/en/prescriptions.json')
  persons: typeof import('../locales/en/persons.json')
  print: typeof import('../locales/en/print.json')
  prompts: typeof import('../locales/en/prompts.json')
  publishing: typeof import('../locales/en/publishing.json')
  questionnaire: typeof import('../locales/en/questionnaire.json')
  'registry-import': typeof import('../locales/en/registry-import.json')
  'same-person': typeof import('../locales/en/same-person.json')
  refusals: typeof import('../locales/en/refusals.json')
  shell: typeof import('../locales/en/shell.json')
  sent: typeof import('../locales/en/sent.json')
  'sign-in': typeof import('../locales/en/sign-in.json')
  'sick-leave': typeof import('../locales/en/sick-leave.json')
  sms: typeof import('../locales/en/sms.json')
  'staff-help': typeof import('../locales/en/staff-help.json')
  statistics: typeof import('../locales/en/statistics.json')
  'work-statistics': typeof import('../locales/en/work-statistics.json')
  substances: typeof import('../locales/en/substances.json')
  support: typeof import('../locales/en/support.json')
  templates: typeof import('../locales/en/templates.json')
  signs: typeof import('../locales/en/signs.json')
  tools: typeof import('../locales/en/tools.json')
  types: typeof import('../locales/en/types.json')
  wizard: typeof import('../locales/en/wizard.json')
}

export type Namespace = keyof EnglishCatalogues

/** One namespace in one language, as it is in its JSON file. */
export interface Catalogue {
  [key: string]: string | Catalogue
}

export type Catalogues = Readonly<Record<string, Catalogue>>

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : K

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Paths<T[K]>}`
}[keyof T & string]

/** Every key of the English catalogues, as `namespace.path.to.key`; plural forms share one key. */
export type MessageKey = {
  [N in Namespace]: `${N}.${Paths<Omit<EnglishCatalogues[N], 'default'>>}`
}[Namespace]
