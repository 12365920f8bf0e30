import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { IconAlertTriangle, IconX } from './icons.tsx'
import { useModalProblems } from './toasts.tsx'

interface DialogProps {
  open: boolean
  /** Called on Escape and Cancel; the owner then sets `open` to false. */
  onClose: () => void
  /** States the consequence: "Reject this e-contact for good?" */
  heading: ReactNode
  children?: ReactNode
  /** Buttons; the one with `data-first-focus` is focused first. */
  actions?: ReactNode
  /** For what is looked at: as wide as the screen allows. */
  isWide?: boolean
}

/** A modal question. Keeps focus inside and gives it back. */
export function Dialog({ open, onClose, heading, children, actions, isWide = false }: DialogProps) {
  const element = useModal(open)
  const headingId = useId()
  return (
    <dialog
      ref={element}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          <div className={styles.body}>{children}</div>
          <Problems />
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  )
}

interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  /** The verb of what happens: "Reject". */
  confirmLabel: string
  onConfirm: () => void
  danger?: boolean
  busy?: boolean
  /** The action gets first focus: what it does is harmless, or can be taken back. */
  startsOnAction?: boolean
}

/**
 * A dialog with Cancel and one action. Cancel gets first focus, unless the action is harmless or one of the children has
 * `data-first-focus`.
 */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  danger,
  busy = false,
  startsOnAction = false,
  ...dialog
}: ConfirmDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            {...(startsOnAction ? { 'data-first-focus': '' } : {})}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button variant="secondary" data-first-focus="" onClick={dialog.onClose}>
            {t('kit.cancel')}
          </Button>
        </>
      }
    />
  )
}

interface DrawerProps {
  open: boolean
  onClose: () => void
  /** Shown at the top and read as its name. */
  heading: ReactNode
  side?: 'left' | 'right' | 'bottom'
  /** Covers the page below 576 px. */
  coversPhone?: boolean
  children: ReactNode
}

/** A panel from the side, or a sheet from below. Closes on Escape and on a press outside. */
export function Drawer({ open, onClose, heading, side = 'right', coversPhone, children }: DrawerProps) {
  const { t } = useI18n()
  const element = useModal(open)
  const headingId = useId()
  return (
    <dialog
      ref={element}
      className={classNames(styles.drawer, styles[side], coversPhone && styles.coversPhone)}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.drawerTop}>
            <h2 id={headingId}>{heading}</h2>
            <IconButton label={t('kit.close')} icon={<IconX />} onClick={onClose} tooltipSide="left" />
          </div>
          <Problems />
          {children}
        </div>
      )}
    </dialog>
  )
}

/** What failed while the modal is open; it is shown there until the next press of a button in it. */
function Problems() {
  const element = useRef<HTMLDivElement>(null)
  const { problems, forget } = useModalProblems()
  useEffect(() => {
    const modal = element.current?.closest('dialog')
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button')) forget()
    }
    modal?.addEventListener('click', press, true)
    return () => modal?.removeEventListener('click', press, true)
  }, [forget])
  return (
    <div ref={element} role="alert" className={styles.problems}>
      {problems.map(({ id, text }) => (
        <p key={id} className={styles.problem}>
          <IconAlertTriangle aria-hidden="true" />
          {text}
        </p>
      ))}
    </div>
  )
}

function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      dialog.close()
      document.addEventListener('click', ignoreSecondPress, { capture: true, once: true })
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open])
  return element
}

/** The second press of a double click was meant for the button that went with the first, not for what lay beneath. */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
