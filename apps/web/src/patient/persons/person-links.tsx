import { useNavigate, useSearch } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { type ChoosablePerson, patientStyles as styles, keptChoices } from '../e-contacts/index.ts'

/** The way to each person's details, and until when one may write for a child. */
export function PersonLinks({ represented }: { represented: readonly ChoosablePerson[] }) {
  const { t, format } = useI18n()
  const navigate = useNavigate()
  const search = useSearch({ from: '/e-contacts/choose-patient' })
  return (
    <section className={styles.group}>
      <h2 className={styles.smallHeading}>{t('persons.list.heading')}</h2>
      <SummaryList
        rows={represented.map((person) => {
          const name = `${person.firstName} ${person.surname}`
          return {
            label: name,
            value: person.personalCode ?? format.date(person.birthDate),
            action: (
              <Action
                aria-label={t('patient.check.changeNamed', { what: name })}
                onClick={() =>
                  void navigate({
                    to: '/e-contacts/edit/person',
                    search: { ...keptChoices(search), personId: String(person.id) },
                  })
                }
              >
                {t('shell.buttons.change')}
              </Action>
            ),
          }
        })}
      />
    </section>
  )
}
