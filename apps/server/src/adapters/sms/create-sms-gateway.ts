import { readAccount } from './account.ts'
import { Messente } from './messente.ts'
import type { SmsGateway } from './sms-gateway.ts'

export type SmsSettings = {
  messenteUrl: string | undefined
  smsSender: string
  simulatorsUrl: string | undefined
}

/** The configured gateway, otherwise its simulator, otherwise none. */
export function createSmsGateway({ messenteUrl, smsSender, simulatorsUrl }: SmsSettings): SmsGateway | null {
  const simulated = simulatorsUrl?.replace('://', '://DEMO:DEMO@')
  const messente = messenteUrl ?? (simulated && `${simulated}/messente`)
  return messente ? new Messente(readAccount(messente), smsSender) : null
}
