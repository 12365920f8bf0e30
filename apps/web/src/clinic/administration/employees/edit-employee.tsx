import type { Employee } from '@vastus/contract/employees'
import { professionLack } from '@vastus/domain/roles'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useDraft } from '../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useUser } from '../../../shared/session/session-context.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import styles from '../administration.module.css'
import { EmployeeForm } from './employee-form.tsx'
import { bodyOf, changesOf, type EmployeeValues, newEmployee, valuesOf } from './employee-values.ts'
import { useAddEmployee, useChangeEmployee } from './employees-api.ts'

type EditEmployeeProps = {
  clinicId: number
  /** Null for somebody new. */
  employee: Employee | null
  lists: readonly { code: string; name: string }[]
  onDone: () => void
}

/** Adds or changes an employee. What is typed is kept until it is saved. */
export function EditEmployee({ clinicId, employee, lists, onDone }: EditEmployeeProps) {
  const { t, language } = useI18n()
  const { show } = useToasts()
  const { id: userId, clinics } = useUser()
  const giver = clinics.find((each) => each.clinicId === clinicId)?.profession ?? 'NON_CLINICAL'
  const add = useAddEmployee(clinicId)
  const change = useChangeEmployee(clinicId)
  const first = employee ? valuesOf(employee, language) : newEmployee(language)
  const draft = useDraft<EmployeeValues>(`employee:${clinicId}:${employee?.id ?? 'new'}`, first)

  const save = async (values: EmployeeValues) => {
    if (employee) await change.mutateAsync({ employee, changes: changesOf(values, employee) })
    else await add.mutateAsync({ employee: bodyOf(values), idempotencyKey: draft.idempotencyKey() })
    draft.clear()
    const name = `${values.firstName} ${values.surname}`
    show({
      tone: 'success',
      autoDismiss: true,
      text: employee
        ? t('administration.employees.saved', { name })
        : t('administration.employees.added', { name, email: values.email }),
    })
    onDone()
  }
  const onFailure = (error: unknown) => {
    if (!(error instanceof ApiError) || error.version === null) return false
    show({ tone: 'warning', text: t('administration.changedMeanwhile') })
    return true
  }
  return (
    <div className={styles.page}>
      <h1>
        {employee
          ? t('administration.employees.editHeading', { name: `${employee.firstName} ${employee.surname}` })
          : t('administration.employees.addHeading')}
      </h1>
      {draft.state === 'LOADING' ? (
        <Skeleton shape="card" lines={6} />
      ) : (
        <EmployeeForm
          draft={draft}
          present={employee && first}
          lists={lists}
          lackOf={(to) =>
            employee &&
            professionLack({ giver, isSelf: employee.userId === userId }, { from: employee.profession, to })
          }
          save={save}
          onCancel={() => {
            draft.clear()
            onDone()
          }}
          onFailure={onFailure}
        />
      )}
    </div>
  )
}
