import { readAccount } from './account.ts'
import { FirstThatTakes } from './first-that-takes.ts'
import { Messente } from './messente.ts'
import type { SmsGateway } from './sms-gateway.ts'
import { Twilio } from './twilio.ts'

export type SmsSettings = {
  messenteUrl: string | undefined
  twilioUrl: string | undefined
  smsSender: string
  /** Undefined: as `smsSender`. */
  twilioSender: string | undefined
  simulatorsUrl: string | undefined
}

/** The configured gateways, Messente before Twilio; where none is configured, their simulators, otherwise none. */
export function createSmsGateway(settings: SmsSettings): SmsGateway | null {
  const { smsSender, twilioSender = smsSender, simulatorsUrl } = settings
  const isConfigured = settings.messenteUrl !== undefined || settings.twilioUrl !== undefined
  const simulated = isConfigured ? undefined : simulatorsUrl?.replace('://', '://DEMO:DEMO@')
  const messenteUrl = settings.messenteUrl ?? (simulated && `${simulated}/messente`)
  const twilioUrl = settings.twilioUrl ?? (simulated && `${simulated}/twilio`)
  const gateways = [
    ...(messenteUrl ? [new Messente(readAccount(messenteUrl), smsSender)] : []),
    ...(twilioUrl ? [new Twilio(readAccount(twilioUrl), twilioSender)] : []),
  ]
  return gateways.length > 0 ? new FirstThatTakes(gateways) : null
}
