import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { useSavedViews } from '../api/saved-views.ts'
import { useStaff, type Command, SHORTCUTS, canRun, run } from '../../e-contacts/index.ts'
import { LIST_ORDERS, VIEWS } from '../filters/inbox-search.ts'
import { useInboxSearch } from '../filters/use-inbox-search.ts'
import { searchOfView } from '../views/view-query.ts'
import { matching } from './matching.ts'
import styles from './palette.module.css'
import { useFoundPatients } from './use-found-patients.ts'

type PaletteProps = {
  /** Those that can be run now. */
  commands: readonly PaletteCommand[]
  /** The other look that the list can have now. */
  otherLayout: 'ROWS' | 'TABLE' | null
  onClose: () => void
}

const LABELS = {
  REPLY: 'clinic.keys.reply',
  ANSWERS: 'templates.button',
  NOTE: 'clinic.keys.note',
  ACCEPT: 'clinic.decision.accept',
  REJECT: 'clinic.decision.reject',
  ASSIGN: 'clinic.keys.assign',
  ASSIGN_TO_ME: 'clinic.keys.assignToMe',
  COMPLETE: 'clinic.keys.complete',
  ARCHIVE: 'clinic.keys.archive',
  MARK_UNREAD: 'clinic.keys.markUnread',
  REOPEN: 'clinic.closed.reopen',
  PRINT: 'print.action',
  SEARCH: 'clinic.keys.search',
  SELECT: 'clinic.keys.select',
  UNDO: 'clinic.keys.undo',
  FOLD_LEFT: 'clinic.keys.foldLeft',
  FOLD_RIGHT: 'clinic.keys.foldRight',
  HELP: 'clinic.keys.help',
} as const satisfies { [Name in Command]?: string }
type PaletteCommand = keyof typeof LABELS

/** What the palette would offer now. Ask in an event: what can be done changes with the page. */
export function commandsNow(): PaletteCommand[] {
  return (Object.keys(LABELS) as PaletteCommand[]).filter(canRun)
}

type Found = { label: string; key?: string; id?: string; run: () => void }

/** Other words by which people look for a command. */
const ALSO_CALLED = ['ARCHIVE', 'COMPLETE', 'ASSIGN', 'REPLY', 'NOTE'] as const
const isAlsoCalled = (command: PaletteCommand): command is (typeof ALSO_CALLED)[number] =>
  (ALSO_CALLED as readonly string[]).includes(command)

const PLACES = [
  ['/message-centre', 'shell.menu.messageCentre'],
  ['/feedback', 'shell.menu.feedback'],
  ['/admin', 'shell.menu.admin'],
  ['/settings', 'shell.menu.settings'],
  ['/help', 'shell.menu.help'],
] as const

const NEW_E_CONTACTS = [
  ['to-patient', 'clinic.newMenu.toPatient'],
  ['as-patient', 'clinic.newMenu.asPatient'],
] as const

/** Finds a command, a view, a page or a patient by some of its letters. Mount it only while it is open. */
export function Palette({ commands, otherLayout, onClose }: PaletteProps) {
  const { t, format } = useI18n()
  const id = useId()
  const navigate = useNavigate()
  const { change, clear } = useInboxSearch()
  const { views: saved } = useSavedViews(useStaff().clinicId)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)

  const { patients, isLooking } = useFoundPatients(words)
  const offered = matching(
    [
      ...commands.map((command) => ({
        label: t(LABELS[command]),
        ...(isAlsoCalled(command) ? { also: t(`clinic.palette.also.${command}`) } : {}),
        ...keyFor(command),
        run: () => run(command),
      })),
      ...NEW_E_CONTACTS.map(([mode, label]) => ({
        label: `${t('clinic.newMenu.label')}: ${t(label)}`,
        run: () => void navigate({ to: '/clinic-e-contacts/create', search: { mode } }),
      })),
      ...(otherLayout
        ? [
            {
              label: t(otherLayout === 'TABLE' ? 'clinic.list.asTable' : 'clinic.list.asRows'),
              run: () => change({ layout: otherLayout === 'TABLE' ? 'table' : undefined }, { replace: true }),
            },
          ]
        : []),
      ...PLACES.map(([to, label]) => ({ label: t(label), run: () => void navigate({ to }) })),
      ...saved.map((view) => ({
        label: view.name,
        run: () => void navigate({ to: '.', search: searchOfView(view.query) }),
      })),
      ...VIEWS.map((view) => ({
        label: t(`clinic.view.${view}`),
        run: () => change({ view: view === 'all' ? undefined : view }),
      })),
      ...LIST_ORDERS.map((order) => ({
        label: t(`clinic.sort.${order}`),
        run: () => change({ order: order === 'newest' ? undefined : order }),
      })),
      { label: t('shell.buttons.clearFilters'), run: clear },
    ],
    words,
  )
  const found: Found[] = [
    ...offered,
    ...patients.map((patient) => ({
      label: t('clinic.palette.patient', {
        name: `${patient.firstName} ${patient.surname}`,
        born: format.date(patient.birthDate),
      }),
      id: `patient-${patient.id}`,
      run: () => void navigate({ to: '/clinic-e-contacts', search: { patient: patient.id } }),
    })),
  ]
  const active = Math.min(at, found.length - 1)
  const choose = (index: number) => {
    const command = found[index]
    if (!command) return
    // The dialog is gone before the command runs: single keys do nothing behind one.
    flushSync(onClose)
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) setAt((active + step + found.length) % found.length)
    else if (event.key === 'Enter') choose(active)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('clinic.palette.heading')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      <TextField
        id={`${id}-words`}
        label={t('clinic.palette.label')}
        data-first-focus=""
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={words}
        onKeyDown={onKeyDown}
        onChange={(value) => {
          setWords(value)
          setAt(0)
        }}
      />
      <div role="status">{found.length === 0 && !isLooking && <p>{t('clinic.palette.nothing')}</p>}</div>
      <div id={`${id}-list`} role="listbox" aria-label={t('clinic.palette.heading')} className={styles.list}>
        {found.map(({ label, key, id: own }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the text field's
          <div
            key={own ?? `${label}${key ?? ''}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            onClick={() => choose(index)}
          >
            <span>{label}</span>
            {key && <kbd>{key}</kbd>}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

function keyFor(command: Command): { key?: string } {
  const found = Object.entries(SHORTCUTS).find(([, each]) => each === command)
  return found ? { key: found[0] } : {}
}
