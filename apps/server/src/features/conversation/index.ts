import type { Handlers } from '../../http/mount.ts'
import { clinicRoutes } from './clinic-routes.ts'
import { patientRoutes } from './patient-routes.ts'
import { questionnaireAnswerRoutes } from './questionnaire-answer-routes.ts'
import { responseRoutes } from './response-routes.ts'

export { assign } from './assign.ts'
export { changingForClinic } from './changing.ts'
export { exportRoutes } from './export-routes.ts'
export { flowRoutes } from './flow-routes.ts'
export { type OwnConversation, readOwnConversations } from './own-conversations.ts'
export { presentForClinic } from './present-for-clinic.ts'
export { requireReason } from './require-reason.ts'
export { handOverFiles, showFile, showUnsentFiles } from './show-files.ts'

/** What both sides say and do in one e-contact, and how it is shown to each. */
export const conversationRoutes: Handlers<
  | keyof typeof patientRoutes
  | keyof typeof clinicRoutes
  | keyof typeof responseRoutes
  | keyof typeof questionnaireAnswerRoutes
> = {
  ...patientRoutes,
  ...clinicRoutes,
  ...responseRoutes,
  ...questionnaireAnswerRoutes,
}
