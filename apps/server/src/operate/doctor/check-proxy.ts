import * as z from 'zod/mini'
import { askThroughProxy, type ProxyResponse, shakeHands } from '../../adapters/outbound/through-proxy.ts'
import type { Config } from '../../config.ts'
import { checkClock } from './check-clock.ts'
import { type Finding, ok, wrong } from './finding.ts'

const ABOUT = 'proxy'
const DAY_MS = 86_400_000
const SOON_DAYS = 14
/** A file of 50 MB in its form. */
const LARGEST_BODY_BYTES = 52_428_800 + 1000
/** An address for documents: nobody has it. */
const PRETENDED = '192.0.2.77'
const AS_DELIVERED = 'compare the configuration with deploy/nginx.conf'

const readiness = z.object({ status: z.string(), parts: z.record(z.string(), z.string()) })
const connection = z.object({ address: z.string() })

/** Whether people reach the product at PUBLIC_URL, and whether the proxy passes on what the product needs. */
export async function checkProxy(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  now: Date,
): Promise<Finding[]> {
  let answer: ProxyResponse
  try {
    const found = publicUrl.startsWith('https:') ? judgeHandshake(await shakeHands(publicUrl), now) : []
    answer = await askThroughProxy(publicUrl, '/api/health/ready')
    const ready = judgeReadiness(answer)
    if (ready.state === 'WRONG') return [...found, ready]
    found.push(ready, ...(await checkPassedOn(publicUrl, trustProxy)))
    const date = answer.headers['date']
    return date === undefined ? found : [...found, checkClock('the web server', new Date(date), now)]
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    return [judgeContact(publicUrl, code)]
  }
}

async function checkPassedOn(publicUrl: string, trustProxy: boolean): Promise<Finding[]> {
  const caller = await askThroughProxy(publicUrl, '/api/health/connection', {
    headers: { 'x-forwarded-for': PRETENDED },
  })
  const socket = await askThroughProxy(publicUrl, '/api/ws-prm', {
    headers: { upgrade: 'websocket', 'sec-websocket-version': '13', origin: publicUrl },
  })
  const found = [judgeCaller(caller, trustProxy)]
  // Without a session the product itself refuses, once the upgrade has reached it.
  if (socket.status !== 401)
    found.push(
      wrong(
        ABOUT,
        `live updates do not get through (${socket.status})`,
        `pass Upgrade and Connection on: ${AS_DELIVERED}`,
      ),
    )
  if (await isRefusedAsTooLarge(publicUrl))
    found.push(wrong(ABOUT, 'files of 50 MB are refused', `set client_max_body_size 52m: ${AS_DELIVERED}`))
  return found
}

async function isRefusedAsTooLarge(publicUrl: string): Promise<boolean> {
  try {
    const { status } = await askThroughProxy(publicUrl, '/api/patient/e-contacts/1/upload', {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=doctor',
        'content-length': String(LARGEST_BODY_BYTES),
      },
    })
    return status === 413
  } catch (error) {
    // A proxy that would refuse the size says so at once; one that waits for the body takes it.
    if ((error as NodeJS.ErrnoException).code === 'ETIMEDOUT') return false
    throw error
  }
}

export function judgeHandshake(
  { isHttp2, validUntil }: { isHttp2: boolean; validUntil: Date },
  now: Date,
): Finding[] {
  const days = Math.floor((validUntil.getTime() - now.getTime()) / DAY_MS)
  const found: Finding[] = []
  if (days < SOON_DAYS)
    found.push(
      wrong(
        ABOUT,
        `the certificate ends in ${days} days`,
        'renew it, and see why that did not happen by itself',
      ),
    )
  if (!isHttp2)
    found.push(
      wrong(ABOUT, 'HTTP/2 is off, and a page has some 40 files', `listen 443 ssl http2: ${AS_DELIVERED}`),
    )
  return found
}

function judgeContact(publicUrl: string, code: string): Finding {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return wrong(
      ABOUT,
      `the name in PUBLIC_URL is not known (${code})`,
      'enter it in DNS, or correct PUBLIC_URL',
    )
  if (/CERT|SIGNED|ALTNAME|EPROTO|SSL/.test(code))
    return wrong(
      ABOUT,
      `browsers do not trust the certificate of ${publicUrl} (${code})`,
      'use one for this name, with the whole chain (fullchain.pem)',
    )
  return wrong(
    ABOUT,
    `nothing answers at ${publicUrl} (${code})`,
    'is nginx running (systemctl status nginx), and is port 443 open in the firewall?',
  )
}

function judgeReadiness({ status, body }: ProxyResponse): Finding {
  const parsed = readiness.safeParse(jsonOf(body))
  if (!parsed.success)
    return status >= 502 && status <= 504
      ? wrong(
          ABOUT,
          `the proxy answers, the product behind it does not (${status})`,
          "systemctl status 'vastus@*'; journalctl -u 'vastus@*'",
        )
      : wrong(
          ABOUT,
          `something else than Vastus answers at PUBLIC_URL (${status})`,
          `correct PUBLIC_URL or the proxy: ${AS_DELIVERED}`,
        )
  const down = Object.entries(parsed.data.parts).flatMap(([part, state]) => (state === 'DOWN' ? [part] : []))
  return down.length > 0
    ? wrong('health', `down: ${down.join(', ')}`, 'see the table of health in docs/operations.md')
    : ok('health', 'the product is ready, and no part of it is down')
}

function judgeCaller({ body, askedFrom }: ProxyResponse, trustProxy: boolean): Finding {
  const address = connection.safeParse(jsonOf(body)).data?.address
  const passes = ok(ABOUT, 'addresses, live updates and large files get through')
  if (address === askedFrom) return passes
  if (address === PRETENDED)
    return wrong(
      ABOUT,
      'callers may pretend any address, and so escape every limit',
      `proxy_set_header X-Forwarded-For $remote_addr: ${AS_DELIVERED}`,
    )
  if (!trustProxy)
    return wrong(ABOUT, 'all callers look like one: limits would hit everybody', 'set TRUST_PROXY=true')
  // Behind a router the address seen is the router's; only the proxy's own is certainly wrong.
  return address?.startsWith('127.')
    ? wrong(
        ABOUT,
        'all callers look like one: limits would hit everybody',
        `proxy_set_header X-Forwarded-For $remote_addr: ${AS_DELIVERED}`,
      )
    : passes
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a page of the proxy's own
  }
}
