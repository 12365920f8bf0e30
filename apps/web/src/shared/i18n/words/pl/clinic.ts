export { default as answering } from '@vastus/i18n/locales/pl/answering.json'
export { default as clinic } from '@vastus/i18n/locales/pl/clinic.json'
export { default as templates } from '@vastus/i18n/locales/pl/templates.json'
