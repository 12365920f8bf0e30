export type Returned = { state: string; code?: string; error?: string; iss?: string }

/**
 * Goes through the pages of the simulated provider as a browser does, and comes back.
 *
 * @param choice an account; nothing is who goes back
 */
export async function walkOidcPages(url: string, choice: Record<string, string>): Promise<Returned> {
  const jar = new Map<string, string>()
  const visit = async (address: string, init: RequestInit = {}): Promise<string> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return new URL(response.headers.get('location') ?? '', address).href
  }
  const interaction = await visit(url)
  const resumed = await visit(interaction, { method: 'POST', body: new URLSearchParams(choice) })
  const back = new URL(await visit(resumed))
  if (back.pathname !== '/complete-login') throw new Error(`The provider led to ${back.pathname}`)
  return Object.fromEntries(
    [...back.searchParams].filter(([name]) => name !== 'error_description'),
  ) as Returned
}
