export { consentRoutes } from './consent-routes.ts'
export { consentStatusOf } from './consent-status.ts'
