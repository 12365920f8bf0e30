const KEY = 'vastus.signIn'

/**
 * Names the present sign-in on this device, and says nothing of who signed in. What somebody chose in one sign-in, such as
 * that a message goes out by itself, must not happen in a later one without being asked again.
 */
export function signInMark(): string {
  return localStorage.getItem(KEY) ?? renewSignInMark()
}

/** At each sign-in. */
export function renewSignInMark(): string {
  const mark = crypto.randomUUID()
  localStorage.setItem(KEY, mark)
  return mark
}
