/** Words already in the recipient's language, and plain: encoding is this file's work. */
export interface MailContent {
  language: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** `url` is one of our own, built from the configured public address. */
  button?: { label: string; url: string }
  /** A one-time code, shown large. */
  code?: string
  footer: readonly string[]
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
  language: string
}

/**
 * One mail as plain text and as HTML. Tables and inline styles, because that is what mail programs understand.
 *
 * @throws TypeError when the subject has a line break or the button's address is not http(s)
 */
export function renderMail(content: MailContent): RenderedMail {
  if (/[\r\n]/.test(content.subject)) throw new TypeError('a subject is one line')
  if (content.button && !/^https?:\/\//.test(content.button.url))
    throw new TypeError('a button leads to a web address')
  return {
    subject: content.subject,
    language: content.language,
    text: renderText(content),
    html: renderHtml(content),
  }
}

function renderText({ heading, paragraphs, code, button, footer }: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    code,
    button && `${button.label}:\n${button.url}`,
    `-- \n${footer.join('\n')}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function renderHtml({ language, subject, heading, paragraphs, code, button, footer }: MailContent): string {
  const body = [
    `<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:1.3;color:#172129">${encode(heading)}</h1>`,
    ...paragraphs.map(
      (each) =>
        `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.5;color:#172129">${encodeLines(each)}</p>`,
    ),
    code &&
      `<p style="margin:8px 0 24px;padding:16px;background:#EFF7F8;border-radius:8px;text-align:center;` +
        `font-family:Consolas,Menlo,monospace;font-size:30px;letter-spacing:6px;color:#0B5B69">${encode(code)}</p>`,
    button &&
      `<p style="margin:8px 0 24px"><a href="${encode(button.url)}" style="display:inline-block;padding:14px 24px;` +
        `background:#0B5B69;border-radius:8px;${font};font-size:16px;font-weight:600;color:#FFFFFF;text-decoration:none">` +
        `${encode(button.label)}</a></p>`,
  ]
  const small = `margin:0 0 4px;${font};font-size:13px;line-height:1.5;color:#586770`
  return `<!doctype html>
<html lang="${encode(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">
<title>${encode(subject)}</title></head>
<body style="margin:0;padding:0;background:#F6F8F9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 12px;${font};font-size:18px;font-weight:700;color:#0B5B69">Vastus</td></tr>
<tr><td style="padding:28px 24px 12px;background:#FFFFFF;border:1px solid #E0E6E9;border-radius:12px">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:16px 8px">${footer.map((line) => `<p style="${small}">${encode(line)}</p>`).join('')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function encodeLines(text: string): string {
  return encode(text).replaceAll('\n', '<br>')
}

function encode(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
