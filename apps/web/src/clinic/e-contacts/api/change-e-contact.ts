import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  acceptEContact,
  addNote,
  assignEContact,
  completeEContact,
  rejectEContact,
  reopenClinicEContact,
  sendInquiry,
  judgeDangerSign,
  takeDangerAlarm,
} from '@vastus/contract/clinic-e-contacts'
import type { ClinicEContact } from '@vastus/contract/shapes'
import type { DangerRuleId } from '@vastus/domain/danger-signs/rules'
import { normaliseText } from '@vastus/domain/typed-text'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call, type CallOptions } from '../../../shared/api/call.ts'
import { eContactKeys } from './e-contact-keys.ts'
import { timelineOptions } from './get-timeline.ts'
import { refreshInbox } from './refresh-inbox.ts'

/** Of a reply whose text is a translation. */
type Translated = { original: string; differenceConfirmed: boolean }

export type EContactChange =
  | { kind: 'ASSIGN'; assigneeUserId: number | null }
  | {
      kind: 'INQUIRE'
      question: string
      translated?: Translated
      fileIds: string[]
      replyBlockedUntil: string | null
      holdSeconds: number
    }
  | { kind: 'ANSWER'; infoText: string; translated?: Translated; fileIds: string[]; holdSeconds: number }
  | { kind: 'ARCHIVE' | 'REJECT'; reason: string; reasonText: string; holdSeconds: number }
  | { kind: 'REOPEN'; reason: string; reasonText: string }
  | { kind: 'ACCEPT'; holdSeconds: number }
  | { kind: 'TAKE_DANGER'; called: boolean }
  | { kind: 'JUDGE_DANGER'; ruleId: DangerRuleId; isRight: boolean | null }
  | { kind: 'NOTE'; note: string }

/** A note is added to the others, what a colleague has taken stays with the colleague, and a judgement says the same of any version. */
const FREE: ReadonlySet<EContactChange['kind']> = new Set(['NOTE', 'TAKE_DANGER', 'JUDGE_DANGER'])

function send(id: number, change: EContactChange, options: CallOptions): Promise<unknown> {
  const params = { id: String(id) }
  switch (change.kind) {
    case 'ASSIGN':
      return call(assignEContact, { params, body: { assigneeUserId: change.assigneeUserId } }, options)
    case 'INQUIRE':
      return call(
        sendInquiry,
        {
          params,
          body: {
            question: change.question,
            ...change.translated,
            questionFileIds: change.fileIds,
            replyBlockedUntil: change.replyBlockedUntil,
            holdSeconds: change.holdSeconds,
          },
        },
        options,
      )
    case 'ANSWER':
      return call(
        completeEContact,
        {
          params,
          body: {
            infoText: change.infoText,
            ...change.translated,
            infoFileIds: change.fileIds,
            holdSeconds: change.holdSeconds,
          },
        },
        options,
      )
    case 'ARCHIVE':
      return call(
        completeEContact,
        {
          params,
          body: {
            infoText: '',
            fixedInfoText: change.reason,
            holdSeconds: change.holdSeconds,
            ...wordsOf('reasonText', change),
          },
        },
        options,
      )
    case 'REJECT':
      return call(
        rejectEContact,
        {
          params,
          body: { reason: change.reason, holdSeconds: change.holdSeconds, ...wordsOf('infoText', change) },
        },
        options,
      )
    case 'REOPEN':
      return call(
        reopenClinicEContact,
        { params, body: { reason: change.reason, ...wordsOf('infoText', change) } },
        options,
      )
    case 'TAKE_DANGER':
      return call(takeDangerAlarm, { params, body: { called: change.called } }, options)
    case 'JUDGE_DANGER':
      return call(
        judgeDangerSign,
        { params, body: { ruleId: change.ruleId, isRight: change.isRight } },
        options,
      )
    case 'ACCEPT':
      return call(acceptEContact, { params, body: { holdSeconds: change.holdSeconds } }, options)
    case 'NOTE':
      return call(addNote, { params, body: { note: change.note } }, options)
  }
}

function wordsOf<Name extends string>(name: Name, { reasonText }: { reasonText: string }) {
  const words = normaliseText(reasonText)
  return (words ? { [name]: words } : {}) as { [Key in Name]?: string }
}

export type ChangeInput = {
  change: EContactChange
  idempotencyKey?: string
  /** Whatever else has happened: the reader has seen it. */
  onAnyVersion?: boolean
  /** Called as soon as the server has it, before anything is shown again. */
  onAccepted?: () => void
}

/**
 * Every change of one e-contact, made on what the reader has before the eyes: the version of the thread, which may come
 * before or after that of the e-contact. The answer, and a refusal because of a newer version, both bring the page up to date.
 */
export function useChangeEContact(id: number) {
  const client = useQueryClient()
  const threadKey = timelineOptions(id).queryKey
  return useMutation({
    mutationFn: async ({ change, idempotencyKey, onAnyVersion = false, onAccepted }: ChangeInput) => {
      const isFree = onAnyVersion || FREE.has(change.kind)
      const known = isFree ? undefined : client.getQueryData(threadKey)
      const answer = await send(id, change, {
        ...(known ? { ifMatch: known.version } : {}),
        ...(idempotencyKey ? { idempotencyKey } : {}),
      })
      onAccepted?.()
      return answer
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409)
        await client.invalidateQueries({ queryKey: eContactKeys.one(id) })
    },
    onSuccess: async (answer, { change, onAnyVersion }) => {
      if ((change.kind === 'ASSIGN' || change.kind === 'ACCEPT') && !onAnyVersion) {
        // Nothing was said by it, nor since: the next change need not wait for the thread to come again.
        const { version } = answer as ClinicEContact
        client.setQueryData(threadKey, (thread) => thread && { ...thread, version })
      }
      if (change.kind !== 'NOTE') client.setQueryData(eContactKeys.eContact(id), answer)
      refreshInbox(client)
      void client.invalidateQueries({ queryKey: eContactKeys.held })
      if (change.kind === 'TAKE_DANGER') void client.invalidateQueries({ queryKey: eContactKeys.due })
      await client.invalidateQueries({ queryKey: eContactKeys.one(id) })
    },
  })
}
