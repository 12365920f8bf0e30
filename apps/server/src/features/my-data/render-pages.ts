import type { PatientEContact, TimelineEntry } from '@vastus/contract/shapes'
import { REASONS } from '@vastus/domain/e-contact/reasons'
import type { Formatters, MessageKey, Translate } from '@vastus/i18n'
import type { OwnConversation } from '../e-contacts/index.ts'
import type { Myself } from './exports-repository.ts'

export type Reader = { t: Translate; format: Formatters; language: string }
export type Listed = Pick<
  PatientEContact,
  'id' | 'eContactType' | 'createdAt' | 'patient' | 'status' | 'clinicName'
>

const STYLE = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#172129}
h1{font-size:1.5rem}h2{font-size:1.125rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{color:#586770}
dd{margin:0}article{margin:1rem 0;padding:1rem;border:1px solid #e0e6e9;border-radius:.5rem}p{overflow-wrap:anywhere}
.text{white-space:pre-line}.meta{color:#586770}`

/** The first page: who it is about, and a list of what is in it. */
export function renderIndex(
  reader: Reader,
  myself: Myself,
  eContacts: readonly Listed[],
  madeAt: Date,
): string {
  const { t, format } = reader
  const items = eContacts.map(
    (each) =>
      `<li><a href="e-contacts/${each.id}.html">${escape(t(`types.${each.eContactType}`))}</a> <span class="meta">` +
      `${escape([format.date(each.createdAt), each.clinicName, nameOf(each.patient)].join(', '))}</span></li>`,
  )
  const facts: [string, string | null][] = [
    [t('my-data.copy.name'), nameOf(myself)],
    [t('my-data.copy.personalCode'), myself.personalCode],
    [t('my-data.copy.birthDate'), format.date(myself.birthDate)],
    [t('my-data.copy.email'), myself.email],
    [t('my-data.copy.phone'), myself.phone],
  ]
  return page(
    reader,
    t('my-data.copy.heading'),
    `<p class="meta">${escape(t('my-data.copy.madeAt', { when: format.dateTime(madeAt) }))}</p>
<p>${escape(t('my-data.copy.intro'))}</p>
<h2>${escape(t('my-data.copy.aboutMe'))}</h2>${factList(facts)}
<h2>${escape(t('my-data.copy.eContacts'))}</h2><ul>${items.join('\n')}</ul>`,
  )
}

/**
 * One e-contact with everything said in it.
 *
 * @param pathOfFile where a file lies in the copy, seen from the page; undefined when it is not in it
 */
export function renderEContact(
  reader: Reader,
  { eContact, entries }: OwnConversation,
  pathOfFile: (fileId: string) => string | undefined,
): string {
  const { t, format } = reader
  const facts: [string, string | null][] = [
    [t('my-data.copy.about'), nameOf(eContact.patient)],
    [t('my-data.copy.clinic'), eContact.clinicName],
    [t('my-data.copy.sent'), format.dateTime(eContact.createdAt)],
    [t('my-data.copy.status'), t(`enums.status.patient.${eContact.status}`)],
  ]
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
    `${factList(facts)}${said.join('\n')}
${files.length > 0 ? `<h2>${escape(t('my-data.copy.files'))}</h2><ul>${files.join('')}</ul>` : ''}
<p><a href="../index.html">${escape(t('my-data.copy.back'))}</a></p>`,
  )
}

function renderEntry({ t, format }: Reader, entry: TimelineEntry): string {
  const who = `${entry.author.firstName} ${entry.author.surname}`.trim()
  const reason = reasonWords(t, entry)
  return `<article><p><strong>${escape(t(`enums.timelineEntry.${entry.type}`))}</strong></p>
<p class="meta">${escape([who, format.dateTime(entry.createdAt)].filter(Boolean).join(', '))}</p>
${reason ? `<p>${escape(reason)}</p>` : ''}${entry.text ? `<p class="text">${escape(entry.text)}</p>` : ''}</article>`
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

function page({ language }: Reader, heading: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(heading)}</title><style>${STYLE}</style></head>
<body><h1>${escape(heading)}</h1>${body}</body></html>
`
}

function factList(facts: readonly [string, string | null][]): string {
  const rows = facts.flatMap(([label, value]) =>
    value ? `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>` : [],
  )
  return `<dl>${rows.join('')}</dl>`
}

const nameOf = ({ firstName, surname }: { firstName: string; surname: string }) => `${firstName} ${surname}`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
