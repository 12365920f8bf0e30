import type { ClinicEContact } from '@vastus/contract/shapes'
import type { RefObject } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Menu } from '../../shared/ui/menu.tsx'
import { useEmployees, useStaff, colleagueName, conversationStyles as styles } from '../e-contacts/index.ts'

type AssignMenuProps = {
  eContact: ClinicEContact
  holder: RefObject<HTMLSpanElement | null>
  onAssign: (userId: number | null) => void
}

/** Who is responsible, and a list to change it: me, a colleague, nobody. */
export function AssignMenu({ eContact, holder, onAssign }: AssignMenuProps) {
  const { t } = useI18n()
  const { clinicId, userId } = useStaff()
  const employees = useEmployees(clinicId).data?.content
  const assignee = eContact.assigneeUser
  const others = employees?.filter((each) => each.userId !== userId && each.deletedAt === null) ?? []
  // Colleagues who arrive late must not push another entry to where somebody is about to press.
  const canTakeAway = assignee && employees
  return (
    <span ref={holder} className={styles.assign}>
      <Menu
        label={
          assignee
            ? t('clinic.assign.label', { name: colleagueName(assignee, t) })
            : t('clinic.assign.nobody')
        }
        items={[
          { label: t('clinic.assign.me'), shortcut: 'm', onSelect: () => onAssign(userId) },
          ...others.map((each) => ({
            label: `${each.firstName} ${each.surname}`,
            onSelect: () => onAssign(each.userId),
          })),
          ...(canTakeAway ? [{ label: t('clinic.assign.takeAway'), onSelect: () => onAssign(null) }] : []),
        ]}
      />
    </span>
  )
}
