import * as clinicPatients from './clinic-patients.ts'
import * as clinics from './clinics.ts'
import * as eContacts from './e-contacts.ts'
import * as feedback from './feedback.ts'
import * as files from './files.ts'
import * as identity from './identity.ts'
import * as myData from './my-data.ts'
import * as persons from './persons.ts'
import * as platform from './platform.ts'
import type { Route } from './route.ts'
import * as sickLeave from './sick-leave.ts'

const { consentStatus: _shape, ...identityRoutes } = identity
const { accessRow: _row, myDataExport: _export, ...myDataRoutes } = myData

/** Every route of the product by its name. What is not here does not exist. */
export const routes = {
  ...platform,
  ...identityRoutes,
  ...persons,
  ...clinics,
  ...clinicPatients,
  ...eContacts,
  ...files,
  ...myDataRoutes,
  ...sickLeave,
  ...feedback,
} as const satisfies Record<string, Route>
export type RouteName = keyof typeof routes
