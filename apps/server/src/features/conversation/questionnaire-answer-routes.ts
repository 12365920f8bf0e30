import type { Handlers } from '../../http/mount.ts'
import { answerQuestionnaire } from '../e-contacts/index.ts'
import { changingForPatient as changing } from './changing.ts'

/** The patient answers an inquiry with the questionnaire that it asks for. */
export const questionnaireAnswerRoutes: Handlers<'answerQuestionnaire'> = {
  answerQuestionnaire: ({ params, body }, request) =>
    changing(request, async (tx) => (await answerQuestionnaire(tx, request, params.id, body)).eContact),
}
