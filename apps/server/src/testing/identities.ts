// The simulated providers of identities and what they can break, for the proof of their refusal.
export { BROKEN_ANSWERS } from '../features/sign-in/proven/testing/broken-answers.ts'
export { walkOidcPages } from '../features/sign-in/proven/testing/oidc-pages.ts'
export { simulatedIds } from '../features/sign-in/proven/testing/simulated-ids.ts'
