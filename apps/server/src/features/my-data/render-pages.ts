import type { PatientEContact, TimelineEntry } from '@vastus/contract/shapes'
import { REASONS } from '@vastus/domain/e-contact/reasons'
import type { MessageKey, Translate } from '@vastus/i18n'
import type { Myself } from './exports-repository.ts'
import { escape, type Fact, factList, page, type Reader } from './html.ts'
import { renderAnswers, renderFeedback, renderLeave, renderMedicines, renderSms } from './render-given.ts'
import type { AllOwnSms } from '../message-centre/index.ts'
import type { OwnConversation } from '../conversation/index.ts'

export type Listed = Pick<
  PatientEContact,
  'id' | 'eContactType' | 'createdAt' | 'patient' | 'status' | 'clinicName'
>

/** The first page: who it is about, and a list of what is in it. */
export function renderIndex(
  reader: Reader,
  myself: Myself & { sms: AllOwnSms },
  eContacts: readonly Listed[],
  madeAt: Date,
): string {
  const { t, format, country } = reader
  const items = eContacts.map(
    (each) =>
      `<li><a href="e-contacts/${each.id}.html">${escape(t(`types.${each.eContactType}`))}</a> <span class="meta">` +
      `${escape([format.date(each.createdAt), each.clinicName, nameOf(each.patient)].join(', '))}</span></li>`,
  )
  const facts: Fact[] = [
    [t('my-data.copy.name'), nameOf(myself)],
    [t(`identity.field.personalCode.${country}`), myself.personalCode],
    [t('my-data.copy.birthDate'), format.date(myself.birthDate)],
    [t('identity.field.sex'), t(`enums.sex.${myself.sex}`)],
    [t('my-data.copy.email'), myself.email],
    [t('my-data.copy.phone'), myself.phone],
  ]
  return page(
    reader,
    t('my-data.copy.heading'),
    `<p class="meta">${escape(t('my-data.copy.madeAt', { when: format.dateTime(madeAt) }))}</p>
<p>${escape(t('my-data.copy.intro'))}</p>
<h2>${escape(t('my-data.copy.aboutMe'))}</h2>${factList(facts)}
${renderPeople(reader, t('my-data.copy.represents'), myself.represents)}
${renderPeople(reader, t('my-data.copy.representedBy'), myself.representedBy)}
${renderConsents(reader, myself.consents)}
${renderSupportRequests(reader, myself.supportRequests)}
${renderSms(reader, myself.sms)}
<h2>${escape(t('my-data.copy.eContacts'))}</h2><ul>${items.join('\n')}</ul>`,
  )
}

function renderPeople({ t, format }: Reader, heading: string, people: Myself['represents']): string {
  if (people.length === 0) return ''
  const items = people.map((person) => {
    const until = person.endedAt ?? person.endsAt
    const times = [
      t('persons.representatives.since', { date: format.date(person.declaredAt) }),
      ...(until ? [t('persons.representatives.until', { date: format.date(until) })] : []),
    ]
    return `<li>${escape(nameOf(person))} <span class="meta">${escape(times.join(' · '))}</span></li>`
  })
  return `<h2>${escape(heading)}</h2><ul>${items.join('\n')}</ul>`
}

function renderConsents({ t, format }: Reader, consents: Myself['consents']): string {
  if (consents.length === 0) return ''
  const items = consents.map(({ type, version, givenAt }) => {
    const when = [
      t('identity.settings.given', { date: format.date(givenAt) }),
      t('identity.consents.version', { date: format.date(version) }),
    ]
    return `<li>${escape(t(`identity.consents.name.${type}`))} <span class="meta">${escape(when.join(' · '))}</span></li>`
  })
  return `<h2>${escape(t('identity.settings.consents'))}</h2><ul>${items.join('\n')}</ul>`
}

function renderSupportRequests({ t, format }: Reader, requests: Myself['supportRequests']): string {
  if (requests.length === 0) return ''
  const items = requests.map(
    ({ topic, subject, description, email, createdAt }) =>
      `<article><p><strong>${escape(subject)}</strong></p>
<p class="meta">${escape([t(`support.topic.${topic}`), email, format.dateTime(createdAt)].join(', '))}</p>
<p class="text">${escape(description)}</p></article>`,
  )
  return `<h2>${escape(t('my-data.copy.supportRequests'))}</h2>${items.join('\n')}`
}

/**
 * One e-contact with everything said in it.
 *
 * @param pathOfFile where a file lies in the copy, seen from the page; undefined when it is not in it
 */
export function renderEContact(
  reader: Reader,
  { eContact, entries, responses }: OwnConversation,
  pathOfFile: (fileId: string) => string | undefined,
): string {
  const { t, format } = reader
  const facts: Fact[] = [
    [t('my-data.copy.about'), nameOf(eContact.patient)],
    [t('my-data.copy.clinic'), eContact.clinicName],
    [t('my-data.copy.sent'), format.dateTime(eContact.createdAt)],
    [t('my-data.copy.status'), t(`enums.status.patient.${eContact.status}`)],
  ]
  const leaves = [eContact, ...(eContact.merged ?? [])].flatMap(({ sickLeave }) => sickLeave ?? [])
  const said = entries.map((entry) => renderEntry(reader, entry))
  const files = eContact.files.map((file) => {
    const path = pathOfFile(file.id)
    const name = escape(file.name)
    return path
      ? `<li><a href="${escape(encodeURI(path))}">${name}</a></li>`
      : `<li>${name} <span class="meta">${escape(t('my-data.copy.fileLeftOut'))}</span></li>`
  })
  return page(
    reader,
    t(`types.${eContact.eContactType}`),
    `${factList(facts)}${leaves.map((leave) => renderLeave(reader, leave)).join('')}${responses.map((each) => renderAnswers(reader, each)).join('')}${said.join('\n')}
${files.length > 0 ? `<h2>${escape(t('my-data.copy.files'))}</h2><ul>${files.join('')}</ul>` : ''}
${renderFeedback(reader, eContact.feedback)}
<p><a href="../index.html">${escape(t('my-data.copy.back'))}</a></p>`,
  )
}

function renderEntry(reader: Reader, entry: TimelineEntry): string {
  const { t, format } = reader
  const who = `${entry.author.firstName} ${entry.author.surname}`.trim()
  const reason = reasonWords(t, entry)
  return `<article><p><strong>${escape(t(`enums.timelineEntry.${entry.type}`))}</strong></p>
<p class="meta">${escape([who, format.dateTime(entry.createdAt)].filter(Boolean).join(', '))}</p>
${reason ? `<p>${escape(reason)}</p>` : ''}${entry.text ? `<p class="text">${escape(entry.text)}</p>` : ''}${entry.original ? `<p class="meta">${escape(t('kit.translatedByAi'))} ${escape(t('kit.originalText'))}:</p><p class="text">${escape(entry.original)}</p>` : ''}
${renderMedicines(reader, entry.prescriptions)}</article>`
}

const REASON_GROUPS: Partial<Record<TimelineEntry['type'], keyof typeof REASONS>> = {
  REJECTED: 'REJECT',
  ARCHIVED: 'ARCHIVE',
  CLINIC_REOPENED: 'CLINIC_REOPEN',
  CANCELLED: 'CANCEL',
  PATIENT_REOPENED: 'PATIENT_REOPEN',
}

function reasonWords(t: Translate, { type, reason }: TimelineEntry): string | null {
  const group = REASON_GROUPS[type]
  const known: readonly string[] = group ? REASONS[group] : []
  return group && reason && known.includes(reason) ? t(`enums.reason.${group}.${reason}` as MessageKey) : null
}

const nameOf = ({ firstName, surname }: { firstName: string; surname: string }) => `${firstName} ${surname}`
