import { checkPhone, normalisePhone } from '@vastus/domain/identity/phone'
import { InvalidInput } from '../../../errors.ts'
import type { Services } from '../../../services.ts'

/** Numbers of the test people of Mobile-ID, which no plan of numbers knows. */
const TEST_NUMBER = /^\+372\d{8}$/

/** A phone of Mobile-ID in E.164. Outside PROD the numbers of its test people are taken too. @throws InvalidInput */
export function readMobilePhone({ config }: Services, phone: string): string {
  const { appMode, countryCode } = config
  const plain = phone.replaceAll(/[\s()-]/g, '')
  if (appMode !== 'PROD' && TEST_NUMBER.test(plain)) return plain
  const rule = checkPhone(phone, countryCode, { required: true })
  const e164 = rule ? null : normalisePhone(phone, countryCode)
  if (rule || e164 === null) throw new InvalidInput([{ path: 'phone', rule: rule ?? 'PHONE' }])
  return e164
}
