import type { PatientEContact } from '@vastus/contract/shapes'
import type { Role } from '@vastus/domain/roles'
import type { Translate } from '@vastus/i18n'
import type { ReactNode } from 'react'
import { ChoiceForm } from '../features/e-contacts/patient/components/choice-form.tsx'
import {
  EContactGroups,
  ListTop,
  NoEContacts,
} from '../features/e-contacts/patient/components/e-contact-groups.tsx'
import patient from '../features/e-contacts/patient/components/patient.module.css'
import { StepPage } from '../features/e-contacts/patient/components/step-page.tsx'
import { groupEContacts } from '../features/e-contacts/patient/group-e-contacts.ts'
import home from '../features/identity/home-screen.module.css'
import { type Answers, bodyOf } from './answers.ts'

export type FirstLook = {
  path: string
  /** Who sees it; null for guests. */
  role: Role | null
  look: (t: Translate, answers: Answers) => ReactNode
}

type ListOfMine = { content: PatientEContact[] }
const nothing = () => undefined

/** What of a first page can be told before the app is there, as its screen shows it. */
export const firstLooks: FirstLook[] = [
  {
    path: '/',
    role: null,
    look: (t) => (
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
    look: (_, answers) => {
      const list = bodyOf<ListOfMine>(answers, '/api/patient/e-contacts')
      const { active, finished } = groupEContacts(list ? [list] : [])
      const isEmpty = list !== undefined && active.length + finished.length === 0
      return (
        <StepPage>
          <ListTop onNew={isEmpty ? undefined : nothing} />
          {isEmpty && <NoEContacts onNew={nothing} />}
          {list && !isEmpty && <EContactGroups active={active} finished={finished} />}
        </StepPage>
      )
    },
  },
  {
    path: '/e-contacts/choose-person',
    role: 'PRM_PATIENT',
    look: (t) => (
      <StepPage step={1}>
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
    look: (t) => (
      <StepPage step={3}>
        <div className={patient.intro}>
          <h1>{t('patient.type.title')}</h1>
        </div>
      </StepPage>
    ),
  },
  { path: '/e-contacts/create', role: 'PRM_PATIENT', look: () => <StepPage step={4}>{null}</StepPage> },
  { path: '/e-contacts/:id/timeline', role: 'PRM_PATIENT', look: () => null },
  { path: '/clinic-e-contacts', role: 'PRM_DOCTOR', look: () => null },
]
