import * as accountJoin from './account-join.ts'
import * as advertEditing from './advert-editing.ts'
import * as adverts from './adverts.ts'
import * as ai from './ai.ts'
import * as clinicAdministration from './clinic-administration.ts'
import * as clinicApplications from './clinic-applications.ts'
import * as clinicEContacts from './clinic-e-contacts.ts'
import * as clinicPatients from './clinic-patients.ts'
import * as clinicSettings from './clinic-settings.ts'
import * as clinics from './clinics.ts'
import * as documents from './documents.ts'
import * as employees from './employees.ts'
import * as feedback from './feedback.ts'
import * as fileImport from './file-import.ts'
import * as files from './files.ts'
import * as heldReplies from './held-replies.ts'
import * as hubEditing from './hub-editing.ts'
import * as identity from './identity.ts'
import * as inbox from './inbox.ts'
import * as instruments from './instruments.ts'
import * as informationHub from './information-hub.ts'
import * as merge from './merge.ts'
import * as messageCentre from './message-centre.ts'
import * as myData from './my-data.ts'
import * as newClinics from './new-clinics.ts'
import * as passkeys from './passkeys.ts'
import * as patientEContacts from './patient-e-contacts.ts'
import * as patientJoin from './patient-join.ts'
import * as persons from './persons.ts'
import * as platformAdmin from './platform-admin.ts'
import * as platform from './platform.ts'
import * as prescriptions from './prescriptions.ts'
import * as push from './push.ts'
import * as questionnaireExports from './questionnaire-exports.ts'
import * as officialWordings from './official-wordings.ts'
import * as questionnaireFlows from './questionnaire-flows.ts'
import * as questionnaireRequests from './questionnaire-requests.ts'
import * as questionnaire from './questionnaire.ts'
import * as registryImport from './registry-import.ts'
import { isRoute, type Route } from './route.ts'
import * as security from './security.ts'
import * as signIn from './sign-in.ts'
import * as sickLeave from './sick-leave.ts'
import * as smsOptOuts from './sms-opt-outs.ts'
import * as smsSaved from './sms-saved.ts'
import * as sms from './sms.ts'
import * as support from './support.ts'
import * as templates from './templates.ts'
import * as usage from './usage.ts'
import * as workStatistics from './work-statistics.ts'

type RoutesOf<Module> = { [Name in keyof Module as Module[Name] extends Route ? Name : never]: Module[Name] }

/** Every route of the product by its name: what the files above declare with `route`. What is not here does not exist. */
export const routes = {
  ...routesOf(platform),
  ...routesOf(identity),
  ...routesOf(signIn),
  ...routesOf(security),
  ...routesOf(passkeys),
  ...routesOf(accountJoin),
  ...routesOf(persons),
  ...routesOf(clinics),
  ...routesOf(employees),
  ...routesOf(clinicAdministration),
  ...routesOf(clinicSettings),
  ...routesOf(clinicPatients),
  ...routesOf(patientEContacts),
  ...routesOf(patientJoin),
  ...routesOf(clinicEContacts),
  ...routesOf(files),
  ...routesOf(inbox),
  ...routesOf(merge),
  ...routesOf(messageCentre),
  ...routesOf(sms),
  ...routesOf(smsOptOuts),
  ...routesOf(smsSaved),
  ...routesOf(prescriptions),
  ...routesOf(questionnaire),
  ...routesOf(instruments),
  ...routesOf(questionnaireFlows),
  ...routesOf(questionnaireRequests),
  ...routesOf(questionnaireExports),
  ...routesOf(officialWordings),
  ...routesOf(myData),
  ...routesOf(push),
  ...routesOf(sickLeave),
  ...routesOf(feedback),
  ...routesOf(templates),
  ...routesOf(workStatistics),
  ...routesOf(heldReplies),
  ...routesOf(support),
  ...routesOf(adverts),
  ...routesOf(advertEditing),
  ...routesOf(usage),
  ...routesOf(platformAdmin),
  ...routesOf(hubEditing),
  ...routesOf(documents),
  ...routesOf(newClinics),
  ...routesOf(clinicApplications),
  ...routesOf(informationHub),
  ...routesOf(ai),
  ...routesOf(registryImport),
  ...routesOf(fileImport),
} as const satisfies Record<string, Route>
export type RouteName = keyof typeof routes

function routesOf<Module extends object>(module: Module): RoutesOf<Module> {
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isRoute(value))) as RoutesOf<Module>
}
