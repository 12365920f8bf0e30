import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { escapeHtml, htmlPage, readForms } from '../html-page.ts'
import type { Simulator } from '../simulator.ts'
import { OIDC_FAULTS, type OidcFault } from './faults.ts'
import { createProvider } from './provider.ts'

/** Accounts of invented people at the provider. */
const ACCOUNTS = ['Ann Example', 'Bob Example', 'Eve Example']

let nextFault: OidcFault | null = null
/** By address, which is known with the first call. */
const providers = new Map<string, Provider>()

function providerOf({ host }: FastifyRequest): Provider {
  const provider =
    providers.get(host) ??
    createProvider(`http://${host}/oidc`, () => {
      const fault = nextFault
      nextFault = null
      return fault
    })
  providers.set(host, provider)
  return provider
}

/** A real provider of OpenID Connect, whose page asks for no password. */
export const oidc: Simulator = {
  name: 'oidc',
  about: 'a provider of OpenID Connect: its page lets one choose an account',
  routes: async (app) => {
    app.get('/', () => ({ accounts: ACCOUNTS }))
    app.post<{ Body: { fault: string } }>('/next', ({ body }, reply) => {
      nextFault = OIDC_FAULTS.find((each) => each === body.fault) ?? null
      return reply.code(nextFault ? 204 : 404).send()
    })
    void app.register(pages)
    void app.register(protocol)
  },
}

const pages = async (app: FastifyInstance) => {
  readForms(app)
  app.get('/interaction/:id', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
  app.post<{ Body: { account?: string } }>('/interaction/:id', async (request, reply) => {
    const { account } = request.body
    reply.hijack()
    await providerOf(request).interactionFinished(
      request.raw,
      reply.raw,
      account ? { login: { accountId: account, remember: false } } : { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    )
  })
}

/** The provider reads bodies and writes responses itself. */
const protocol = async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/*', async (request, reply) => {
    const provider = providerOf(request)
    reply.hijack()
    const { raw } = request
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.replace(/^\/oidc/, '') })
    await provider.callback()(raw, reply.raw)
  })
}

const page = () =>
  htmlPage(
    'Simulated account provider',
    `<form method="post"><fieldset><legend>Sign in as</legend>${ACCOUNTS.map(
      (name) =>
        `<button name="account" value="${escapeHtml(name.toLowerCase().replace(' ', '-'))}">${escapeHtml(name)}</button>`,
    ).join('')}</fieldset><button>Cancel</button></form>`,
  )
