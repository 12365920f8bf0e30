import type { previewAgreement as route } from '@vastus/contract/clinic-applications'
import type { RouteInput } from '@vastus/contract/route'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { slugOf } from '@vastus/domain/content'
import { readDocument } from '@vastus/domain/document-text'
import { PREVIEWS_PER_HOUR } from '@vastus/domain/new-clinic/application'
import { createFormatters } from '@vastus/i18n'
import { Readable } from 'node:stream'
import { writePdf } from '../../adapters/pdf/write-pdf.ts'
import { RawResponse } from '../../http/mount.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { wordsIn } from '../../http/words.ts'
import type { Services } from '../../services.ts'
import { type ContentDocument, getDocument } from '../content/index.ts'
import { chargeStranger } from '../sign-in/index.ts'

type Typed = RouteInput<typeof route>['body']
/** In place of what is not typed yet. */
const BLANK = '……………………………'

/** The agreement of the clinic in the form: who agrees, and the terms for clinics as they stand. */
export async function previewAgreement(
  services: Services,
  request: RequestContext,
  typed: Typed,
): Promise<RawResponse> {
  await chargeStranger(services, request, [{ kind: 'previews', perHour: PREVIEWS_PER_HOUR }])
  const terms = await services.database.transaction({ actor: 'system' }, (tx) =>
    getDocument(tx, slugOf('TERMS_AND_CONDITIONS', 'CLINIC'), request.language),
  )
  const pdf = await writePdf(agreementOf(typed, terms, services.config.countryCode, request))
  return new RawResponse(Readable.from([pdf]), {
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': 'inline; filename="agreement.pdf"',
    'cache-control': 'no-store',
  })
}

function agreementOf(
  typed: Typed,
  terms: ContentDocument,
  country: CountryCode,
  { language, now }: RequestContext,
) {
  const t = wordsIn(language)
  const { timeZone } = countryProfile(country)
  const format = createFormatters({ language, country, timeZone })
  const [first, ...others] = readDocument(terms.body)
  return {
    language,
    title: t('agreement.title'),
    createdAt: now,
    pageOf: (page: number, count: number) =>
      t('agreement.page', { page: String(page), count: String(count) }),
    blocks: [
      { kind: 'text' as const, text: t('agreement.preview') },
      { kind: 'heading' as const, text: t('agreement.parties') },
      {
        kind: 'rows' as const,
        rows: [
          [t('agreement.provider'), 'Vastus'],
          [t('agreement.clinic'), typed.name || BLANK],
          [t('agreement.registrationCode'), typed.registrationCode || BLANK],
          [t('agreement.address'), typed.address || BLANK],
          [t('agreement.plan'), typed.plan ?? BLANK],
        ] as [string, string][],
      },
      { kind: 'heading' as const, text: terms.title },
      { kind: 'text' as const, text: t('agreement.termsOf', { date: format.date(terms.updatedAt) }) },
      ...(first && first.kind === 'heading'
        ? others
        : [first, ...others].filter((block) => block !== undefined)),
      { kind: 'heading' as const, text: t('agreement.signing') },
      { kind: 'text' as const, text: t('agreement.signingText') },
    ],
  }
}
