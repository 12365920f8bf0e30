export interface Mail {
  /** Exactly one address. */
  to: string
  subject: string
  text: string
  html?: string
  /** Ours and the same at every try, so that a mail sent twice can be recognised; without angle brackets. */
  messageId: string
  /** Language of the words, `et`, `en`, `ru` or `pl`. */
  language: string
}

export interface Mailer {
  /**
   * Resolves when the mail server has taken the mail over.
   *
   * @throws MailRefused when trying again is useless
   * @throws MailUnavailable when it is worth trying later
   */
  send(mail: Mail): Promise<void>
  /**
   * Asks whether the mail server takes mail now; sends none.
   *
   * @throws MailUnavailable when it does not answer in time, or did not let us sign in
   */
  probe(): Promise<void>
}

/** Neither error repeats what the server said: such answers quote the recipient's address. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly smtpCode: number | undefined

  constructor(smtpCode: number | undefined) {
    super(`the mail was refused for good (${smtpCode ?? 'before sending'})`)
    this.smtpCode = smtpCode
  }
}

export class MailUnavailable extends Error {
  override name = 'MailUnavailable'
  readonly code: string

  constructor(code: string) {
    super(`the mail could not be handed over now (${code})`)
    this.code = code
  }
}
