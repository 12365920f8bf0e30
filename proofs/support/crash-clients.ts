import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

export type CrashCast = {
  clinicId: number
  patients: { personId: number; email: string; cookie: string }[]
  doctor: { cookie: string }
}
/** What was acknowledged, by the text that names it. */
export type Acknowledged = {
  sent: string[]
  replied: string[]
  files: string[]
  retries: number
  /** Calls that were turned down, or answered otherwise when they came again. */
  wronged: string[]
}

const PATIENCE_MS = 120_000
const PAUSE_MS = 100

class TurnedDown extends Error {}

/** Patients who send, attach a file and are answered, until told to stop; every call is repeated until it is answered. */
export function startClients(origin: string, { clinicId, patients, doctor }: CrashCast) {
  const acknowledged: Acknowledged = { sent: [], replied: [], files: [], retries: 0, wronged: [] }
  let stopping = false

  async function insist(path: string, cookie: string, key: string, body: () => RequestInit): Promise<string> {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const { body: content, headers } = body()
      const answer = await fetch(`${origin}/api/${path}`, {
        method: 'POST',
        body: content ?? null,
        headers: { ...(headers as Record<string, string>), cookie, 'idempotency-key': key },
        signal: AbortSignal.timeout(20_000),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => ({ status: 0, text: '' })) // cut off: the next try finds out whether it was done
      if (answer.status === 200 || answer.status === 201) return answer.text
      const isWorthRetrying = [0, 408, 429].includes(answer.status) || answer.status >= 500
      if (!isWorthRetrying) throw new TurnedDown(`${path} answered ${answer.status}: ${answer.text}`)
      if (Date.now() > until) throw new Error(`${path} was not answered for ${PATIENCE_MS} ms`)
      acknowledged.retries++
      await delay(PAUSE_MS)
    }
  }

  /** Insists, and then says the same again, as a network does that lost the answer. */
  async function press(path: string, cookie: string, body: () => RequestInit): Promise<{ id: number }> {
    const key = randomUUID()
    const first = await insist(path, cookie, key, body)
    const second = await insist(path, cookie, key, body)
    const [done, repeated] = [first, second].map((text) => JSON.parse(text) as { id: number })
    // A repeated call reads the answer again: it is of the same thing, as that is by then.
    if (!done || repeated?.id !== done.id)
      throw new TurnedDown(`${path} answered ${first}, and then ${second}`)
    return done
  }
  const json = (value: unknown) => () => ({
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  })

  async function live(number: number, { personId, cookie }: CrashCast['patients'][number]): Promise<void> {
    for (let round = 0; !stopping; round++) {
      const text = `sent ${number}-${round}`
      const { id } = await press(
        'patient/e-contacts/fallback',
        cookie,
        json({ eContactType: 'HEADACHE', patientPersonId: personId, clinicId, text }),
      )
      acknowledged.sent.push(text)
      const name = `file ${number}-${round}.pdf`
      await press(`patient/e-contacts/${id}/upload`, cookie, () => {
        const body = new FormData()
        body.append('file', new Blob([`%PDF-1.4\n% ${name}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`]), name)
        return { body }
      })
      acknowledged.files.push(name)
      const reply = `replied ${number}-${round}`
      await press(`clinic/e-contacts/${id}/complete`, doctor.cookie, json({ infoText: reply }))
      acknowledged.replied.push(reply)
    }
  }

  const lives = Promise.all(
    patients.map((patient, number) =>
      live(number, patient).catch((error: unknown) => {
        if (!(error instanceof TurnedDown)) throw error
        acknowledged.wronged.push(error.message)
      }),
    ),
  )
  lives.catch(() => undefined) // heard of at `stop`
  const soFar = () => [...acknowledged.sent, ...acknowledged.replied, ...acknowledged.files]
  return {
    /** As it grows. */
    acknowledged,
    soFar,
    count: () => soFar().length,
    /** Ends after the calls under way have been answered. */
    stop: async (): Promise<Acknowledged> => {
      stopping = true
      await lives
      return acknowledged
    },
  }
}
