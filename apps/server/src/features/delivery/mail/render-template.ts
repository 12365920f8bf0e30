import type { Language, MessageKey } from '@vastus/i18n'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { wordsIn } from '../../../http/words.ts'
import { MAIL_TEMPLATES, type MailTemplate } from './mail-templates.ts'

/** What a template is filled with: `code` is shown large, `path` is where the button leads on our own site. */
export type MailParams = Readonly<Record<string, string>>

/** The mail in the recipient's language. */
export function renderTemplate(
  template: MailTemplate,
  language: Language,
  params: MailParams,
  publicUrl: string,
): RenderedMail {
  const words = wordsIn(language)
  const say = (part: string) => words(`mails.${template}.${part}` as MessageKey, params)
  return renderMail({
    language,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: say('text').split('\n\n'),
    ...(params.code === undefined ? {} : { code: params.code }),
    ...(MAIL_TEMPLATES[template].hasButton
      ? { button: { label: say('button'), url: `${publicUrl}${params.path ?? '/'}` } }
      : {}),
    footer: [words('mails.footer.automatic'), words('mails.footer.sender', { url: publicUrl })],
  })
}
