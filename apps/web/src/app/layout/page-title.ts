import { useRouterState } from '@tanstack/react-router'
import type { MessageKey, Translate } from '@vastus/i18n'
import { useEffect } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'

/** Titles stand in the history of a browser that others may use: they never name a person or a concern. */
export const TITLES: Record<string, MessageKey> = {
  '/': 'shell.titles.home',
  '/choose-auth': 'shell.menu.logIn',
  '/choose-signup': 'shell.titles.signUp',
  '/login': 'shell.menu.logIn',
  '/second-factor': 'shell.menu.logIn',
  '/settings/security': 'shell.menu.settings',
  '/settings/identity': 'shell.menu.settings',
  '/complete-login': 'shell.menu.logIn',
  '/smart-id-return': 'shell.menu.logIn',
  '/login-with-password': 'shell.menu.logIn',
  '/signup-with-password': 'shell.titles.signUp',
  '/signup-with-password/verify-otp': 'shell.titles.code',
  '/reset-password': 'shell.titles.resetPassword',
  '/reset-password/verify-otp': 'shell.titles.resetPassword',
  '/terms-and-conditions': 'shell.menu.terms',
  '/privacy-policy': 'shell.menu.privacy',
  '/cookie-policy': 'shell.menu.cookies',
  '/icons': 'shell.titles.icons',
  '/demo/outbox': 'shell.titles.outbox',
  '/signup': 'shell.titles.yourDetails',
  '/complete-profile': 'shell.titles.yourDetails',
  '/verify-email-with-otp': 'shell.titles.code',
  '/consents': 'shell.titles.consents',
  '/permission-denied': 'shell.pages.forbidden.heading',
  '/settings': 'shell.menu.settings',
  '/edit-profile': 'shell.menu.editProfile',
  '/edit-profile/verify-otp': 'shell.titles.code',
  '/my-data': 'shell.titles.myData',
  '/s/$token': 'shell.titles.refuseSms',
  '/my-data/sms': 'identity.settings.smsFromClinics',
  '/my-data/access': 'shell.titles.accessLog',
  '/my-data/ai': 'shell.titles.aiUse',
  '/my-data/representatives': 'identity.settings.whoWritesForMe',
  '/help': 'shell.menu.help',
  '/help/$topic': 'shell.menu.help',
  '/my-e-contacts': 'shell.menu.eContacts',
  '/my-e-contacts/files': 'shell.titles.files',
  '/my-e-contacts/upload-files': 'shell.titles.files',
  '/e-contacts/choose-person': 'shell.titles.createEContact',
  '/e-contacts/choose-patient': 'shell.titles.createEContact',
  '/e-contacts/add/person': 'shell.titles.createEContact',
  '/e-contacts/edit/person': 'shell.titles.createEContact',
  '/e-contacts/choose-clinic': 'shell.titles.createEContact',
  '/e-contacts/choose-open-clinic': 'shell.titles.createEContact',
  '/e-contacts/add': 'shell.titles.createEContact',
  '/e-contacts/create': 'shell.titles.createEContact',
  '/e-contacts/questions': 'shell.titles.createEContact',
  '/e-contacts/summary': 'shell.titles.createEContact',
  '/e-contacts/questionnaire': 'shell.titles.createEContact',
  '/e-contacts/$eContactId/questionnaire': 'shell.titles.createEContact',
  '/questionnaire-flow': 'shell.titles.createEContact',
  '/e-contacts/success': 'shell.titles.sent',
  '/e-contacts/clinic-not-joined': 'shell.titles.createEContact',
  '/e-contacts/$eContactId/sick-leave': 'shell.titles.createEContact',
  '/e-contacts/$eContactId/timeline': 'shell.titles.eContact',
  '/prescriptions': 'shell.titles.createEContact',
  '/prescriptions/add': 'shell.titles.createEContact',
  '/prm': 'shell.menu.platform',
  '/prm/clinics': 'shell.menu.platformClinics',
  '/clinic-signup': 'shell.titles.clinicSignUp',
  '/prm/applications': 'shell.menu.applications',
  '/prm/add-clinic': 'shell.menu.addClinic',
  '/prm/support': 'shell.menu.supportRequests',
  '/prm/hub-notices': 'shell.menu.hubNotices',
  '/prm/adverts': 'shell.menu.adverts',
  '/prm/documents': 'shell.menu.documents',
  '/prm/prompts': 'shell.menu.prompts',
  '/prm/ai-models': 'shell.menu.aiModels',
  '/clinic-e-contacts': 'shell.menu.dashboard',
  '/clinic-e-contacts/create': 'shell.titles.createEContact',
  '/admin': 'shell.menu.admin',
  '/admin/employees': 'shell.titles.employees',
  '/admin/patient-import': 'shell.titles.patientLists',
  '/admin/clinic-import': 'shell.titles.patientLists',
  '/admin/clinic-import/dashboard': 'shell.titles.patientLists',
  '/admin/clinic-info': 'shell.titles.clinicInfo',
  '/admin/clinic-features': 'shell.titles.clinicFeatures',
  '/admin/questionnaires': 'shell.titles.questionnaires',
  '/admin/global-message': 'shell.titles.globalMessage',
  '/clinic-settings': 'shell.menu.clinicSettings',
  '/information-hub': 'shell.menu.informationHub',
  '/message-centre': 'shell.menu.messageCentre',
  '/message-centre/import': 'shell.menu.messageCentre',
  '/message-centre/message': 'shell.menu.messageCentre',
  '/message-centre/success': 'shell.menu.messageCentre',
  '/feedback': 'shell.menu.feedback',
  '/platform': 'shell.menu.about',
  '/changelog': 'shell.menu.changelog',
  '/platform-info': 'shell.menu.platformInfo',
  '/tools/ldl': 'shell.menu.tools',
  '/tools/gfr': 'shell.menu.tools',
  '/e-contacts/$id': 'shell.titles.eContact',
  '/e-contacts/$id/print': 'shell.titles.eContact',
  '/e-contacts/$id/same-person': 'shell.titles.eContact',
}

export function pageTitle(path: string | undefined, t: Translate): string {
  return `Vastus – ${t(TITLES[path ?? ''] ?? 'shell.pages.notFound.heading')}`
}

/** The declared path of the screen; an address that leads nowhere matches the root only. */
function pathOf(
  match: { routeId: string; fullPath: string; search: object } | undefined,
): string | undefined {
  // The same screen, for another purpose.
  if (match?.fullPath === '/login' && 'for' in match.search && match.search.for === 'sign-up')
    return '/choose-signup'
  return match?.routeId === '__root__' ? undefined : match?.fullPath
}

/** Keeps the title of the browser's tab in step with the screen. */
export function usePageTitle(): void {
  const { t } = useI18n()
  const title = useRouterState({ select: (state) => pageTitle(pathOf(state.matches.at(-1)), t) })
  useEffect(() => {
    document.title = title
  }, [title])
}
