/** Where a gateway is called, and as whom. */
export type GatewayAccount = {
  /** Without a trailing slash. */
  url: string
  user: string
  /** Of HTTP basic. */
  authorization: string
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
  const authorization = `Basic ${Buffer.from(`${user}:${decodeURIComponent(url.password)}`).toString('base64')}`
  return { url: `${url.origin}${url.pathname}`.replace(/\/+$/, ''), user, authorization }
}
