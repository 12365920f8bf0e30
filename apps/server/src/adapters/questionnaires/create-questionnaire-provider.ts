import { Awell, type AwellSettings } from './awell.ts'
import type { QuestionnaireProvider } from './questionnaire-provider.ts'

/** The configured provider; none where no questionnaire is to be asked by it, or in a drill: all are then on our own pages. */
export function createQuestionnaireProvider(settings: {
  awell: AwellSettings | undefined
  isDrill: boolean
}): QuestionnaireProvider | null {
  const { awell, isDrill } = settings
  return awell && !isDrill ? new Awell(awell) : null
}
