import { readFile } from 'node:fs/promises'
import { X509Certificate } from 'node:crypto'
import { type CheckedCertificate, checkCertificate, type Subject, subjectOf } from './certificate.ts'
import { notAccepted } from './identity-provider.ts'
import { requireNotRevoked } from './revocation.ts'
import { callProvider } from './wire.ts'

type Offered = { certificate: string | undefined; purposes: readonly string[] }
export type TrustedPerson = CheckedCertificate & { subject: Subject }

/** The authorities whose certificates prove a person here, and the question whether one is revoked. */
export class TrustedPersons {
  readonly #loadAnchors: () => Promise<string>
  #anchors: Promise<X509Certificate[]> | undefined

  /** @param loadAnchors answers certificates in PEM */
  constructor(loadAnchors: () => Promise<string>) {
    this.#loadAnchors = loadAnchors
  }

  /** Certificate in base64, checked up to the revocation. @throws IdentityRefused */
  async check({ certificate, purposes }: Offered, now: Date): Promise<TrustedPerson> {
    if (!certificate) throw notAccepted('certificate: missing')
    const checked = checkCertificate(Buffer.from(certificate, 'base64'), {
      anchors: await this.#getAnchors(),
      now,
      purposes,
    })
    const subject = subjectOf(checked)
    await requireNotRevoked(checked, now)
    return { ...checked, subject }
  }

  #getAnchors(): Promise<X509Certificate[]> {
    this.#anchors ??= this.#loadAnchors().then(readAnchors)
    // What could not be loaded is tried again with the next person.
    this.#anchors.catch(() => {
      this.#anchors = undefined
    })
    return this.#anchors
  }
}

export const anchorsOfFile = (path: string) => () => readFile(path, 'utf8')
export const anchorsOfSimulator = (simulatorsUrl: string) => async () =>
  (await callProvider(`${simulatorsUrl}/authority/anchors.pem`)).body.toString()

/** Names of authorities whose people are invented: those of SK ID Solutions begin so, and our simulators'. */
const TEST_AUTHORITY = /^CN=(TEST|OTHER)\b/m

/** Subjects of the authorities in a file that certify invented people. @throws Error when the file cannot be read */
export async function findTestAnchors(path: string): Promise<string[]> {
  const anchors = readAnchors(await readFile(path, 'utf8'))
  return anchors.map(({ subject }) => subject).filter((subject) => TEST_AUTHORITY.test(subject))
}

/** All certificates of a text in PEM. @throws Error when one cannot be read, or there is none */
export function readAnchors(pem: string): X509Certificate[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (found.length === 0) throw new Error('there is no certificate of an authority')
  return found.map((each) => new X509Certificate(each))
}
