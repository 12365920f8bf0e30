import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SmsGatewayName } from '../../adapters/sms/sms-gateway.ts'

type Signer = { secretKey: string; publicUrl: string }

type Report = { messageId: number; gateway: SmsGatewayName }

function tokenOf(secretKey: string, { messageId, gateway }: Report): string {
  return createHmac('sha256', secretKey)
    .update(`report on sms ${messageId} by ${gateway}`)
    .digest('base64url')
}

/** Where a gateway reports on one message. Nobody else can make the address, nor one of another gateway from it. */
export function reportUrlOf(
  { secretKey, publicUrl }: Signer,
  messageId: number,
  gateway: SmsGatewayName,
): string {
  return `${publicUrl}/api/sms/reports/${gateway.toLowerCase()}?sms=${messageId}&token=${tokenOf(secretKey, { messageId, gateway })}`
}

export function isReportToken(secretKey: string, report: Report, token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(secretKey, report))]
  return given.length === right.length && timingSafeEqual(given, right)
}
