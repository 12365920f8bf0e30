import type { InstrumentWording } from '@vastus/contract/official-wordings'
import type { Tx } from '../../db/database.ts'
import type { Handlers } from '../../http/mount.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import type { Services } from '../../services.ts'
import { exportInstrumentOf } from './export-fhir.ts'
import { checkFile, importWording, listWordings, takeBackWording } from './wordings.ts'

type Names =
  | 'listWordings'
  | 'checkQuestionnaire'
  | 'importWording'
  | 'takeBackWording'
  | 'exportClinicQuestionnaire'

/** The published wording of questionnaires, which a clinic with a licence brings in. */
export function wordingRoutes({ config }: Services): Handlers<Names> {
  return {
    listWordings: ({ params }, request) =>
      request.transaction(async (tx) => ({
        content: await listWordings(tx, requireEmployment(request, params.id).clinicId),
      })),

    checkQuestionnaire: async ({ params, body }, request) => {
      requireEmployment(request, params.id)
      return checkFile(body.instrument, body.questionnaire, config.countryCode, request.language)
    },

    importWording: ({ params, body }, request) =>
      request.transaction(async (tx) => {
        const which = changing(request, params)
        await importWording(tx, { ...which, questionnaire: body.questionnaire }, request.now)
        return wordingOf(tx, which)
      }),

    takeBackWording: ({ params }, request) =>
      request.transaction(async (tx) => {
        const which = changing(request, params)
        await takeBackWording(tx, which, request.now)
        return wordingOf(tx, which)
      }),

    exportClinicQuestionnaire: ({ params }, request) =>
      request.transaction((tx) =>
        exportInstrumentOf(
          tx,
          requireEmployment(request, params.id).clinicId,
          params.instrument,
          config.publicUrl,
        ),
      ),
  }
}

function changing(request: RequestContext, { id, instrument }: { id: number; instrument: string }) {
  const { clinicId } = requireEmployment(request, id)
  request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
  return { clinicId, code: instrument, userId: request.principal().userId }
}

async function wordingOf(
  tx: Tx,
  { clinicId, code }: { clinicId: number; code: string },
): Promise<InstrumentWording> {
  const found = (await listWordings(tx, clinicId)).find(({ instrument }) => instrument === code)
  if (!found) throw new RangeError(`no such instrument: ${code}`)
  return found
}
