/** Our contract with a service: where it is, and by which name it knows us. */
export type Party = {
  /** Without a trailing slash. */
  url: string
  name: string
  uuid: string
}

/**
 * Reads `https://NAME:UUID@host/path`.
 *
 * @throws Error for anything else; `config.ts` has refused that before
 */
export function readParty(address: string): Party {
  const { protocol, host, pathname, username, password } = new URL(address)
  return {
    url: `${protocol}//${host}${pathname}`.replace(/\/+$/, ''),
    name: decodeURIComponent(username),
    uuid: decodeURIComponent(password),
  }
}
