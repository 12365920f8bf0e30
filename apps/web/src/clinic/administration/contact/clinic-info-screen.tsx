import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { OwnClinicPage } from '../own-clinic-page.tsx'
import { ContactForm } from './contact-form.tsx'
import { TypesForm } from './types-form.tsx'
import { WhoMayWrite } from './who-may-write.tsx'

/** How the clinic is reached, by whom, and about what. */
export function ClinicInfoScreen() {
  const { t } = useI18n()
  return (
    <OwnClinicPage heading={t('administration.home.clinicInfo.label')}>
      {(clinic) => (
        <>
          <ContactForm key={clinic.id} clinic={clinic} />
          <WhoMayWrite clinic={clinic} />
          <TypesForm clinic={clinic} />
        </>
      )}
    </OwnClinicPage>
  )
}
