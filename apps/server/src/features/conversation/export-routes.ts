import { toFhirBundle } from '@vastus/domain/instruments/fhir/to-response'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { exportFilledIn, exportInstrument } from '../instruments/index.ts'

/** Questionnaires and what was answered to them, as files for other systems. */
export function exportRoutes({ config }: Services): Handlers<'exportQuestionnaire' | 'exportResponses'> {
  return {
    exportQuestionnaire: async ({ params }) => exportInstrument(params.instrument, config.publicUrl),

    exportResponses: ({ params }, request) =>
      request.transaction(async (tx) => {
        const { eContact, medicalHidden } = await accessEContact(tx, request, params.id)
        if (medicalHidden) return toFhirBundle([], config.publicUrl, request.now)
        return exportFilledIn(tx, eContact.id, config.publicUrl, request.now)
      }),
  }
}
