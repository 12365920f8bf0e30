import type { Template } from '@vastus/contract/templates'
import { TEMPLATES_MAX } from '@vastus/domain/templates/template'
import { usedTemplate } from '@vastus/domain/templates/used-template'
import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Handlers } from '../../http/mount.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import * as templates from './templates-repository.ts'

export { listSharedTemplates } from './templates-repository.ts'

/** Counts the shared ready-made answer that a reply was written with, if there is one. */
export function noteTemplateUse(
  tx: Tx,
  text: string,
  shared: readonly templates.SharedTemplate[],
  at: Date,
): void {
  const template = usedTemplate(text, shared)
  if (template) templates.insertUse(tx, template, at)
}

type Names = 'listTemplates' | 'createTemplate' | 'changeTemplate' | 'deleteTemplate'

/** Ready-made answers. Those that are shared are everybody's to use, but only their owner's to change. */
export function templateRoutes(_services: Services): Handlers<Names> {
  return {
    listTemplates: ({ params }, request) =>
      request.transaction(async (tx) => {
        const { clinicId, userId } = placeOf(request, params.id)
        const rows = await templates.listTemplateRows(tx, clinicId, userId)
        const content = rows.map((row) => present(row, userId))
        return wholePage(content)
      }),

    createTemplate: ({ params, body }, request) =>
      once(request, params.id, async (tx) => {
        const place = placeOf(request, params.id)
        if ((await templates.countOwnTemplates(tx, place.clinicId, place.userId)) >= TEMPLATES_MAX)
          throw new Refused('TOO_MANY_TEMPLATES')
        const { heading, description, onlyForType = null, visibleToAll = false } = body
        const { language = null, restriction = null } = body
        const content = { heading, description, onlyForType, visibleToAll, language, restriction }
        const id = await templates.insertTemplate(tx, place, content, request.now)
        return present(await findOwn(tx, { ...place, id }), place.userId)
      }),

    changeTemplate: ({ params, body }, request) =>
      once(request, params.id, async (tx) => {
        const place = { ...placeOf(request, params.id), id: params.templateId }
        const { heading, description, onlyForType, visibleToAll, language, restriction } = await findOwn(
          tx,
          place,
        )
        const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
        const content = { heading, description, onlyForType, visibleToAll, language, restriction, ...given }
        await templates.saveTemplate(tx, place.id, content, request.now)
        return present(await findOwn(tx, place), place.userId)
      }),

    deleteTemplate: ({ params }, request) =>
      request.transaction(async (tx) => {
        const place = { ...placeOf(request, params.id), id: params.templateId }
        await findOwn(tx, place)
        await templates.deleteTemplate(tx, place.id)
        return undefined
      }),
  }
}

function once(
  request: RequestContext,
  clinicId: number,
  change: (tx: Tx) => Promise<Template>,
): Promise<Template> {
  return request.once(change, {
    keep: ({ id }) => ({ id }),
    again: async (tx, { id }) => {
      const place = placeOf(request, clinicId)
      return present(await findOwn(tx, { ...place, id }), place.userId)
    },
  })
}

function placeOf(request: RequestContext, clinicId: number): { clinicId: number; userId: number } {
  return { clinicId: requireEmployment(request, clinicId).clinicId, userId: request.principal().userId }
}

/** @throws NotFound for a colleague's and for one that is not there alike */
async function findOwn(tx: Tx, place: { clinicId: number; userId: number; id: number }) {
  const found = await templates.findOwnTemplate(tx, place)
  if (!found) throw new NotFound()
  return found
}

function present(row: templates.TemplateRow, userId: number): Template {
  const { ownerUserId, ownerFirstName, ownerSurname, ...template } = row
  return {
    ...template,
    owner: { id: ownerUserId, firstName: ownerFirstName, surname: ownerSurname },
    isOwn: ownerUserId === userId,
  }
}
