import { Fragment } from 'react'

/** An e-mail address that, where it has no room, is broken before "@" or a dot rather than within a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, place) => (
    <Fragment key={`${place} ${part}`}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
