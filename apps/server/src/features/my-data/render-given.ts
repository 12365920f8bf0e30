import type { AnsweredResponse } from '@vastus/contract/instruments'
import type { Prescription } from '@vastus/contract/prescriptions'
import type { Feedback, SickLeave } from '@vastus/contract/shapes'
import { isMedicineForm } from '@vastus/domain/prescriptions/medicine-forms'
import { strengthFor } from '@vastus/domain/prescriptions/strength-for'
import { substanceNames } from '@vastus/domain/prescriptions/substances'
import { LEAVE_FIELDS, type LeaveField } from '@vastus/domain/sick-leave/leave-answers'
import type { AllOwnSms } from '../message-centre/index.ts'
import { escape, factList, type Reader } from './html.ts'

/** What the patient said of a leave, in the order in which it was asked. */
export function renderLeave(reader: Reader, leave: SickLeave): string {
  const { t } = reader
  const facts = LEAVE_FIELDS[leave.variant].map(
    (field) => [t(`sick-leave.facts.${field}`), leaveValue(reader, leave, field)] as const,
  )
  return `<h2>${escape(t('sick-leave.facts.heading'))}</h2>${factList(facts)}`
}

/** A questionnaire as the patient answered it. */
export function renderAnswers(reader: Reader, { name, answers }: AnsweredResponse): string {
  const facts = answers.map(({ question, answer }) => [question, answer] as const)
  return `<h2>${escape(reader.t('instruments.answers.heading'))}: ${escape(name)}</h2>${factList(facts)}`
}

function leaveValue({ t, format }: Reader, leave: SickLeave, field: LeaveField): string | null {
  switch (field) {
    case 'leaveType':
      return t(`sick-leave.leaveType.${leave.leaveType}`)
    case 'worksWeekends':
      return leave.worksWeekends === null ? null : t(leave.worksWeekends ? 'sick-leave.yes' : 'sick-leave.no')
    case 'startDate':
    case 'returnDate':
      return leave[field] && format.date(leave[field])
    default:
      return leave[field]
  }
}

/** The medicines to renew, below the words that ask for them. */
export function renderMedicines(reader: Reader, medicines: readonly Prescription[] = []): string {
  if (medicines.length === 0) return ''
  const items = medicines.map((medicine) => `<li>${medicineWords(reader, medicine)}</li>`)
  return `<p>${escape(reader.t('medicines.heading'))}</p><ul>${items.join('')}</ul>`
}

function medicineWords({ t, format, language }: Reader, medicine: Prescription): string {
  const { brandName, strength, activeIngredient, form, route, dosing } = medicine
  const name = strength ? `${brandName} ${strengthFor(language, strength)}` : brandName
  const details = [
    activeIngredient &&
      format.list(substanceNames(activeIngredient, (substance) => t(`substances.name.${substance}`))),
    form && isMedicineForm(form) ? t(`medicines.form.${form}`) : form,
    route === 'other' ? null : t(`medicines.route.${route}`).toLocaleLowerCase(language),
    t(`medicines.dosing.${dosing}`),
  ]
  return `${escape(name)}<br><span class="meta">${escape(details.filter(Boolean).join(' · '))}</span>`
}

/** What the patient said of the clinic and of the platform. */
export function renderFeedback(reader: Reader, given: readonly Feedback[] = []): string {
  if (given.length === 0) return ''
  const { t, format } = reader
  const items = given.map(({ type, rating, keywords, message, createdAt }) => {
    const topics = keywords.map((keyword) => t(`feedback.keyword.${keyword}`))
    return `<article><p>${escape(t(`feedback.given.${type}`, { rating, word: t(`feedback.rating.${rating}`) }))}</p>
<p class="meta">${escape([...topics, format.dateTime(createdAt)].join(', '))}</p>
${message ? `<p class="text">${escape(message)}</p>` : ''}</article>`
  })
  return `<h2>${escape(t('feedback.heading'))}</h2>${items.join('\n')}`
}

/** What clinics sent to the patient's phone and to many others. */
export function renderSms(reader: Reader, { messages, choices }: AllOwnSms): string {
  if (messages.length + choices.length === 0) return ''
  const { t, format } = reader
  const clinics = choices.map(({ clinicName, listCode, wantsSms }) => {
    const facts = [
      t(wantsSms ? 'sms.mine.wanted' : 'sms.mine.refused'),
      listCode && t('sms.mine.list', { code: listCode }),
    ]
    return `<li>${escape(clinicName)} <span class="meta">${escape(facts.filter(Boolean).join(' · '))}</span></li>`
  })
  const items = messages.map(({ clinicName, about, text, sentAt, state }) => {
    const facts = [clinicName, about && t('sms.mine.about', { name: about }), format.dateTime(sentAt)]
    return `<article><p class="meta">${escape([...facts, t(`sms.state.${state}`)].filter(Boolean).join(', '))}</p>
<p class="text">${escape(text)}</p></article>`
  })
  return `<h2>${escape(t('sms.mine.heading'))}</h2><ul>${clinics.join('\n')}</ul>${items.join('\n')}`
}
