import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Action } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from './icons.tsx'
import styles from './toasts.module.css'

export interface Toast {
  tone: 'success' | 'warning' | 'error'
  text: string
  /** Leaves by itself after 8 s; the time does not run under the pointer or with focus inside. */
  autoDismiss?: boolean
  /**
   * Undo, Try again. With an address it is a link, which a press with a modifier key opens elsewhere as usual. A toast with an
   * action stays until it is closed or `autoDismiss` runs out.
   */
  action?: { label: string; onSelect: () => void; isUndo?: boolean; href?: string }
  /** The toast counts down from it and then leaves, whatever is under the pointer. */
  leavesInMs?: number
  /** Stays until closed even without an action: a message that failed to send. */
  sticky?: boolean
}

interface Toaster {
  /**
   * Shows a toast and answers its id. One that says the same as a toast on show is not added twice, but that one is new again,
   * unless it offers an action: that belongs to what it was shown for.
   */
  show: (toast: Toast) => number
  /** Answers whether it was still on show: its reader may have put it away. */
  dismiss: (id: number) => boolean
  /** Takes back the newest thing that a toast offers to take back, as its button would; for a key. */
  undo: () => void
}

const AUTO_DISMISS_MS = 8000
/** Typing must not take a message away before it can be read. */
const SHOWN_AT_LEAST_MS = 1000

type ShownToast = Toast & { id: number; since: number }

const ToasterContext = createContext<Toaster | null>(null)

type ModalProblems = {
  /** The modal that lies over everything else. */
  top: string | undefined
  problems: readonly ShownToast[]
  /** Answers what takes it off again. */
  open: (modal: string) => () => void
  dismiss: (id: number) => void
}
const ModalProblemsContext = createContext<ModalProblems | null>(null)

/**
 * What fails while a modal is open, to be shown in it: a toast below it would be neither seen nor heard. It is forgotten when
 * the modal closes; what fails as it closes becomes a toast.
 */
export function useModalProblems() {
  const context = use(ModalProblemsContext)
  if (!context) throw new Error('no ToastProvider above')
  const { top, open, dismiss } = context
  const modal = useId()
  const problems = top === modal ? context.problems : NONE
  const told = useRef(problems)
  useEffect(() => {
    told.current = problems
  }, [problems])
  const forget = useCallback(() => {
    for (const { id } of told.current) dismiss(id)
  }, [dismiss])
  useEffect(() => open(modal), [open, modal])
  useEffect(() => forget, [forget])
  return { problems, forget }
}

const NONE: readonly ShownToast[] = []

/** Shows and dismisses toasts. */
export function useToasts(): Toaster {
  const toaster = use(ToasterContext)
  if (!toaster) throw new Error('no ToastProvider above')
  return toaster
}

/** Holds the toasts of the whole app, in one polite and one assertive live region that are always there. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const nextId = useRef(1)

  const shown = useRef(toasts)
  // Before it is seen: whatever can be seen can be taken back.
  useLayoutEffect(() => {
    shown.current = toasts
  }, [toasts])
  const dismiss = useCallback((id: number) => {
    setToasts((all) => all.filter((toast) => toast.id !== id))
    return shown.current.some((toast) => toast.id === id)
  }, [])
  const show = useCallback((toast: Toast) => {
    const id = nextId.current++
    const since = Date.now()
    const isSame = (other: Toast) => other.text === toast.text && other.tone === toast.tone
    setToasts((all) =>
      !toast.action && all.some(isSame)
        ? all.map((other) => (isSame(other) ? { ...other, since } : other))
        : [...all, { ...toast, id, since }],
    )
    return id
  }, [])
  const undo = useCallback(() => {
    const newest = shown.current.findLast((toast) => toast.action?.isUndo)
    if (!newest) return
    dismiss(newest.id)
    newest.action?.onSelect()
  }, [dismiss])
  const toaster = useMemo(() => ({ show, dismiss, undo }), [show, dismiss, undo])

  const [modals, setModals] = useState<readonly string[]>([])
  const open = useCallback((modal: string) => {
    setModals((all) => [...all, modal])
    return () => setModals((all) => all.filter((each) => each !== modal))
  }, [])
  const top = modals.at(-1)
  const problems = useMemo(() => (top === undefined ? NONE : toasts.filter(isPassingProblem)), [top, toasts])
  const modalProblems = useMemo(() => ({ top, problems, open, dismiss }), [top, problems, open, dismiss])
  const loose = toasts.filter((toast) => !problems.includes(toast))

  const anyLoose = loose.some((toast) => !staysUntilClosed(toast))
  useEffect(() => {
    if (!anyLoose) return
    const clear = () =>
      setToasts((all) =>
        all.filter((toast) => staysUntilClosed(toast) || isFresh(toast) || problems.includes(toast)),
      )
    const events = ['keydown', 'click', 'touchstart'] as const
    for (const name of events) document.addEventListener(name, clear)
    return () => {
      for (const name of events) document.removeEventListener(name, clear)
    }
  }, [anyLoose, problems])

  const cards = (urgent: boolean) =>
    loose
      .filter((toast) => (toast.tone === 'error') === urgent)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />)

  return (
    <ToasterContext value={toaster}>
      <ModalProblemsContext value={modalProblems}>{children}</ModalProblemsContext>
      <section className={styles.area} aria-label={t('kit.toasts')} data-no-print="">
        <div role="alert" className={styles.list}>
          {cards(true)}
        </div>
        <div role="status" className={styles.list}>
          {cards(false)}
        </div>
      </section>
    </ToasterContext>
  )
}

function staysUntilClosed(toast: Toast) {
  return toast.action !== undefined || toast.sticky === true
}

function isPassingProblem(toast: ShownToast) {
  return toast.tone !== 'success' && !staysUntilClosed(toast)
}

function isFresh(toast: ShownToast) {
  return Date.now() - toast.since < SHOWN_AT_LEAST_MS
}

const ICONS = { success: IconCircleCheck, warning: IconInfoCircle, error: IconAlertTriangle }

function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: (id: number) => void }) {
  const { t } = useI18n()
  const [held, setHeld] = useState(false)
  const { id, autoDismiss, action, since, leavesInMs } = toast
  const secondsLeft = useSecondsLeft(leavesInMs === undefined ? undefined : since + leavesInMs)
  const Icon = ICONS[toast.tone]

  useEffect(() => {
    if (!autoDismiss || held) return
    const timer = setTimeout(() => onDismiss(id), AUTO_DISMISS_MS)
    return () => clearTimeout(timer)
  }, [autoDismiss, held, id, since, onDismiss])

  useEffect(() => {
    if (secondsLeft === 0) onDismiss(id)
  }, [secondsLeft, id, onDismiss])

  return (
    <div
      className={classNames(styles.toast, styles[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <p>{toast.text}</p>
      {secondsLeft !== null && (
        // Counting aloud would talk over everything else.
        <span aria-hidden="true" className={styles.seconds}>
          {t('kit.secondsLeft', { seconds: String(secondsLeft) })}
        </span>
      )}
      {action && (
        <ToastAction
          action={action}
          onSelect={() => {
            onDismiss(id)
            action.onSelect()
          }}
        />
      )}
      <IconButton
        label={t('kit.dismissToast')}
        icon={<IconX />}
        tooltipSide="left"
        onClick={() => onDismiss(id)}
      />
    </div>
  )
}

type ToastActionProps = { action: NonNullable<Toast['action']>; onSelect: () => void }

function ToastAction({ action: { label, href }, onSelect }: ToastActionProps) {
  if (href === undefined)
    return (
      <Action className={styles.action} onClick={onSelect}>
        {label}
      </Action>
    )
  return (
    <a
      href={href}
      className={styles.action}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onSelect()
      }}
    >
      {label}
    </a>
  )
}

/** Whole seconds until the moment, rounded up; null without one. */
function useSecondsLeft(until: number | undefined): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? null : Math.max(0, Math.ceil((until - now) / 1000))
}
