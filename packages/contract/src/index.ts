import * as clinics from './clinics.ts'
import * as eContacts from './e-contacts.ts'
import * as files from './files.ts'
import * as identity from './identity.ts'
import * as inbox from './inbox.ts'
import * as platform from './platform.ts'
import type { Route } from './route.ts'

const { BULK_MAX: _most, BULK_OUTCOMES: _outcomes, MAX_VIEWS: _views, ...inboxRoutes } = inbox
const { consentStatus: _shape, ...identityRoutes } = identity

/** Every route of the product by its name. What is not here does not exist. */
export const routes = {
  ...platform,
  ...identityRoutes,
  ...clinics,
  ...eContacts,
  ...files,
  ...inboxRoutes,
} as const satisfies Record<string, Route>
export type RouteName = keyof typeof routes
