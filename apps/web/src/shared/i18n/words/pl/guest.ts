export { default as identity } from '@vastus/i18n/locales/pl/identity.json'
