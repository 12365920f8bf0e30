import { useQueryClient } from '@tanstack/react-query'
import { createClinicEContact, finalizeClinicEContact } from '@vastus/contract/clinic-patients'
import { startClinicQuestionnaire } from '@vastus/contract/questionnaire-flows'
import { summarizeAnswers } from '@vastus/contract/questionnaire'
import type { HelperAnswer } from '@vastus/domain/danger-signs/grade'
import type { ClinicMode } from '@vastus/domain/e-contact/clinic-made'
import { isQuestionnaire } from '@vastus/domain/types/catalogue'
import { useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { refreshInbox, useStaff } from '../e-contacts/index.ts'
import { replyWindow, type Sending } from '../replies/index.ts'
import { toldAbout } from './told.ts'
import type { WizardFiles } from './use-wizard-files.ts'
import type { WizardDraft } from './wizard-draft.ts'

/** What came of it: the e-contact, whose it is and who gets the notice, and how many of its files did not arrive. */
export type Created = { id: number; ownerName: string; failedFiles: number }

/** Sends the e-contact once, then its files one after another; files that fail are reported, the e-contact stays. */
export function useCreate(draft: WizardDraft, mode: ClinicMode) {
  const { clinicId, timeZone } = useStaff()
  const { language } = useI18n()
  const queries = useQueryClient()
  const [sending, setSending] = useState<Sending>({ isBusy: false, failed: null })
  const [awayType, setAwayType] = useState<string | null>(null)

  /** What was written, with the answers below it as in a patient's own message. */
  const wordsToSend = async (): Promise<{ text: string; questionAnswers?: HelperAnswer[] }> => {
    const { type, text, told } = draft.latest()
    const questionAnswers = toldAbout(told, type).map(({ id, answer }) => ({ id, answer }))
    if (mode === 'TO_PATIENT' || questionAnswers.length === 0) return { text }
    const body = { chosenProblemType: type, locale: language, userMessage: text, questionAnswers }
    return { text: (await call(summarizeAnswers, { body })).summary, questionAnswers }
  }

  const sendFiles = async (id: number, { uploads, startFor }: WizardFiles): Promise<number> => {
    if (uploads.uploads.length === 0) return 0
    const { failed } = await startFor(id)
    // The server ends the files step by itself as well.
    await call(finalizeClinicEContact, { params: { id: String(id) } }).catch((error: unknown) =>
      reportError('e-contacts', error),
    )
    return failed
  }

  const fail = (error: unknown): null => {
    if (!(error instanceof Error)) throw error
    draft.noteFailure(error)
    reportError('e-contacts', error)
    setSending({ isBusy: false, failed: error })
    return null
  }

  return {
    sending,
    /** A questionnaire that its provider does not have open now: what was written is saved without it. */
    awayType,
    /** Before it is about somebody else. */
    forgetFailure: () => setSending({ isBusy: false, failed: null }),
    create: async (files: WizardFiles): Promise<Created | null> => {
      const { patient, representativeId, type, restriction, date, dangerSaid } = draft.latest()
      const window = replyWindow({ restriction, date }, { now: serverNow(), timeZone })
      if (!patient || sending.isBusy || (mode === 'TO_PATIENT' && !window.ok)) return null
      setSending({ isBusy: true, failed: null })
      try {
        const { id, creator } = await call(
          createClinicEContact,
          {
            body: {
              clinicId,
              mode,
              patientPersonId: patient.id,
              ...(representativeId === null ? {} : { representativePersonId: representativeId }),
              eContactType: type,
              ...(await wordsToSend()),
              ...(mode === 'AS_PATIENT' && dangerSaid ? { dangerSaid } : {}),
              filesFollow: files.uploads.uploads.length > 0,
              ...(mode === 'TO_PATIENT' && restriction === 'NO_REPLY' ? { noReply: true } : {}),
              ...(mode === 'TO_PATIENT' && window.ok && window.until
                ? { replyBlockedUntil: window.until }
                : {}),
            },
          },
          { idempotencyKey: draft.idempotencyKey() },
        )
        const failedFiles = await sendFiles(id, files)
        refreshInbox(queries)
        setSending({ isBusy: false, failed: null })
        return { id, ownerName: `${creator.firstName} ${creator.surname}`, failedFiles }
      } catch (error) {
        return fail(error)
      }
    },
    /** Leaves for the pages of the questionnaire. What was written stays in the wizard until the answers are here. */
    openQuestionnaire: async (): Promise<void> => {
      const { patient, representativeId, type, text } = draft.latest()
      if (!patient || !isQuestionnaire(type) || sending.isBusy) return
      setSending({ isBusy: true, failed: null })
      try {
        const { redirectUrl } = await call(startClinicQuestionnaire, {
          body: {
            clinicId,
            patientPersonId: patient.id,
            representativePersonId: representativeId,
            eContactType: type,
            text,
          },
        })
        location.assign(redirectUrl)
      } catch (error) {
        if (error instanceof ApiError && error.key === 'AWELL_NOT_AVAILABLE') setAwayType(type)
        fail(error)
      }
    },
  }
}
