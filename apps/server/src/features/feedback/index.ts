import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { findFeedback, listClinicFeedback } from './feedback-repository.ts'
import { giveFeedback } from './give-feedback.ts'
import { wholePage } from '../../http/whole-page.ts'

export function feedbackRoutes(_parts: Parts): Handlers<'giveFeedback' | 'listFeedback'> {
  return {
    giveFeedback: ({ params, body }, call) =>
      call.once((tx) => giveFeedback(tx, call, params.id, body), {
        keep: ({ id }) => ({ id }),
        again: async (tx, { id }) => {
          await accessEContact(tx, call, params.id)
          const given = await findFeedback(tx, params.id, id)
          if (!given) throw new NotFound()
          return given
        },
      }),

    listFeedback: ({ params }, call) =>
      call.transaction(async (tx) => {
        const { medicalHidden } = await accessEContact(tx, call, params.id)
        const given = await listClinicFeedback(tx, params.id)
        return wholePage(medicalHidden ? given.map((each) => ({ ...each, message: null })) : given)
      }),
  }
}
