export { FailureNotice } from './failure-notice.tsx'
export { type AskedPerson, MethodForms, useMethod } from './method-forms.tsx'
export { type Question, usePhone } from './use-phone.ts'
export { introOf, PhoneQuestion } from './wait-for-phone.tsx'
