import type { Role } from '@vastus/domain/roles'
import type { Translate } from '@vastus/i18n'
import type { ReactNode } from 'react'
import { ChoiceForm } from '../features/e-contacts/patient/components/choice-form.tsx'
import patient from '../features/e-contacts/patient/components/patient.module.css'
import { StepPage } from '../features/e-contacts/patient/components/step-page.tsx'
import home from '../features/identity/home-screen.module.css'
import { Button } from '../shared/ui/button.tsx'
import { IconPlus } from '../shared/ui/icons.tsx'

export type FirstLook = {
  path: string
  /** Who sees it; null for guests. */
  role: Role | null
  look: (t: Translate) => ReactNode
}

/** What of a first page is the same for everybody, as its screen shows it before an answer has come. */
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
    look: (t) => (
      <StepPage>
        <div className={patient.listTop}>
          <h1>{t('patient.list.title')}</h1>
          <Button wide icon={<IconPlus aria-hidden="true" />}>
            {t('patient.list.new')}
          </Button>
        </div>
      </StepPage>
    ),
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
          problemOf={() => undefined}
          onChoose={() => undefined}
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
