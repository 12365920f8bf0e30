import { afterReport } from '@vastus/domain/message-centre/sms-states'
import { messenteReport } from '../../adapters/sms/messente.ts'
import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { enterEnd, lockMessage } from './messages-repository.ts'
import { isReportToken } from './report-token.ts'

/** What gateways tell of messages that they have taken. */
export function reportRoutes({ config }: Services): Handlers<'reportOfMessente'> {
  return {
    reportOfMessente: async ({ query, body }, request) => {
      if (!isReportToken(config.secretKey, query.sms, query.token)) throw new NotFound()
      const report = messenteReport(body.status)
      if (!report) return
      await request.transaction(
        async (tx) => {
          const message = await lockMessage(tx, query.sms)
          const end = message && afterReport(message, report)
          if (end) await enterEnd(tx, query.sms, end)
        },
        { context: { actor: 'system' } },
      )
    },
  }
}
