import type { ProvidedAnswer } from '@vastus/domain/instruments/provided-answers'
import type { Language } from '@vastus/domain/locale'

/** A questionnaire to be filled in on the pages of a provider. */
export type ProviderFlow = {
  /** Type of the questionnaire. */
  code: string
  /** Random id of the flow: all that the provider learns of the person. */
  actionId: string
  language: Language
  /** Where the provider's pages lead when they are done. */
  successUrl: string
  cancelUrl: string
}

/** What a provider opened for a flow. */
export type ProviderSession = {
  sessionId: string
  /** Under which the answers are asked for. */
  pathwayId: string
  /** Its first page. */
  sessionUrl: string
}

/** Has questionnaires filled in on its own pages, outside the app. */
export interface QuestionnaireProvider {
  /** Whether it has this questionnaire; the others are filled in on our own pages. */
  has(code: string): boolean
  /** @throws ProviderDown */
  begin(flow: ProviderFlow): Promise<ProviderSession>
  /**
   * The answers of a flow, once all of its forms are filled in; null before.
   *
   * @throws ProviderDown
   */
  answersOf(pathwayId: string): Promise<readonly ProvidedAnswer[] | null>
  /** Whether the provider has signed these bytes. */
  hasSigned(bytes: Buffer, signature: string): Promise<boolean>
}

/** The provider did not answer, or not understandably. */
export class ProviderDown extends Error {
  override name = 'ProviderDown'
}
