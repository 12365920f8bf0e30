import { checkEmail, normaliseEmail } from '@vastus/domain/identity/email'
import { checked } from './fields.ts'

/** An e-mail address. Domains that people mistype are refused in words (468) where the address is stored, not as bad form. */
export const email = (options?: { required: boolean }) =>
  checked(
    (value) => {
      const rule = checkEmail(value, options)
      return rule === 'EMAIL_DOMAIN_REFUSED' ? null : rule
    },
    { max: 320, normalise: normaliseEmail },
  )
