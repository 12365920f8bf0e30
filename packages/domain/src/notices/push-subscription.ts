/** Where a browser receives push messages, and the keys only it can read with. */
export type PushSubscription = {
  /** An address at the browser maker's push service. */
  endpoint: string
  /** The browser's public key: a point of P-256, base64url. */
  p256dh: string
  /** 16 bytes that only browser and server know, base64url. */
  auth: string
}

/** The text of a subscription is a few hundred characters; a push service may well use 2000 for an address. */
export const PUSH_SUBSCRIPTION_MAX = 4096
/** How many devices of one person get notices at most; the longest silent gives way. */
export const PUSH_DEVICES_MAX = 10

/** What an address is written in, at a length that an index can hold: nothing that a store could stumble over. */
const ADDRESS = /^[!-~]{1,2000}$/
/** 65 bytes that begin with 4: the uncompressed form of a point. */
const POINT = /^B[A-Za-z0-9_-]{86}$/
const SECRET = /^[A-Za-z0-9_-]{22}$/

/**
 * Whether a host may be called: it is on the list, or below one that is listed as `*.name`.
 *
 * @param hosts in lower case, as the setting PUSH_HOSTS
 */
export function isListedHost(host: string, hosts: readonly string[]): boolean {
  return hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each))
}

/**
 * Reads what `JSON.stringify` makes of a browser's PushSubscription.
 *
 * @param hosts the push services that may be called
 * @returns null when it is not one, or leads anywhere else than to a push service over https
 * @source decision G151
 */
export function readPushSubscription(text: string, hosts: readonly string[]): PushSubscription | null {
  if (text.length > PUSH_SUBSCRIPTION_MAX) return null
  const { endpoint, keys } = fieldsOf(parsed(text))
  const { p256dh, auth } = fieldsOf(keys)
  if (typeof endpoint !== 'string' || !leadsToOneOf(endpoint, hosts)) return null
  if (typeof p256dh !== 'string' || typeof auth !== 'string') return null
  const [point, secret] = [withoutPadding(p256dh), withoutPadding(auth)]
  return POINT.test(point) && SECRET.test(secret) ? { endpoint, p256dh: point, auth: secret } : null
}

function leadsToOneOf(endpoint: string, hosts: readonly string[]): boolean {
  const url = ADDRESS.test(endpoint) ? URL.parse(endpoint) : null
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    isListedHost(url.hostname, hosts)
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const withoutPadding = (value: string): string => value.replace(/=+$/, '')
