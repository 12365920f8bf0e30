import { Link } from '@tanstack/react-router'
import type { ClinicEContact } from '@vastus/contract/shapes'
import type { RefObject } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconButton, iconButtonClass } from '../../shared/ui/icon-button.tsx'
import {
  IconArchive,
  IconChevronLeft,
  IconChevronRight,
  IconPrinter,
  IconUser,
} from '../../shared/ui/icons.tsx'
import { AssignMenu } from './assign-menu.tsx'

type ConversationToolsProps = {
  eContact: ClinicEContact
  assignHolder: RefObject<HTMLSpanElement | null>
  onAssign: (userId: number | null) => void
  onArchive: () => void
  /** Beside the conversation, where it can be folded, or over it. */
  panel: { isFolded: boolean } | 'DRAWER'
  onPanel: () => void
}

/** What can be done with the open e-contact as a whole. */
export function ConversationTools(props: ConversationToolsProps) {
  const { eContact, assignHolder, onAssign, onArchive, panel, onPanel } = props
  const { t } = useI18n()
  const { abilities } = eContact
  return (
    <>
      {abilities.ASSIGN && <AssignMenu eContact={eContact} holder={assignHolder} onAssign={onAssign} />}
      {abilities.ARCHIVE && (
        <IconButton
          label={t('clinic.reason.ARCHIVE.confirm')}
          shortcut="e"
          icon={<IconArchive />}
          tooltipSide="left"
          onClick={onArchive}
        />
      )}
      <Link
        to="/e-contacts/$id/print"
        params={{ id: String(eContact.id) }}
        preload={false}
        className={iconButtonClass}
        aria-label={t('print.action')}
        title={t('print.action')}
      >
        <IconPrinter aria-hidden="true" />
      </Link>
      {panel === 'DRAWER' ? (
        <IconButton
          label={t('clinic.info.heading')}
          icon={<IconUser />}
          tooltipSide="left"
          onClick={onPanel}
        />
      ) : (
        <IconButton
          label={t(panel.isFolded ? 'clinic.panes.unfoldPatient' : 'clinic.panes.foldPatient')}
          shortcut="]"
          icon={panel.isFolded ? <IconChevronLeft /> : <IconChevronRight />}
          tooltipSide="left"
          onClick={onPanel}
        />
      )}
    </>
  )
}
