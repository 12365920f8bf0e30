import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { type ChoosablePerson, useRemovePerson, keptChoices } from '../e-contacts/index.ts'

/** Ends acting for somebody, after a question. */
export function RemovePerson({ person }: { person: ChoosablePerson }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const search = useSearch({ from: '/e-contacts/edit/person' })
  const alert = useErrorAlert()
  const { show } = useToasts()
  const remove = useRemovePerson()
  const [isAsking, setAsking] = useState(false)
  const name = `${person.firstName} ${person.surname}`

  const confirm = () =>
    remove.mutate(person.id, {
      onSuccess: () => {
        show({ tone: 'success', text: t('persons.remove.done', { name }) })
        void navigate({ to: '/e-contacts/choose-patient', search: keptChoices(search) })
      },
      onError: (error) => alert('persons', error),
      onSettled: () => setAsking(false),
    })

  return (
    <>
      <ButtonRow>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('persons.remove.action')}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        heading={t('persons.remove.heading', { name })}
        confirmLabel={t('persons.remove.confirm')}
        danger
        busy={remove.isPending}
        onConfirm={confirm}
      >
        <p>{t('persons.remove.text')}</p>
      </ConfirmDialog>
    </>
  )
}
