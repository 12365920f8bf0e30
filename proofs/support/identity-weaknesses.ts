import type { TestApp, TestClient } from '@vastus/server/testing'
import { walkOidcPages } from '@vastus/server/testing/identities'
import { checkCertificate, subjectOf } from '../../apps/server/src/adapters/identity-provider/certificate.ts'
import { MobileId } from '../../apps/server/src/adapters/identity-provider/mobile-id.ts'
import {
  anchorsOfSimulator,
  readAnchors,
  type TrustedPerson,
  TrustedPersons,
} from '../../apps/server/src/adapters/identity-provider/trusted-persons.ts'
import { WebEid } from '../../apps/server/src/adapters/identity-provider/web-eid.ts'
import type { Faults } from './planted-faults.ts'

/** A product with simulated providers, whose next answer is broken as a test asks. */
export type IdentityWorld = {
  test: TestApp
  faults: Faults
  breakNext: (provider: string, fault: string) => Promise<unknown>
}
/** What a careless product would leave out, and the broken answer that then gets through. */
type Weakness = {
  /** @returns what takes the weakness away */
  plant: (world: IdentityWorld) => () => void
  /** Whether the broken answer was accepted. */
  attack: (world: IdentityWorld) => Promise<boolean>
}

const MARY = { phone: '+37200000766', personalCode: '60001019906' }
const ADULT = { personalCode: '50001029996' }
/** The origin that the simulated card signs when it is to sign a wrong one. */
const ELSEWHERE = 'https://elsewhere.example'

export const WEAKNESSES: Readonly<Record<string, Weakness>> = {
  'the nonce is not removed': {
    plant: ({ faults }) =>
      plantStatement(faults, (text) =>
        text
          .replaceAll("challenge = '{}'", 'challenge = challenge')
          .replace("state = 'OVER'", "state = 'WAITING'"),
      ),
    attack: async ({ test }) => {
      const browser = test.anonymous()
      const [one, other] = [await beginCard(browser), await beginCard(browser)]
      await answerCard(browser, { ...one, nonce: other.nonce })
      return (await answerCard(browser, one)).statusCode === 204
    },
  },
  'the origin is not compared': {
    plant: ({ test: { services } }) => {
      const trusted = trustedBy(services.config.simulatorsUrl)
      const careless = new WebEid({ origin: ELSEWHERE, simulatorUrl: null }, trusted)
      const { webEid } = services.identity
      if (!webEid) throw new Error('There is no card reader')
      const finish = webEid.finish.bind(webEid)
      webEid.finish = (...given) => finish(...given).catch(() => careless.finish(...given))
      return () => {
        webEid.finish = finish
      }
    },
    attack: async (world) => {
      const browser = world.test.anonymous()
      await world.breakNext('web-eid', 'OTHER_ORIGIN')
      return (await answerCard(browser, await beginCard(browser))).statusCode === 204
    },
  },
  'a certificate that the authority does not know counts as good': {
    plant: ({ test: { services } }) => {
      const { simulatorsUrl } = services.config
      const { mobileId } = services.identity
      const party = { name: 'DEMO', uuid: crypto.randomUUID(), url: `${simulatorsUrl}/mobile-id` }
      services.identity.mobileId = new MobileId(
        party,
        new TrustsTheUnknown(anchorsOfSimulator(simulatorsUrl ?? '')),
      )
      return () => {
        services.identity.mobileId = mobileId
      }
    },
    attack: async (world) => {
      await world.breakNext('mobile-id', 'OCSP_UNKNOWN')
      return isProvenByPhone(world.test.anonymous(), { method: 'MOBILE_ID', ...MARY })
    },
  },
  'the level is not compared': {
    plant: () => {
      const { fetch } = globalThis
      globalThis.fetch = async (address, init) => {
        const response = await fetch(address, init)
        if (!String(address).includes('/smart-id/session/')) return response
        return new Response((await response.text()).replace('ADVANCED', 'QUALIFIED'), response)
      }
      return () => {
        globalThis.fetch = fetch
      }
    },
    attack: async (world) => {
      await world.breakNext('smart-id', 'LOWER_LEVEL')
      return isProvenByPhone(world.test.anonymous(), { method: 'SMART_ID', ...ADULT })
    },
  },
  'the state is not bound to the browser': {
    plant: ({ faults }) =>
      plantStatement(faults, (text) => text.replace(/browser_hash = (\$\d+)/, '$1::text is not null')),
    attack: async ({ test }) => {
      const [browser, thief] = [test.anonymous(), test.anonymous()]
      const begin = async (client: TestClient): Promise<string> => {
        const asked = { provider: 'vastus-test-account', purpose: 'SIGN_UP' }
        return (await client.post('/api/login/external', asked)).json().url
      }
      const returned = await walkOidcPages(await begin(browser), { account: 'ann' })
      await begin(thief)
      await thief.post('/api/login/external/complete', returned)
      return (await thief.get('/api/login')).statusCode === 200
    },
  },
}

/** Changes what the product tells its database about attempts. */
function plantStatement(faults: Faults, change: (text: string) => string): () => void {
  faults.statement = (text) => (text.includes('identity_attempts') ? change(text) : text)
  return () => {
    delete faults.statement
  }
}

/** The people whom the simulated authority certifies. */
const trustedBy = (simulatorsUrl = '') => new TrustedPersons(anchorsOfSimulator(simulatorsUrl))

class TrustsTheUnknown extends TrustedPersons {
  readonly #load: () => Promise<string>
  constructor(load: () => Promise<string>) {
    super(load)
    this.#load = load
  }
  override async check(offered: Parameters<TrustedPersons['check']>[0], now: Date): Promise<TrustedPerson> {
    try {
      return await super.check(offered, now)
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'OCSP: unknown') throw error
      const { certificate = '', purposes } = offered
      const anchors = readAnchors(await this.#load())
      const checked = checkCertificate(Buffer.from(certificate, 'base64'), { anchors, now, purposes })
      return { ...checked, subject: subjectOf(checked) }
    }
  }
}

type CardAttempt = { attemptId: string; nonce: string }
const beginCard = async (browser: TestClient): Promise<CardAttempt> =>
  (await browser.post('/api/login/identity', { method: 'ID_CARD', purpose: 'SIGN_UP' })).json()
async function answerCard(browser: TestClient, { attemptId, nonce }: CardAttempt) {
  const token = (await browser.post('/api/demo/id-card', { nonce })).json()
  return browser.post('/api/login/id-card', { attemptId, token })
}

async function isProvenByPhone(browser: TestClient, person: object): Promise<boolean> {
  const started = await browser.post('/api/login/identity', { purpose: 'SIGN_UP', ...person })
  const { attemptId } = started.json()
  await browser.post('/api/login/identity/status', { attemptId })
  await browser.post('/api/login/identity/status', { attemptId })
  return (await browser.get('/api/login')).statusCode === 200
}
