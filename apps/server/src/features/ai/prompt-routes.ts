import type { Tx } from '../../db/database.ts'
import { InvalidInput, NotFound, Refused } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import { getPrompt, presentPrompt, presentPrompts, presentVersion, requireUsable } from './manage-prompts.ts'
import * as rows from './prompts-repository.ts'
import { tryInUse, tryPrompt } from './try-prompt.ts'

type Names =
  | 'listAiModels'
  | 'addAiModel'
  | 'changeAiModel'
  | 'deleteAiModel'
  | 'listPrompts'
  | 'addPrompt'
  | 'changePrompt'
  | 'deletePrompt'
  | 'listPromptVersions'
  | 'tryPrompt'
  | 'publishPrompt'

/** What the platform's administrator does with models and prompts. */
export function promptRoutes(services: Services): Handlers<Names> {
  return {
    listAiModels: (_input, request) =>
      request.transaction(async (tx) => wholePage(await rows.listModelRows(tx, request.now))),

    addAiModel: ({ body: { model, name, isActive = true } }, request) =>
      request.transaction(async (tx) => {
        const id = await rows.insertModel(tx, { model, name, isActive }, request.now)
        if (id === undefined) throw new InvalidInput([{ path: 'model', rule: 'REPEATED' }])
        note(request, 'aiModel', id)
        return getModel(tx, id, request.now)
      }),

    changeAiModel: ({ params: { id }, body }, request) =>
      request.transaction(async (tx) => {
        const before = await getModel(tx, id, request.now)
        const after = {
          id,
          model: body.model ?? before.model,
          name: body.name ?? before.name,
          isActive: body.isActive ?? before.isActive,
        }
        if (await rows.isModelNameTaken(tx, after.model, id))
          throw new InvalidInput([{ path: 'model', rule: 'REPEATED' }])
        rows.saveModel(tx, after)
        note(request, 'aiModel', id)
        return getModel(tx, id, request.now)
      }),

    deleteAiModel: ({ params: { id } }, request) =>
      request.transaction(async (tx) => {
        if ((await getModel(tx, id, request.now)).usedByPrompts > 0) throw new Refused('AI_MODEL_IN_USE')
        rows.removeModel(tx, id)
        note(request, 'aiModel', id)
        return undefined
      }),

    listPrompts: (_input, request) => request.transaction(async (tx) => wholePage(await presentPrompts(tx))),

    addPrompt: ({ body: { purpose, name, ...version } }, request) =>
      request.transaction(async (tx) => {
        await requireUsable(tx, version, request.now)
        const id = await rows.insertPrompt(tx, { purpose, name }, request.now)
        rows.insertVersion(tx, id, { version: 1, ...version }, by(request))
        note(request, 'aiPrompt', id)
        return presentPrompt(tx, id)
      }),

    changePrompt: ({ params: { id }, body: { name, ...changes } }, request) =>
      request.transaction(async (tx) => {
        await getPrompt(tx, id)
        const [newest] = await rows.listVersionRows(tx, [id])
        if (!newest) throw new NotFound()
        const content = {
          modelId: changes.modelId ?? newest.modelId,
          systemMessage: changes.systemMessage ?? newest.systemMessage,
          userMessage: changes.userMessage ?? newest.userMessage,
          parameters: changes.parameters ?? newest.parameters,
        }
        await requireUsable(tx, content, request.now)
        // A new name alone changes nothing that the model is asked.
        if (Object.keys(changes).length > 0)
          rows.insertVersion(tx, id, { version: newest.version + 1, ...content }, by(request))
        if (name !== undefined) rows.renamePrompt(tx, id, name)
        note(request, 'aiPrompt', id)
        return presentPrompt(tx, id)
      }),

    deletePrompt: ({ params: { id } }, request) =>
      request.transaction(async (tx) => {
        if ((await getPrompt(tx, id)).publishedVersion !== null) throw new Refused('AI_PROMPT_IN_USE')
        rows.removePrompt(tx, id)
        note(request, 'aiPrompt', id)
        return undefined
      }),

    listPromptVersions: ({ params: { id } }, request) =>
      request.transaction(async (tx) => {
        const prompt = await getPrompt(tx, id)
        const versions = await rows.listVersionRows(tx, [id])
        return wholePage(versions.map((row) => presentVersion(prompt, row)))
      }),

    tryPrompt: async ({ params: { id }, body: { version } }, request) => {
      note(request, 'aiPrompt', id)
      const { prompt, results, isPassed } = await tryPrompt(services, request, { id, version })
      return { results, isPassed, inUse: await tryInUse(services, request, { prompt, version }) }
    },

    publishPrompt: async ({ params: { id }, body: { version } }, request) => {
      const { prompt, results, isPassed } = await tryPrompt(services, request, { id, version })
      if (isPassed)
        await request.transaction(async (tx) => {
          rows.publishVersion(tx, prompt, version)
          note(request, 'aiPrompt', id)
        })
      return { results, isPassed, isPublished: isPassed }
    },
  }
}

async function getModel(tx: Tx, id: number, now: Date): Promise<rows.ModelRow> {
  const model = await rows.findModel(tx, id, now)
  if (!model) throw new NotFound()
  return model
}

const by = (request: RequestContext) => ({ userId: request.principal().userId, now: request.now })

/** No patient is concerned, but the audit trail keeps who changed what models are asked. */
function note(request: RequestContext, objectType: string, objectId: number): void {
  request.audit({ clinicId: null, subjectPersonId: null, objectType, objectId })
}
