export { default as identity } from '@vastus/i18n/locales/en/identity.json'
