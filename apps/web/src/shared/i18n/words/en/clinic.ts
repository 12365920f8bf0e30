export { default as answering } from '@vastus/i18n/locales/en/answering.json'
export { default as clinic } from '@vastus/i18n/locales/en/clinic.json'
export { default as templates } from '@vastus/i18n/locales/en/templates.json'
