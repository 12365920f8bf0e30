import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SmsGatewayName } from '../../adapters/sms/sms-gateway.ts'

type Signer = { secretKey: string; publicUrl: string }

function tokenOf(secretKey: string, messageId: number): string {
  return createHmac('sha256', secretKey).update(`report on sms ${messageId}`).digest('base64url')
}

/** Where a gateway reports on one message. Nobody else can make the address. */
export function reportUrlOf(
  { secretKey, publicUrl }: Signer,
  messageId: number,
  gateway: SmsGatewayName,
): string {
  return `${publicUrl}/api/sms/reports/${gateway.toLowerCase()}?sms=${messageId}&token=${tokenOf(secretKey, messageId)}`
}

export function isReportToken(secretKey: string, messageId: number, token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(secretKey, messageId))]
  return given.length === right.length && timingSafeEqual(given, right)
}
