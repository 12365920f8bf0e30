import type { CountryCode } from '@vastus/domain/country'
import { normaliseLine } from '@vastus/domain/typed-text'
import { useEffect, useState } from 'react'

type CheckPhone = (value: string) => 'REQUIRED' | 'PHONE' | null

/** The number plans are heavy, so they are fetched once a form needs them. */
const load = () => import('@vastus/domain/identity/phone')

/** The phone rule of the country. Before its plans have arrived, only an empty number can be found wrong. */
export function usePhoneRule(country: CountryCode, { required }: { required: boolean }) {
  const [rule, setRule] = useState<{ check: CheckPhone } | null>(null)
  useEffect(() => {
    let open = true
    // A failed fetch is tried again, and told, when the form is sent.
    load().then(
      (plans) => open && setRule({ check: (value) => plans.checkPhone(value, country, { required }) }),
      () => undefined,
    )
    return () => {
      open = false
    }
  }, [country, required])
  return {
    checkNow: (value: string) =>
      rule ? rule.check(value) : required && normaliseLine(value) === '' ? 'REQUIRED' : null,
    /** Waits for the plans if they are still on their way. The number is E.164, and null for none or a wrong one. */
    read: async (value: string) => {
      const plans = await load()
      return {
        rule: plans.checkPhone(value, country, { required }),
        number: plans.normalisePhone(value, country),
      }
    },
  }
}
