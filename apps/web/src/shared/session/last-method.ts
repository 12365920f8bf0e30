import type { SessionMethod } from '@vastus/domain/identity/sign-in-methods'

const KEY = 'vastus.signInMethod'

/** Remembers on this device how somebody signed in, so that it is offered first the next time. */
export const keepLastMethod = (method: SessionMethod): void => localStorage.setItem(KEY, method)

/** How somebody signed in here the last time, if anybody did. */
export const readLastMethod = (): string | null => localStorage.getItem(KEY)
