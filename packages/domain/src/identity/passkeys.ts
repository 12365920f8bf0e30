/** For all devices of a person, with room for those that are lost. */
export const MOST_PASSKEYS = 10
export const PASSKEY_NAME_MAX = 60
