import type { Tx } from '../../db/database.ts'
import { BusinessRule, InvalidInput, NotFound, Refused } from '../../errors.ts'
import { ProviderDown } from '../../adapters/questionnaires/questionnaire-provider.ts'
import type { ProvidedAnswer } from '@vastus/domain/instruments/provided-answers'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Services } from '../../services.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { languageOfQuestions, readProvided, requireFit } from '../instruments/index.ts'
import { findAny } from './e-contact-repository.ts'
import * as flows from './flows-repository.ts'
import { saveEContact } from './save-e-contact.ts'
import * as sending from './sending-repository.ts'
import { postFlowEnd } from './submit-flow.ts'

/** Runs one transaction in the context of the caller. */
type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
/** A flow that was begun; with the address of its pages, where a provider has opened them already. */
export type Begun = { eContactId: number; actionId: string; sessionUrl: string | null }

/** Where our own pages for a flow are. */
const ownPages = (actionId: string) => `/questionnaire-flow?actionId=${actionId}`

/**
 * Where a flow that was begun is filled in: on the pages of the provider, if it has the questionnaire, otherwise on our own. The
 * provider is asked once for a flow, outside of any transaction.
 *
 * @throws BusinessRule AWELL_NOT_AVAILABLE when the provider does not answer; the flow has failed then
 */
export async function pagesOfFlow(
  { questionnaires, config, log, clock }: Pick<Services, 'questionnaires' | 'config' | 'log' | 'clock'>,
  request: RequestContext,
  { eContactId, actionId, sessionUrl }: Begun,
  code: string,
): Promise<string> {
  if (sessionUrl !== null) return sessionUrl
  if (!questionnaires?.has(code)) return ownPages(actionId)
  const back = (cancelled: boolean) =>
    `${config.publicUrl}/clinic-e-contacts?cancelled=${cancelled}&eContactId=${eContactId}&actionId=${actionId}`
  try {
    const session = await questionnaires.begin({
      code,
      actionId,
      language: languageOfQuestions(config.countryCode, request.language),
      successUrl: back(false),
      cancelUrl: back(true),
    })
    const kept = await request.once(
      async (tx) => {
        flows.saveSession(tx, actionId, session)
        return session
      },
      { keep: () => ({}), again: async (tx) => (await flows.findFlow(tx, actionId))?.session ?? session },
      { part: 1 },
    )
    return kept.sessionUrl
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    log.warn({ err: error, actionId }, 'the provider of questionnaires has opened no session')
    const fail = (tx: Tx) => endWithoutAnswers(tx, eContactId, clock.now())
    await request.once(fail, { keep: () => ({}), again: async () => undefined }, { part: 2 })
    throw new BusinessRule('AWELL_NOT_AVAILABLE')
  }
}

/**
 * Fetches the answers of a flow that is filled in on the pages of a provider. Those that do not fit the questionnaire end the flow: it
 * has failed.
 *
 * @returns whether something has become of the flow by it
 * @throws ProviderDown
 */
export async function fetchAnswers(
  { questionnaires, log, clock }: Pick<Services, 'questionnaires' | 'log' | 'clock'>,
  run: Run,
  actionId: string,
): Promise<boolean> {
  if (!questionnaires) return false
  const flow = await run((tx) => flows.findFlow(tx, actionId))
  if (!flow?.session || flow.answers) return false
  const provided = await questionnaires.answersOf(flow.session.pathwayId)
  if (!provided) return false
  try {
    await run((tx) => keepAnswers(tx, actionId, provided, clock.now()))
  } catch (error) {
    if (!(error instanceof InvalidInput || error instanceof Refused)) throw error
    log.warn({ err: error, actionId }, 'answers of the provider do not fit the questionnaire')
    await run((tx) => endWithoutAnswers(tx, flow.eContactId, clock.now()))
  }
  return true
}

/** The provider tells that a session is completed: its answers are fetched, should nobody come back. Unknown ones are of no concern. */
export async function noteCompleted(tx: Tx, sessionId: string, now: Date): Promise<void> {
  const actionId = await flows.findActionOfSession(tx, sessionId)
  if (actionId !== undefined) postFlowEnd(tx, actionId, 'ANSWERS', now)
}

async function keepAnswers(
  tx: Tx,
  actionId: string,
  provided: readonly ProvidedAnswer[],
  now: Date,
): Promise<void> {
  const flow = await flows.findFlow(tx, actionId)
  const eContact = flow && (await findAny(tx, flow.eContactId))
  if (eContact?.finalizeStatus !== 'STARTED' || flow?.answers) return
  const { clinicId, patientPersonId, eContactType: code } = eContact
  const patient = await sending.findPatientOfClinic(tx, clinicId, patientPersonId)
  if (!patient) throw new NotFound()
  const filled = await readProvided(tx, { clinicId, code }, provided)
  await requireFit(tx, { clinicId, code }, filled, patient, localDate(now, patient.timeZone))
  flows.saveFlowAnswers(tx, actionId, filled, now)
}

async function endWithoutAnswers(tx: Tx, eContactId: number, now: Date): Promise<void> {
  const eContact = await findAny(tx, eContactId)
  if (eContact?.finalizeStatus === 'STARTED') saveEContact(tx, { ...eContact, finalizeStatus: 'FAILED' }, now)
}
