import type { SmsSettings } from '../../../adapters/sms/create-sms-gateway.ts'

/** Settings that name no gateway, so that the simulators take the place of all of them. */
export const gatewaysOf = (simulatorsUrl: string): SmsSettings => ({
  messenteUrl: undefined,
  twilioUrl: undefined,
  smsSender: 'Kliinik',
  twilioSender: undefined,
  simulatorsUrl,
})
