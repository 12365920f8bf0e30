import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Behaviour = 'ACCEPT' | 'STALL' | 'REFUSE_SIGN_IN' | number

export interface TestSmtpServer {
  /** Ready to be `SMTP_URL`; the only accepted login is user:password, and none is fine too. */
  url: string
  port: number
  /** Every mail taken over so far, oldest first. */
  mails: { to: string[]; from: string; parsed: Email }[]
  /** What becomes of recipients from now on: an SMTP code such as 550 or 451 refuses them, `STALL` never answers, `REFUSE_SIGN_IN` refuses every password. */
  behave(how: Behaviour): void
  /** How often somebody tried to sign in so far. */
  signIns(): number
  stop(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it is given. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: TestSmtpServer['mails'] = []
  let behaviour: Behaviour = 'ACCEPT'
  let signIns = 0
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onAuth({ username, password }, _session, next) {
      signIns++
      if (behaviour === 'REFUSE_SIGN_IN') return next(smtpError(535))
      if (username === 'user' && password === 'password') return next(null, { user: username })
      next(smtpError(535))
    },
    onRcptTo(_address, _session, next) {
      if (behaviour === 'STALL') return
      next(typeof behaviour === 'number' ? smtpError(behaviour) : null)
    },
    onData(stream, { envelope }, next) {
      keep(stream, envelope).then(() => next(), next)
    },
  })
  async function keep(stream: Parameters<typeof buffer>[0], envelope: Envelope) {
    const parsed = await PostalMime.parse(await buffer(stream))
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
    mails.push({ to: envelope.rcptTo.map(({ address }) => address), from, parsed })
  }
  // A client that goes away in the middle is part of the tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    behave(how) {
      behaviour = how
    },
    signIns: () => signIns,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

interface Envelope {
  mailFrom: { address: string } | false
  rcptTo: { address: string }[]
}

function smtpError(responseCode: number): Error {
  return Object.assign(new Error('refused by the test'), { responseCode })
}
