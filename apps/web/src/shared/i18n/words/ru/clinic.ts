export { default as answering } from '@vastus/i18n/locales/ru/answering.json'
export { default as clinic } from '@vastus/i18n/locales/ru/clinic.json'
export { default as templates } from '@vastus/i18n/locales/ru/templates.json'
