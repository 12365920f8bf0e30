import { buttonClass } from './button.tsx'
import { IconPhone } from './icons.tsx'
import { telAddress } from './tel-address.ts'

/** A number that is called with one tap. */
export function CallButton({ phone, label }: { phone: string; label: string }) {
  return (
    <a className={buttonClass('secondary', true)} href={telAddress(phone)}>
      <IconPhone aria-hidden="true" />
      <span>{label}</span>
    </a>
  )
}
