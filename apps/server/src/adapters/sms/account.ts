/** Where a gateway is called, and as whom. */
export type GatewayAccount = {
  /** Without a trailing slash. */
  url: string
  user: string
  /** Of HTTP basic. */
  authorization: string
  password: string
}

/** Whether an address names an account: `https://user:password@host`. */
export function isAccountUrl(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username !== '' && url.password !== ''
}

/** @param address as `isAccountUrl` takes it; of a simulator without https */
export function readAccount(address: string): GatewayAccount {
  const url = new URL(address)
  const user = decodeURIComponent(url.username)
  const password = decodeURIComponent(url.password)
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return { url: `${url.origin}${url.pathname}`.replace(/\/+$/, ''), user, authorization, password }
}
