import { listPatientClinics } from '@vastus/contract/clinics'
import { getMyTimeline, listMyEContacts } from '@vastus/contract/patient-e-contacts'
import type { CountryCode } from '@vastus/domain/country'
import type { Role } from '@vastus/domain/roles'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import { leaveVariantOf } from '@vastus/domain/sick-leave/leave'
import type { Translate } from '@vastus/i18n'
import type { ReactNode } from 'react'
import { ChoiceForm } from '../patient/e-contacts/components/choice-form.tsx'
import { EContactGroups, ListTop, NoEContacts } from '../patient/e-contacts/components/e-contact-groups.tsx'
import { FormTop } from '../patient/e-contacts/components/form-top.tsx'
import { OpenAlike } from '../patient/new-e-contact/components/open-alike.tsx'
import patient from '../patient/e-contacts/components/patient.module.css'
import { NoPlaceYet } from '../patient/e-contacts/components/no-place-yet.tsx'
import { StepPage } from '../patient/e-contacts/components/step-page.tsx'
import { openAlike } from '../patient/e-contacts/open-alike.ts'
import { groupEContacts } from '../patient/my-e-contacts/group-e-contacts.ts'
import type { MyTimeline } from '../patient/e-contacts/api/timeline.ts'
import { actedFor } from '../patient/timeline/acted-for.ts'
import { Conversation } from '../patient/timeline/conversation.tsx'
import { EContactHeader } from '../patient/timeline/e-contact-header.tsx'
import { Steps } from '../patient/timeline/steps.tsx'
import home from '../account/sign-in/home-screen.module.css'
import { type Answers, bodyOf } from './answers.ts'

export type FirstLook = {
  path: string
  /** Who sees it; null for guests. */
  role: Role | null
  look: (known: Known) => ReactNode
}

/** What the server knows when it draws. */
export type Known = { t: Translate; answers: Answers; search: URLSearchParams; country: CountryCode }

/**
 * What is said up to the first files or medicines, which come with parts of their own; null where a leave, or what was merged into
 * it, is above or among all of it.
 */
function saidOf({ eContact, content }: MyTimeline): MyTimeline['content'] | null {
  const hasLeave = eContact.sickLeave || leaveVariantOf(eContact.eContactType) !== null
  if (hasLeave || (eContact.merged ?? []).length > 0) return null
  const more = content.findIndex(({ prescriptions, files }) => prescriptions || files.length > 0)
  return more < 0 ? content : content.slice(0, more + 1)
}

const nothing = () => undefined

/** What of a first page can be shown before the app is there, as its screen shows it. */
export const firstLooks: FirstLook[] = [
  {
    path: '/',
    role: null,
    look: ({ t }) => (
      <div className={home.home}>
        <section className={home.hero}>
          <h1>{t('identity.home.heading')}</h1>
          <p className={home.intro}>{t('identity.home.intro')}</p>
        </section>
      </div>
    ),
  },
  {
    path: '/my-e-contacts',
    role: 'PRM_PATIENT',
    look: ({ answers }) => {
      const list = bodyOf(answers, listMyEContacts)
      const { active, finished } = groupEContacts(list ? [list] : [])
      const isEmpty = list !== undefined && active.length + finished.length === 0
      return (
        <StepPage>
          <ListTop onNew={isEmpty ? undefined : nothing} />
          {isEmpty && <NoEContacts onNew={nothing} />}
          {list && !isEmpty && <EContactGroups active={active} finished={finished} hasMore={!list.last} />}
        </StepPage>
      )
    },
  },
  {
    path: '/e-contacts/choose-person',
    role: 'PRM_PATIENT',
    look: ({ t }) => (
      <StepPage place={<NoPlaceYet />}>
        <ChoiceForm
          id="person"
          title={t('patient.person.title')}
          hint={t('patient.person.hint')}
          problemOf={nothing}
          onChoose={nothing}
          options={[
            { value: 'SELF', label: t('patient.person.myself'), hint: '\u00a0' },
            { value: 'OTHER', label: t('patient.person.other'), hint: t('patient.person.otherHint') },
          ]}
        />
      </StepPage>
    ),
  },
  {
    path: '/e-contacts/add',
    role: 'PRM_PATIENT',
    look: ({ t }) => (
      <StepPage place={<NoPlaceYet />}>
        <div className={patient.intro}>
          <h1>{t('patient.type.title')}</h1>
        </div>
      </StepPage>
    ),
  },
  {
    path: '/e-contacts/create',
    role: 'PRM_PATIENT',
    look: ({ answers, search, country }) => {
      const type = search.get('type')
      const isForm = type !== null && isTypeCode(type) && !search.has('step')
      const list = bodyOf(answers, listMyEContacts)
      const alike = isForm ? openAlike(list?.content, type, Number(search.get('personId'))) : undefined
      return (
        <StepPage place={<NoPlaceYet />}>
          {isForm && (
            <div className={patient.form}>
              <FormTop type={type} country={country} />
              {alike && <OpenAlike open={alike} />}
            </div>
          )}
        </StepPage>
      )
    },
  },
  {
    path: '/e-contacts/:id/timeline',
    role: 'PRM_PATIENT',
    look: ({ answers }) => {
      const timeline = bodyOf(answers, getMyTimeline)
      const clinics = bodyOf(answers, listPatientClinics)
      if (!timeline || !clinics || timeline.eContact.mergedIntoId) return null
      const { eContact, content } = timeline
      const said = saidOf(timeline)
      const clinic = clinics.content.find(({ id }) => id === eContact.clinicId)
      return (
        <StepPage actingFor={actedFor(eContact)}>
          <EContactHeader eContact={eContact} clinic={clinic} />
          <Steps eContact={eContact} entries={content} />
          {said && <Conversation eContact={eContact} entries={said} attachmentsOf={nothing} />}
        </StepPage>
      )
    },
  },
  { path: '/clinic-e-contacts', role: 'PRM_DOCTOR', look: () => null },
]
