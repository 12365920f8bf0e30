import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import type { FastifyInstance } from 'fastify'
import { administrationRoutes } from './features/administration/index.ts'
import { advertRoutes } from './features/adverts/index.ts'
import { aiRoutes } from './features/ai/index.ts'
import { clinicSettingsRoutes } from './features/clinic-settings/index.ts'
import { clinicRoutes } from './features/clinics/index.ts'
import { consentRoutes } from './features/consents/index.ts'
import { contentRoutes } from './features/content/index.ts'
import { conversationRoutes, exportRoutes, flowRoutes } from './features/conversation/index.ts'
import { deliveryRoutes } from './features/delivery/index.ts'
import { draftRoutes } from './features/drafts/index.ts'
import { feedbackRoutes } from './features/feedback/index.ts'
import { fileImportRoutes } from './features/file-import/index.ts'
import { fileRoutes } from './features/files/index.ts'
import { healthRoutes } from './features/health/index.ts'
import { inboxRoutes } from './features/inbox/index.ts'
import { informationHubRoutes } from './features/information-hub/index.ts'
import { instrumentRoutes, wordingRoutes } from './features/instruments/index.ts'
import { mergeRoutes } from './features/merge/index.ts'
import { messageCentreRoutes } from './features/message-centre/index.ts'
import { myDataRoutes } from './features/my-data/index.ts'
import { newClinicRoutes } from './features/new-clinics/index.ts'
import { patientRoutes } from './features/patients/index.ts'
import { personRoutes } from './features/persons/index.ts'
import { platformRoutes } from './features/platform/index.ts'
import { platformAdminRoutes } from './features/platform-admin/index.ts'
import { prescriptionRoutes } from './features/prescriptions/index.ts'
import { profileRoutes } from './features/profile/index.ts'
import { registryImportRoutes } from './features/registry-import/index.ts'
import { replyRoutes } from './features/replies/index.ts'
import { findEndReason, findPrincipal, sessionRoutes } from './features/sessions/index.ts'
import { sickLeaveRoutes } from './features/sick-leave/index.ts'
import { signInRoutes } from './features/sign-in/index.ts'
import { supportRoutes } from './features/support/index.ts'
import { templateRoutes } from './features/templates/index.ts'
import { workStatisticsRoutes } from './features/work-statistics/index.ts'
import { CALL_LIMITS, type CallLimits, createCallLimiter } from './http/call-limits.ts'
import { mountRoutes } from './http/mount.ts'
import { createHttpServer } from './http/server.ts'
import type { Services } from './services.ts'

/** Assembles the HTTP side of the product. Does not listen. */
export function createApp(services: Services, limits: CallLimits = CALL_LIMITS): FastifyInstance {
  const { config } = services
  const isHttps = config.publicUrl.startsWith('https:')
  const fallbackLanguage = languageOf(countryProfile(config.countryCode).defaultLocale) ?? DEFAULT_LANGUAGE
  const app = createHttpServer({
    log: services.log,
    isHttps,
    trustProxy: config.trustProxy,
    fallbackLanguage,
  })
  void app.register(async (scope) =>
    mountRoutes(
      scope,
      {
        ...signInRoutes(services),
        ...sessionRoutes(services),
        ...profileRoutes(services),
        ...consentRoutes(),
        ...personRoutes(services),
        ...clinicRoutes(services),
        ...conversationRoutes,
        ...exportRoutes(services),
        ...flowRoutes(services),
        ...replyRoutes,
        ...fileRoutes(services),
        ...myDataRoutes(services),
        ...inboxRoutes(services),
        ...informationHubRoutes(),
        ...mergeRoutes(),
        ...messageCentreRoutes(services),
        ...administrationRoutes(services),
        ...clinicSettingsRoutes(),
        ...sickLeaveRoutes(services),
        ...deliveryRoutes(services),
        ...feedbackRoutes(services),
        ...workStatisticsRoutes(),
        ...patientRoutes(services),
        ...templateRoutes(services),
        ...draftRoutes(services),
        ...contentRoutes(services),
        ...healthRoutes(services),
        ...platformRoutes(services),
        ...newClinicRoutes(services),
        ...platformAdminRoutes(services),
        ...prescriptionRoutes(),
        ...instrumentRoutes(services),
        ...wordingRoutes(services),
        ...supportRoutes(services),
        ...advertRoutes(services),
        ...aiRoutes(services),
        ...registryImportRoutes(services),
        ...fileImportRoutes(services),
      },
      {
        database: services.database,
        clock: services.clock,
        disk: services.disk,
        findPrincipal: findPrincipal(services),
        findEndReason: findEndReason(services),
        charge: createCallLimiter(limits),
        publicOrigin: new URL(config.publicUrl).origin,
        isHttps,
        fallbackLanguage,
        isAnswerChecked: config.appMode !== 'PROD',
      },
    ),
  )
  return app
}
