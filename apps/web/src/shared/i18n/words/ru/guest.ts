export { default as identity } from '@vastus/i18n/locales/ru/identity.json'
