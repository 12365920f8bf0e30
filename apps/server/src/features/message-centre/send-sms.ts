import type { previewSms as route, sendSms as sendRoute } from '@vastus/contract/sms'
import type { RouteInput } from '@vastus/contract/route'
import { type Language, LANGUAGES } from '@vastus/domain/locale'
import { isMedicalAudience } from '@vastus/domain/message-centre/audience'
import { sendingBegins } from '@vastus/domain/message-centre/begin'
import { decideRecipients, SKIP_REASONS } from '@vastus/domain/message-centre/recipients'
import { optOutLink, SAMPLE_TOKEN } from '@vastus/domain/message-centre/opt-out'
import { smsName } from '@vastus/domain/message-centre/sms-letters'
import {
  languageOfTemplateText,
  type SmsTemplateCode,
  smsTemplateText,
} from '@vastus/domain/message-centre/sms-templates'
import {
  composeSms,
  FIRST_NAME,
  SMS_DAILY_MAX,
  SMS_PRICE_CENTS,
  smsParts,
} from '@vastus/domain/message-centre/sms-text'
import type { Tx } from '../../db/database.ts'
import { Refused } from '../../errors.ts'
import { personsShown } from '../../http/audit-trail.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { enqueueMany } from '../../jobs/queue.ts'
import { getClinicCalendar, mailClinic } from '../clinics/index.ts'
import { listCandidates } from './audience-repository.ts'
import {
  countPartsSince,
  findWaitingTwin,
  findClinicName,
  insertBatch,
  lockSending,
  type NewMessage,
  type Skipped,
  type SkippedPerson,
} from './batches-repository.ts'
import { newOptOutToken } from './opt-out-token.ts'
import { plannedJob } from './send-sms-job.ts'

export type Sending = RouteInput<typeof route>['body']

/** A link for one message to refuse further ones. */
type LinkOf = () => { token: string; link: string }

/** Links that will work, of messages that are kept. */
export const linksOf = (publicUrl: string) => () => linkWith(publicUrl, newOptOutToken())
/** Links that are only shown. */
export const sampleLinksOf = (publicUrl: string) => () => linkWith(publicUrl, SAMPLE_TOKEN)

const linkWith = (publicUrl: string, token: string) => ({ token, link: optOutLink(publicUrl, token) })

const DAY_MS = 24 * 60 * 60_000

type Planned = {
  clinicId: number
  messages: (NewMessage & { firstName: string; language: Language | null })[]
  skipped: Skipped
  skippedPeople: SkippedPerson[]
  sendAt: Date
}

/** Who would get which message now, and why the others get none. */
export async function planSending(
  tx: Tx,
  request: RequestContext,
  body: Sending,
  linkOf: LinkOf,
): Promise<Planned> {
  const { clinicId, profession } = requireEmployment(request, body.clinicId)
  const { timeZone, countryCode: country, today } = await getClinicCalendar(tx, clinicId, request.now)
  const { ages, ...filters } = body.filters
  const rows = await listCandidates(
    tx,
    { ...filters, ...(ages ? { ages: { from: ages[0], to: ages[1] } } : {}) },
    { clinicId, timeZone, today, medicalHidden: profession === 'NON_CLINICAL' },
  )
  const excluded = new Set(body.excludedPersonIds)
  const candidates = rows.filter(({ id }) => !excluded.has(id))
  const decisions = decideRecipients(candidates, { country, today })
  const clinicName = await findClinicName(tx, clinicId)
  const firstNames = new Map(candidates.map(({ id, firstName }) => [id, firstName]))
  const languages = new Map(
    candidates.flatMap(({ id, language, representatives }) => [
      [id, language] as const,
      ...representatives.map((each) => [each.id, each.language] as const),
    ]),
  )
  const textIn = textByLanguage(body)
  const write = writerOf({ clinicName, alwaysLink: body.alwaysLink, linkOf })
  const messages = decisions.flatMap((decision) => {
    if ('skipped' in decision) return []
    const firstName = firstNames.get(decision.id) ?? ''
    const language = languages.get(decision.toPersonId) ?? null
    const { phone, toPersonId } = decision
    return [
      {
        personId: decision.id,
        toPersonId,
        phone,
        firstName,
        language,
        ...write(textIn(language), firstName),
      },
    ]
  })
  const skippedPeople = decisions.flatMap((decision) =>
    'skipped' in decision ? [{ personId: decision.id, reason: decision.skipped }] : [],
  )
  const skipped = SKIP_REASONS.map((reason) => ({
    reason,
    count: skippedPeople.filter((each) => each.reason === reason).length,
  })).filter(({ count }) => count > 0)
  return { clinicId, messages, skipped, skippedPeople, sendAt: sendingBegins(request.now, timeZone) }
}

/** The text of a template, as long as nobody has changed it, in the language of who reads it; any other text as it was written. */
function textByLanguage({ templateId, text }: Pick<Sending, 'templateId' | 'text'>) {
  const isUnchanged = templateId && languageOfTemplateText(templateId, text) !== null
  return (language: Language | null) =>
    isUnchanged && language ? smsTemplateText(templateId, language) : text
}

/** An unchanged template is the same message in whichever language its writer has read it. */
function textsOf({ templateCode, text }: { templateCode: SmsTemplateCode | null; text: string }): string[] {
  const isUnchanged = templateCode !== null && languageOfTemplateText(templateCode, text) !== null
  return isUnchanged ? LANGUAGES.map((language) => smsTemplateText(templateCode, language)) : [text]
}

type Written = Pick<NewMessage, 'text' | 'optOutToken' | 'parts' | 'priceCents'>

/** Writes messages. Those of one text to people of one first name differ in the link alone, which is as long in each. */
function writerOf({ clinicName, alwaysLink, linkOf }: Writer): (typed: string, firstName: string) => Written {
  const known = new Map<string, { text: string; link: string; hasLink: boolean; parts: number }>()
  return (typed, firstName) => {
    const { token, link } = linkOf()
    const key = `${firstName}\n${typed}`
    const like = known.get(key) ?? compose(typed, { firstName, clinicName, optOutLink: link, alwaysLink })
    known.set(key, like)
    const { text, hasLink, parts } = like
    return {
      text: hasLink ? text.replace(like.link, () => link) : text,
      optOutToken: hasLink ? token : null,
      parts,
      priceCents: parts * SMS_PRICE_CENTS,
    }
  }
}

type Writer = { clinicName: string; alwaysLink: boolean | undefined; linkOf: LinkOf }

function compose(typed: string, about: Parameters<typeof composeSms>[1] & { optOutLink: string }) {
  const text = composeSms(typed, about)
  return { text, link: about.optOutLink, hasLink: text.includes(about.optOutLink), parts: smsParts(text) }
}

/** What a plan comes to, as it is answered. */
export function costOf({ messages, skipped, sendAt }: Planned) {
  return {
    recipients: messages.length,
    smsCount: sumOf(messages, ({ parts }) => parts),
    price: sumOf(messages, ({ priceCents }) => priceCents) / 100,
    sendAt: sendAt.toISOString(),
    skipped,
  }
}

const sumOf = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((sum, item) => sum + of(item), 0)

/** How many of the messages have no room for the link to refuse further ones. */
export const countWithoutLink = ({ messages }: Planned) =>
  messages.filter(({ optOutToken }) => optOutToken === null).length

/** The first of the list, and the one whose name takes most room. */
export function namesOf({ messages }: Planned) {
  const [first] = messages
  if (!first) return null
  const names = [...new Set(messages.map(({ firstName }) => firstName))]
  const lengthOf = (name: string) => smsName(name).length
  return {
    first: first.firstName,
    longest: names.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one)),
  }
}

/** How many of the recipients use the platform in which language, most of them first. */
export function countLanguages({ messages }: Planned) {
  return [...Map.groupBy(messages, ({ language }) => language)]
    .map(([language, { length: count }]) => ({ language, count }))
    .toSorted((one, other) => other.count - one.count)
}

/** What a writer has been shown and agrees to. */
const COUNTED = ['recipients', 'smsCount', 'price'] as const

/** Keeps the messages and has each sent when the time has come. */
export async function confirmSending(
  tx: Tx,
  request: RequestContext,
  { confirmed, ...body }: RouteInput<typeof sendRoute>['body'],
  linkOf: LinkOf,
) {
  const planned = await planSending(tx, request, body, linkOf)
  const { clinicId, messages, skipped, skippedPeople, sendAt } = planned
  if (messages.length === 0) throw new Refused('SMS_TO_NOBODY')
  const cost = costOf(planned)
  const shown = { ...cost, ...confirmed }
  if (COUNTED.some((each) => shown[each] !== cost[each])) throw new Refused('SMS_COST_CHANGED')
  const { batchId } = await keepSending(tx, request, {
    clinicId,
    isTest: false,
    templateCode: body.templateId ?? null,
    text: body.text,
    filters: body.filters,
    excludedPersonIds: [...new Set(body.excludedPersonIds)].toSorted((one, other) => one - other),
    isMedical: isMedicalAudience(body.filters.eContactTypes ?? []),
    skipped,
    skippedPeople,
    sendAt,
    messages,
  })
  const { firstName, surname } = request.principal()
  await mailClinic(tx, clinicId, {
    template: 'smsPlanned',
    params: ({ dateTime }) => ({
      by: `${firstName} ${surname}`,
      recipients: String(cost.recipients),
      count: String(cost.smsCount),
      begins: dateTime(sendAt),
      words: body.text.replaceAll(FIRST_NAME, '…'),
      path: '/message-centre',
    }),
  })
  request.audit(
    personsShown(
      clinicId,
      messages.flatMap(({ personId }) => personId ?? []),
    ),
  )
  return { batchId, ...cost }
}

/** Sends a message to the employee who wrote it, at once. @returns the number it goes to */
export async function sendTest(
  tx: Tx,
  request: RequestContext,
  { clinicId: asked, ...body }: Pick<Sending, 'clinicId' | 'text' | 'alwaysLink'>,
  linkOf: LinkOf,
): Promise<{ phone: string }> {
  const { clinicId, firstName } = requireEmployment(request, asked)
  const { phone, personId } = request.principal()
  if (!phone || !personId) throw new Refused('SMS_NO_OWN_PHONE')
  const clinicName = await findClinicName(tx, clinicId)
  await keepSending(tx, request, {
    clinicId,
    isTest: true,
    templateCode: null,
    text: body.text,
    filters: {},
    excludedPersonIds: [],
    isMedical: false,
    skipped: [],
    skippedPeople: [],
    sendAt: request.now,
    messages: [
      {
        personId: null,
        toPersonId: personId,
        phone,
        ...writerOf({ clinicName, alwaysLink: body.alwaysLink, linkOf })(body.text, firstName),
      },
    ],
  })
  request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
  return { phone }
}

/** The queue holds the numbers of the messages only. */
async function keepSending(
  tx: Tx,
  request: RequestContext,
  batch: Omit<Parameters<typeof insertBatch>[1], 'userId' | 'now'>,
): Promise<{ batchId: number }> {
  const { clinicId, sendAt } = batch
  await lockSending(tx, clinicId)
  const twin = batch.isTest ? undefined : await findWaitingTwin(tx, batch, textsOf(batch))
  if (twin) throw new Refused('SMS_PLANNED_ALREADY', { by: twin.createdBy })
  const before = await countPartsSince(tx, clinicId, new Date(request.now.getTime() - DAY_MS))
  if (before + sumOf(batch.messages, ({ parts }) => parts) > SMS_DAILY_MAX)
    throw new Refused('SMS_DAILY_MAX', { max: SMS_DAILY_MAX })
  const { batchId, messageIds } = await insertBatch(tx, {
    ...batch,
    userId: request.principal().userId,
    now: request.now,
  })
  await enqueueMany(
    tx,
    messageIds.map((messageId) => plannedJob(messageId, sendAt)),
  )
  return { batchId }
}
