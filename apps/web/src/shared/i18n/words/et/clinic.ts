export { default as answering } from '@vastus/i18n/locales/et/answering.json'
export { default as clinic } from '@vastus/i18n/locales/et/clinic.json'
export { default as templates } from '@vastus/i18n/locales/et/templates.json'
