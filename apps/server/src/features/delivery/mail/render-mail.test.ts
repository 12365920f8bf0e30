import { describe, expect, test } from 'vitest'
import { type MailContent, renderMail } from './render-mail.ts'

const content: MailContent = {
  language: 'et',
  subject: 'Teile on vastatud',
  heading: 'Teile on vastatud',
  paragraphs: ['Kesklinna Perearstikeskus saatis vastuse.', 'Esimene rida\nteine rida'],
  button: { label: 'Ava vastus', url: 'https://vastus.example/my?a=1&b=2' },
  footer: ['Sellele kirjale ei saa vastata.'],
}

describe('a mail', () => {
  test('says the same in plain text and in HTML', () => {
    const { text, html, subject } = renderMail(content)
    expect(subject).toBe('Teile on vastatud')
    expect(text).toBe(
      'Teile on vastatud\n\nKesklinna Perearstikeskus saatis vastuse.\n\nEsimene rida\nteine rida\n\n' +
        'Ava vastus:\nhttps://vastus.example/my?a=1&b=2\n\n-- \nSellele kirjale ei saa vastata.\n',
    )
    expect(html).toContain('<html lang="et">')
    expect(html).toContain('href="https://vastus.example/my?a=1&amp;b=2"')
    expect(html).toContain('Esimene rida<br>teine rida')
  })

  test('shows a code in both', () => {
    const { text, html } = renderMail({ ...content, code: '012345' })
    expect(text).toContain('\n\n012345\n\n')
    expect(html).toContain('>012345</p>')
  })

  test('never lets a name become markup, wherever it is used', () => {
    const evil = `"><script>alert('1')</script>`
    const { html } = renderMail({
      language: evil,
      subject: evil,
      heading: evil,
      paragraphs: [evil],
      code: evil,
      button: { label: evil, url: `https://vastus.example/${evil}` },
      footer: [evil],
    })
    expect(html).not.toContain('<script')
    expect(html.match(/&quot;&gt;&lt;script&gt;/g)).toHaveLength(8)
  })

  test.each(['Two\nlines', 'Bcc\r: x'])('refuses the subject %j', (subject) => {
    expect(() => renderMail({ ...content, subject })).toThrow(TypeError)
  })

  test('refuses a button that runs script', () => {
    expect(() => renderMail({ ...content, button: { label: 'x', url: 'javascript:alert(1)' } })).toThrow(
      TypeError,
    )
  })
})
