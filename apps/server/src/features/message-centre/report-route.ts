import { meaningOfAnswer } from '@vastus/domain/message-centre/opt-out'
import { afterReport, type SmsReport } from '@vastus/domain/message-centre/sms-states'
import { messenteReport } from '../../adapters/sms/messente.ts'
import type { SmsGatewayName } from '../../adapters/sms/sms-gateway.ts'
import { twilioReport } from '../../adapters/sms/twilio.ts'
import { NotFound } from '../../errors.ts'
import { personsShown } from '../../http/audit-trail.ts'
import type { Handlers } from '../../http/mount.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { enterEnd, lockMessage } from './messages-repository.ts'
import { enterOptOut, listReadersAt, removeOptOutsAt } from './opt-outs-repository.ts'
import { isReportToken } from './report-token.ts'

const AS_SYSTEM = { context: { actor: 'system' } } as const

type Names = 'reportOfMessente' | 'reportOfTwilio' | 'answerByTwilio'

/** What gateways tell of messages that they have taken, and what was answered to them. */
export function reportRoutes({ config, sms }: Services): Handlers<Names> {
  /** @throws NotFound */
  const requireToken = (
    { sms: messageId, token }: { sms: number; token: string },
    gateway: SmsGatewayName,
  ) => {
    if (!isReportToken(config.secretKey, { messageId, gateway }, token)) throw new NotFound()
  }
  /** @throws NotFound */
  const requireSignature = (request: RequestContext, fields: Record<string, string>) => {
    const call = { url: config.publicUrl + request.address, fields, signature: request.signature ?? '' }
    if (!sms?.hasSigned(call)) throw new NotFound()
  }
  return {
    reportOfMessente: async ({ query, body }, request) => {
      requireToken(query, 'MESSENTE')
      await enterReport(request, query.sms, messenteReport(body.status))
    },

    reportOfTwilio: async ({ query, body }, request) => {
      requireToken(query, 'TWILIO')
      requireSignature(request, body)
      await enterReport(request, query.sms, twilioReport(body.MessageStatus ?? '', body.ErrorCode))
    },

    answerByTwilio: async ({ body }, request) => {
      requireSignature(request, body)
      const meaning = meaningOfAnswer(body.Body ?? '')
      const phone = body.From
      if (!meaning || !phone) return
      await request.transaction(async (tx) => {
        for (const { clinicId, personId } of await listReadersAt(tx, phone)) {
          const said = { clinicId, personId, phone }
          if (meaning === 'START') await removeOptOutsAt(tx, said)
          else await enterOptOut(tx, { ...said, source: 'ANSWER', userId: null, now: request.now })
          request.audit(personsShown(clinicId, [personId]))
        }
      }, AS_SYSTEM)
    },
  }
}

async function enterReport(
  request: RequestContext,
  messageId: number,
  report: SmsReport | undefined,
): Promise<void> {
  if (!report) return
  await request.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId)
    const end = message && afterReport(message, report)
    if (end) await enterEnd(tx, messageId, end)
  }, AS_SYSTEM)
}
