import { Resolver } from 'node:dns/promises'
import { domainToASCII } from 'node:url'

/** Asks whether mail to a domain can be delivered at all. */
export interface EmailDomainCheck {
  /**
   * @param domain the part after the @, in any script
   * @returns false only when DNS says for certain that the domain does not exist or takes no mail; when DNS itself
   *   fails or is slow the answer is true, because a wrong no would lock somebody out
   * @source decision G160
   */
  exists(domain: string): Promise<boolean>
}

const defaultDeadlineMs = 2000

export class DnsEmailDomainCheck implements EmailDomainCheck {
  readonly #resolver: Resolver
  readonly #deadlineMs: number

  /**
   * @param servers addresses as `127.0.0.1:53`; the machine's own when left out
   * @param deadlineMs for the whole question
   */
  constructor(servers?: readonly string[], deadlineMs = defaultDeadlineMs) {
    this.#deadlineMs = deadlineMs
    this.#resolver = new Resolver({ timeout: deadlineMs / 2, tries: 2 })
    if (servers !== undefined) this.#resolver.setServers(servers)
  }

  async exists(domain: string): Promise<boolean> {
    const name = domainToASCII(domain)
    if (name === '' || !name.includes('.')) return false
    const { promise: tooSlow, resolve } = Promise.withResolvers<true>()
    const timer = setTimeout(resolve, this.#deadlineMs, true)
    try {
      return await Promise.race([this.#takesMail(name), tooSlow])
    } finally {
      clearTimeout(timer)
    }
  }

  async #takesMail(name: string): Promise<boolean> {
    const records = await this.#ask(() => this.#resolver.resolveMx(name))
    // A single MX with an empty name is the way to say "no mail here" (RFC 7505).
    if (Array.isArray(records)) return !(records.length === 1 && isNullExchange(records[0]?.exchange))
    if (records !== 'NO_SUCH_RECORD') return records === 'UNCERTAIN'
    // Without MX, mail goes to the host itself (RFC 5321 section 5.1).
    const addresses = await Promise.all([
      this.#ask(() => this.#resolver.resolve4(name)),
      this.#ask(() => this.#resolver.resolve6(name)),
    ])
    return addresses.some((each) => Array.isArray(each) || each === 'UNCERTAIN')
  }

  async #ask<T>(
    question: () => Promise<T[]>,
  ): Promise<T[] | 'NO_SUCH_NAME' | 'NO_SUCH_RECORD' | 'UNCERTAIN'> {
    try {
      return await question()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOTFOUND') return 'NO_SUCH_NAME'
      return code === 'ENODATA' ? 'NO_SUCH_RECORD' : 'UNCERTAIN'
    }
  }
}

function isNullExchange(exchange: string | undefined): boolean {
  return exchange === '' || exchange === '.'
}
