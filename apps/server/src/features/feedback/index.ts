import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { findFeedback, listClinicFeedback } from './feedback-repository.ts'
import { giveFeedback } from './give-feedback.ts'
import { clinicFeedback, clinicStatistics } from './statistics.ts'
import { wholePage } from '../../http/whole-page.ts'

type Names = 'giveFeedback' | 'listFeedback' | 'feedbackStatistics' | 'listClinicFeedback'

export function feedbackRoutes(_services: Services): Handlers<Names> {
  return {
    giveFeedback: ({ params, body }, request) =>
      request.once((tx) => giveFeedback(tx, request, params.id, body), {
        keep: ({ id }) => ({ id }),
        again: async (tx, { id }) => {
          await accessEContact(tx, request, params.id)
          const given = await findFeedback(tx, params.id, id)
          if (!given) throw new NotFound()
          return given
        },
      }),

    listFeedback: ({ params }, request) =>
      request.transaction(async (tx) => {
        const { medicalHidden } = await accessEContact(tx, request, params.id)
        const given = await listClinicFeedback(tx, params.id)
        return wholePage(medicalHidden ? given.map((each) => ({ ...each, message: null })) : given)
      }),

    feedbackStatistics: ({ params, query }, request) =>
      request.transaction((tx) => clinicStatistics(tx, request, params.id, query)),

    listClinicFeedback: ({ params, query }, request) =>
      request.transaction((tx) => clinicFeedback(tx, request, params.id, query)),
  }
}
