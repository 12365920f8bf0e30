export { default as identity } from '@vastus/i18n/locales/et/identity.json'
