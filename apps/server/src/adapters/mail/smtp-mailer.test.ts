import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestSmtpServer, startSmtpServer } from '../../testing/smtp-server.ts'
import { startTcpServer } from '../../testing/tcp-server.ts'
import { renderMail } from '../../features/delivery/mail/render-mail.ts'
import { type Mail, MailRefused, MailUnavailable } from './mailer.ts'
import { SmtpMailer } from './smtp-mailer.ts'

const mail: Mail = {
  to: 'mari@example.test',
  subject: 'Teile on vastatud – Вам ответили',
  text: 'Tere, õhtust!\nПривет\n.\n',
  messageId: 'notification-17@vastus.test',
  language: 'et',
}

let server: TestSmtpServer
let mailer: SmtpMailer
beforeAll(async () => {
  server = await startSmtpServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.behave('ACCEPT')
  server.mails.length = 0
  mailer = new SmtpMailer({ url: server.url, from: 'Vastus <no-reply@vastus.test>', timeoutMs: 1_000 })
})
afterEach(() => mailer.close())

describe('mail over SMTP', () => {
  test('arrives with its letters, its id and its language', async () => {
    const { html } = renderMail({ ...mail, heading: 'Tere & <b>', paragraphs: [], footer: [] })
    await mailer.send({ ...mail, html })
    expect(server.mails).toHaveLength(1)
    const [arrived] = server.mails
    expect(arrived).toMatchObject({ to: ['mari@example.test'], from: 'no-reply@vastus.test' })
    expect(arrived?.parsed).toMatchObject({
      subject: mail.subject,
      messageId: '<notification-17@vastus.test>',
    })
    expect(arrived?.parsed.text?.trim()).toBe('Tere, õhtust!\nПривет\n.')
    expect(arrived?.parsed.html).toContain('Tere &amp; &lt;b&gt;')
    expect(arrived?.parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'content-language', value: 'et' }),
    )
  })

  test('with the right password goes through', async () => {
    const known = new SmtpMailer({
      url: `smtp://user:password@127.0.0.1:${server.port}`,
      from: 'a@vastus.test',
    })
    await known.send(mail)
    known.close()
    expect(server.mails).toHaveLength(1)
  })

  test('with a wrong password waits, because the fault is ours', async () => {
    const unknown = new SmtpMailer({
      url: `smtp://user:wrong@127.0.0.1:${server.port}`,
      from: 'a@vastus.test',
    })
    await expect(unknown.send(mail)).rejects.toThrow(MailUnavailable)
    unknown.close()
  })

  test('refused for good says so, without repeating the address', async () => {
    server.behave(550)
    const error: unknown = await mailer.send(mail).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(MailRefused)
    expect(error).toMatchObject({ smtpCode: 550 })
    expect(`${error} ${(error as Error).cause}`).not.toContain('mari')
  })

  test('put off by the server is worth another try, which then works', async () => {
    server.behave(451)
    await expect(mailer.send(mail)).rejects.toThrow(MailUnavailable)
    server.behave('ACCEPT')
    await mailer.send(mail)
    expect(server.mails).toHaveLength(1)
  })

  test('to a server that stalls is given up on', async () => {
    server.behave('STALL')
    await expect(mailer.send(mail)).rejects.toThrow(MailUnavailable)
  })

  test('to a server that never greets, or is away, is given up on', async () => {
    const mute = await startTcpServer(() => undefined)
    for (const port of [mute.port, 9]) {
      const other = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'a@vastus.test', timeoutMs: 100 })
      await expect(other.send(mail)).rejects.toThrow(MailUnavailable)
      other.close()
    }
    await mute.stop()
  })

  test('a probe sends nothing, and notices a server that is away, says nothing, or refuses the password', async () => {
    await mailer.probe()
    expect(server.mails).toEqual([])
    const mute = await startTcpServer(() => undefined)
    for (const url of [
      `smtp://127.0.0.1:${mute.port}`,
      'smtp://127.0.0.1:9',
      `smtp://user:wrong@127.0.0.1:${server.port}`,
    ]) {
      const other = new SmtpMailer({ url, from: 'a@vastus.test', timeoutMs: 100 })
      await expect(other.probe()).rejects.toThrow(MailUnavailable)
      other.close()
    }
    await mute.stop()
  })

  test('a probe signs in until that worked, and again once a mail was refused for it', async () => {
    const url = `smtp://user:password@127.0.0.1:${server.port}`
    const known = new SmtpMailer({ url, from: 'a@vastus.test', timeoutMs: 2_000 })
    const before = server.signIns()
    await known.probe()
    await known.probe()
    expect(server.signIns() - before).toBe(1)
    server.behave('REFUSE_SIGN_IN')
    await expect(known.send(mail)).rejects.toThrow(MailUnavailable)
    await expect(known.probe()).rejects.toThrow(MailUnavailable)
    server.behave('ACCEPT')
    await known.probe()
    known.close()
  })

  test.each([
    'a@example.test, b@example.test',
    'a@example.test\r\nBcc: b@example.test',
    'nobody',
    'A <a@example.test>',
  ])('to %j is refused: one plain address only', async (to) => {
    await expect(mailer.send({ ...mail, to })).rejects.toThrow(MailRefused)
    expect(server.mails).toEqual([])
  })
})
