import type { FastifyInstance } from 'fastify'

/** A plain page that works at any width, with `content` in HTML. */
export const htmlPage = (
  title: string,
  content: string,
  { refreshSeconds }: { refreshSeconds?: number } = {},
) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : ''}<title>${title}</title>
<style>body{font:1.1rem/1.5 system-ui;max-width:24rem;margin:2rem auto;padding:0 1rem}article{border:1px solid;border-radius:1rem;
padding:1rem;margin-block:1rem}strong{font-size:2rem;display:block}button,input{font:inherit;padding:.5rem 1rem;margin:.25rem}
fieldset{display:grid;border-radius:1rem;margin-block:1rem}</style>
<h1>${title}</h1>${content}</html>`

export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Lets the routes of a simulator take what a form on its page sends. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
