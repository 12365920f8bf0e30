import type { Employee } from '@vastus/contract/employees'
import { useQuery } from '@tanstack/react-query'
import { listPatientLists } from '@vastus/contract/clinics'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action, Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx'
import { IconPlus } from '../../../shared/ui/icons.tsx'
import { EmptyState } from '../../../shared/ui/page-states.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { useEmployees, useStaff } from '../../e-contacts/index.ts'
import styles from '../administration.module.css'
import { EditEmployee } from './edit-employee.tsx'
import { EmployeeLine } from './employee-line.tsx'
import { SeveralEmployees } from './several-employees.tsx'
import { useChangeEmployee, useInviteEmployee } from './employees-api.ts'

type EmployeesScreenProps = {
  clinicName: string
  /** Who is being edited: an id, `new` or `several`. */
  edited: string | undefined
  onEdit: (employee: string | undefined) => void
}

/** Who works at the clinic, and who did. */
export function EmployeesScreen({ clinicName, edited, onEdit }: EmployeesScreenProps) {
  const { t } = useI18n()
  const { clinicId } = useStaff()
  const employees = useEmployees(clinicId)
  const lists = useQuery({
    queryKey: ['patient-lists', clinicId],
    queryFn: ({ signal }) => call(listPatientLists, { params: { id: String(clinicId) } }, { signal }),
  })
  const all = employees.data?.content
  const known = lists.data?.content
  if (!all || !known) {
    if (!employees.isError && !lists.isError) return <Skeleton shape="card" lines={6} />
    const again = () => Promise.all([employees.refetch(), lists.refetch()])
    return (
      <div role="alert">
        <EmptyState
          heading={t('shell.pages.loadingFailed.heading')}
          text={t('shell.pages.loadingFailed.text')}
          action={<Button onClick={() => void again()}>{t('shell.buttons.tryAgain')}</Button>}
        />
      </div>
    )
  }
  const employee = all.find(({ id }) => String(id) === edited) ?? null
  if (edited === 'new' || employee)
    return (
      <EditEmployee
        key={edited}
        clinicId={clinicId}
        employee={employee}
        lists={known}
        onDone={() => onEdit(undefined)}
      />
    )
  if (edited === 'several') return <SeveralEmployees clinicId={clinicId} onDone={() => onEdit(undefined)} />
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          <h1>{t('administration.employees.heading')}</h1>
          <p className={styles.quiet}>{clinicName}</p>
        </div>
        <ButtonRow>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => onEdit('new')}>
            {t('administration.employees.add')}
          </Button>
          <Button variant="secondary" onClick={() => onEdit('several')}>
            {t('administration.employees.several.open')}
          </Button>
        </ButtonRow>
      </div>
      <EmployeeList employees={all} onEdit={onEdit} />
    </div>
  )
}

function EmployeeList({
  employees,
  onEdit,
}: {
  employees: readonly Employee[]
  onEdit: (employee: string) => void
}) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const { clinicId, userId } = useStaff()
  const change = useChangeEmployee(clinicId)
  const invite = useInviteEmployee(clinicId)
  const [leaving, setLeaving] = useState<Employee | null>(null)
  const nameOf = ({ firstName, surname }: Employee) => `${firstName} ${surname}`
  const tell = (text: string) => show({ tone: 'success', autoDismiss: true, text })

  const deactivate = (employee: Employee) =>
    change.mutate(
      { employee, changes: { deletedAt: new Date().toISOString() } },
      {
        onSuccess: () => tell(t('administration.employees.left', { name: nameOf(employee) })),
        onError: (error) => alert('employees', error),
        onSettled: () => setLeaving(null),
      },
    )
  const reactivate = (employee: Employee) =>
    change.mutate(
      { employee, changes: { deletedAt: null } },
      {
        onSuccess: () => tell(t('administration.employees.back', { name: nameOf(employee) })),
        onError: (error) => alert('employees', error),
      },
    )
  const sendInvitation = (employee: Employee) =>
    invite.mutate(employee.id, {
      onSuccess: () => tell(t('administration.employees.invited', { email: employee.email ?? '' })),
      onError: (error) => alert('employees', error),
    })

  const line = (employee: Employee) => {
    const isActive = employee.deletedAt === null
    const isSelf = employee.userId === userId
    const name = nameOf(employee)
    const button = (word: 'edit' | 'invite' | 'deactivate' | 'reactivate', onClick: () => void) => (
      <Action aria-label={t(`administration.employees.${word}Named`, { name })} onClick={onClick}>
        {t(`administration.employees.${word}`)}
      </Action>
    )
    return (
      <EmployeeLine
        key={employee.id}
        employee={employee}
        isSelf={isSelf}
        listName={employee.listCode ?? undefined}
      >
        {isActive && button('edit', () => onEdit(String(employee.id)))}
        {isActive &&
          !isSelf &&
          employee.lastSignInAt === null &&
          employee.email !== null &&
          button('invite', () => sendInvitation(employee))}
        {isActive && !isSelf && button('deactivate', () => setLeaving(employee))}
        {!isActive && button('reactivate', () => reactivate(employee))}
      </EmployeeLine>
    )
  }
  const former = employees.filter(({ deletedAt }) => deletedAt !== null)
  return (
    <>
      <ul role="list" className={styles.people}>
        {employees.filter(({ deletedAt }) => deletedAt === null).map(line)}
      </ul>
      {former.length > 0 && (
        <section className={styles.stack}>
          <h2>{t('administration.employees.former')}</h2>
          <ul role="list" className={styles.people}>
            {former.map(line)}
          </ul>
        </section>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        heading={leaving && t('administration.employees.deactivateHeading', { name: nameOf(leaving) })}
        confirmLabel={t('administration.employees.deactivate')}
        danger
        busy={change.isPending}
        onConfirm={() => leaving && deactivate(leaving)}
      >
        <p>{t('administration.employees.deactivateText')}</p>
      </ConfirmDialog>
    </>
  )
}
