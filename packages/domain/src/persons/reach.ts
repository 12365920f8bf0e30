/**
 * How a message of the clinic reaches somebody. ACCOUNT: there is an account, which can read it. AFTER_SIGN_UP: a mail goes
 * out, and who signs up with its address and the same details can read it. UNREADABLE: a mail goes out about something that
 * its reader cannot open. JUST_JOINED: the mail waits while the clinic can
 * still make two patients of this one. NONE: there is no address.
 */
export const REACHES = ['ACCOUNT', 'AFTER_SIGN_UP', 'UNREADABLE', 'JUST_JOINED', 'NONE'] as const
export type Reach = (typeof REACHES)[number]
