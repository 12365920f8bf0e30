import type { ClinicEContact } from '@vastus/contract/shapes'
import { type ReactNode, useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useChangeEContact, useDesk, useEmployees, useStaff } from '../e-contacts/index.ts'

/** Makes somebody responsible. A present assignee is not replaced without a question. */
export function useAssign(eContact: ClinicEContact): {
  assign: (userId: number | null) => void
  dialog: ReactNode
} {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const { clinicId, userId: ownId, firstName, surname } = useStaff()
  const { show } = useToasts()
  const { goOn } = useDesk()
  const employees = useEmployees(clinicId).data?.content ?? []
  const change = useChangeEContact(eContact.id)
  const [asking, setAsking] = useState<{ userId: number | null } | null>(null)
  const present = eContact.assigneeUser
  const nameOf = (userId: number | null) => {
    const found = employees.find((each) => each.userId === userId)
    if (found) return `${found.firstName} ${found.surname}`
    return userId === ownId ? `${firstName} ${surname}` : ''
  }
  const takeBack = (to: number | null) =>
    change
      .mutateAsync({ change: { kind: 'ASSIGN', assigneeUserId: to } })
      .then(() => show({ tone: 'success', autoDismiss: true, text: t('clinic.bulk.undone') }))
      .catch((error: unknown) => alert('e-contacts', error))
  const tell = (userId: number | null) =>
    show({
      tone: 'success',
      autoDismiss: true,
      text: userId === null ? t('clinic.assign.nobody') : t('clinic.assign.label', { name: nameOf(userId) }),
      action: {
        label: t('clinic.bulk.undo'),
        isUndo: true,
        onSelect: () => void takeBack(present?.id ?? null),
      },
    })

  const carryOut = (userId: number | null) =>
    change.mutate(
      {
        change: { kind: 'ASSIGN', assigneeUserId: userId },
        // At once: told after the page has fetched everything again, it would be taken for newer than what was done since.
        onAccepted: () => {
          tell(userId)
          if (userId !== null && userId !== ownId) goOn(eContact.id)
        },
      },
      {
        onError: (error) => alert('e-contacts', error),
        // An answer to an earlier change leaves alone what has been asked since.
        onSettled: () => setAsking((now) => (now === asking ? null : now)),
      },
    )
  const presentName = present ? `${present.firstName} ${present.surname}` : ''

  return {
    assign: (userId) => {
      if (present?.id === userId || (present === null && userId === null)) return
      if (present) setAsking({ userId })
      else carryOut(userId)
    },
    dialog: (
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        heading={
          asking?.userId === null
            ? t('clinic.assign.takeAwayHeading', { name: presentName })
            : t('clinic.assign.replaceHeading', { name: presentName })
        }
        confirmLabel={t(asking?.userId === null ? 'clinic.assign.takeAway' : 'clinic.assign.replace')}
        busy={change.isPending}
        onConfirm={() => asking && carryOut(asking.userId)}
      >
        <p>
          {asking?.userId === null
            ? t('clinic.assign.takeAwayText')
            : t('clinic.assign.replaceText', { name: nameOf(asking?.userId ?? null) })}
        </p>
      </ConfirmDialog>
    ),
  }
}
