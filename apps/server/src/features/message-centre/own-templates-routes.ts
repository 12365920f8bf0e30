import { SMS_SAVED_MAX } from '@vastus/domain/message-centre/sms-templates'
import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { wholePage } from '../../http/whole-page.ts'
import * as templates from './own-templates-repository.ts'

type Names = 'listOwnSmsTemplates' | 'createOwnSmsTemplate' | 'changeOwnSmsTemplate' | 'deleteOwnSmsTemplate'

/** Templates that a clinic has made for its message centre. All of its staff may change them. */
export function ownTemplatesRoutes(): Handlers<Names> {
  return {
    listOwnSmsTemplates: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { clinicId } = requireEmployment(request, query.clinicId)
        return wholePage(await templates.listTemplates(tx, clinicId))
      }),

    createOwnSmsTemplate: ({ body: { clinicId: asked, ...content } }, request) =>
      request.once(
        async (tx) => {
          const { clinicId } = requireEmployment(request, asked)
          if ((await templates.lockAndCountTemplates(tx, clinicId)) >= SMS_SAVED_MAX)
            throw new Refused('SMS_TOO_MANY_SAVED')
          return templates.insertTemplate(tx, clinicId, content, request.now)
        },
        { keep: ({ id }) => ({ id }), again: (tx, { id }) => getTemplate(tx, request, id) },
      ),

    changeOwnSmsTemplate: ({ params: { id }, body }, request) =>
      request.transaction(async (tx) => {
        const { version } = await getTemplate(tx, request, id)
        requireVersion(request, version)
        return templates.saveTemplate(tx, id, body, request.now)
      }),

    deleteOwnSmsTemplate: async ({ params: { id } }, request) => {
      await request.transaction(async (tx) => {
        await getTemplate(tx, request, id)
        await templates.deleteTemplate(tx, id)
      })
    },
  }
}

/** @throws NotFound */
async function getTemplate(tx: Tx, request: RequestContext, id: number) {
  const found = await templates.lockTemplate(tx, id)
  if (!found) throw new NotFound()
  const { clinicId, ...template } = found
  requireEmployment(request, clinicId)
  return template
}
