import { phoneText } from '@vastus/domain/identity/phone-text'
import { type ComponentProps, useRef } from 'react'
import { TextField } from './text-field.tsx'

/** A phone number, in groups of digits once it has been typed. */
export function PhoneField({
  value,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'short'>) {
  const before = useRef(value)
  return (
    <TextField
      autoComplete="tel"
      {...(rest as ComponentProps<typeof TextField>)}
      type="tel"
      short
      value={value}
      onChange={onChange}
      onFocus={() => {
        before.current = value
      }}
      onBlur={() => {
        const text = phoneText(value)
        if (value !== before.current && text !== value) onChange(text)
      }}
    />
  )
}
