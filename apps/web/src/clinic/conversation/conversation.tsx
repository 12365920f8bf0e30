import { useNavigate } from '@tanstack/react-router'
import type { OwnHeldReply } from '@vastus/contract/held-replies'
import { isOpen } from '@vastus/domain/e-contact/status'
import type { ClinicEContact, MergedEContact, Note, TimelineEntry } from '@vastus/contract/shapes'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Drawer } from '../../shared/ui/dialog.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { IconInfoCircle, IconLock, IconX } from '../../shared/ui/icons.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useAfterPaint } from '../../shared/ui/use-after-paint.ts'
import { useMinWidth } from '../../shared/ui/use-min-width.ts'
import { Summary } from '../ai/index.ts'
import {
  DangerReasons,
  firstSteps,
  patientPane,
  conversationStyles as styles,
  useChangeEContact,
  useCommands,
  useStaff,
} from '../e-contacts/index.ts'
import { KeptNote, KeptReply, useMerge } from '../merge/index.ts'
import {
  EMPTY_NOTE,
  EMPTY_REPLY,
  HeldThread,
  returnedDraft,
  UnsentReply,
  useHeldReplies,
} from '../replies/index.ts'
import { ClosedBar } from './closed-bar.tsx'
import { Composer, type ComposerTab } from './composer.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import { ConversationTools } from './conversation-tools.tsx'
import { DangerAlarm } from './danger-alarm.tsx'
import { Decision } from './decision.tsx'
import { PatientPanel } from './patient-panel.tsx'
import { PresenceNotice } from './presence-notice.tsx'
import { Thread } from './thread.tsx'
import { useAssign } from './use-assign.tsx'
import { useLiveEContact } from './use-live-e-contact.ts'
import { useMarkUnread } from './use-mark-unread.ts'
import { useReason } from './use-reason.tsx'
import { useScrollToReading } from './use-scroll-to-reading.ts'

export type ConversationParts = {
  /** What is shown before the messages, and after them. */
  Before: ComponentType<{ eContact: ClinicEContact }>
  After: ComponentType<{ eContact: ClinicEContact }>
}

type ConversationProps = ConversationParts & {
  eContact: ClinicEContact
  entries: readonly TimelineEntry[]
  notes: readonly Note[]
}

const NOTHING: readonly MergedEContact[] = []

/** While an accepting is held there is nothing to decide, and a reply may be written already: the server accepts first. */
function asSoonAccepted(eContact: ClinicEContact): ClinicEContact {
  const isAccepting = eContact.heldReplies?.some(
    ({ action, state }) => action === 'ACCEPT' && state === 'HELD',
  )
  if (!isAccepting) return eContact
  const abilities = { ...eContact.abilities, ACCEPT: false, REJECT: false, INQUIRE: true, COMPLETE: true }
  return { ...eContact, abilities }
}

/** One e-contact: its head, what was said, and what can be done next. */
export function Conversation({ eContact: asItIs, entries, notes, Before, After }: ConversationProps) {
  const eContact = asSoonAccepted(asItIs)
  const { t } = useI18n()
  const { userId, timeZone, replyHoldSeconds: holdSeconds } = useStaff()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const navigate = useNavigate()
  const hasRoomForPanel = useMinWidth(75)
  const isFolded = patientPane.use() === 'folded'
  const hasPanel = hasRoomForPanel && !isFolded
  const isPainted = useAfterPaint()
  const [panelOpen, setPanelOpen] = useState(false)
  const [tab, setTab] = useState<ComposerTab>('reply')
  const assignHolder = useRef<HTMLSpanElement>(null)
  const reply = useDraft(`e-contact:${eContact.id}:reply`, EMPTY_REPLY)
  const note = useDraft(`e-contact:${eContact.id}:note`, EMPTY_NOTE)
  const { receive } = useHeldReplies()
  const takeReturned = useEffectEvent((returned: OwnHeldReply) =>
    reply.changeAnew((typed) => returnedDraft(returned, typed, timeZone)),
  )
  useEffect(() => receive(eContact.id, (returned) => takeReturned(returned)), [receive, eContact.id])
  useEffect(() => firstSteps(userId).take('open'), [userId])
  const change = useChangeEContact(eContact.id)
  const { assign, dialog: assignDialog } = useAssign(eContact)
  const markUnread = useMarkUnread(eContact.id)
  const { askToMerge, dialog: mergeDialog } = useMerge(eContact)
  const { ask, dialog: reasonDialog } = useReason(eContact.id, reply)
  const { isUpdated, setUpdated } = useLiveEContact(eContact.id)
  const thread = useScrollToReading(
    eContact,
    entries,
    entries.length + notes.length + (eContact.heldReplies?.length ?? 0),
  )
  const { abilities, merged = NOTHING } = eContact

  const write = (next: ComposerTab) => {
    // At once: what is typed right after the key belongs to the field, and is no command.
    flushSync(() => setTab(next))
    document.getElementById(`${next}-text`)?.focus()
  }

  const accept = () =>
    change.mutate(
      { change: { kind: 'ACCEPT', holdSeconds } },
      {
        // What is held tells of itself, with the way back.
        onSuccess: () =>
          holdSeconds === 0 &&
          show({ tone: 'success', autoDismiss: true, text: t('clinic.decision.accepted') }),
        onError: (error) => alert('e-contacts', error),
      },
    )

  const foldPanel = () => patientPane.choose(isFolded ? 'open' : 'folded')
  const closeWithReply = () => {
    reply.change((current) => ({ ...current, restriction: 'NO_REPLY' }))
    write('reply')
  }
  useCommands({
    OPEN: () => thread.current?.focus({ preventScroll: true }),
    ...(hasRoomForPanel ? { FOLD_RIGHT: foldPanel } : {}),
    ...(abilities.INQUIRE ? { REPLY: () => write('reply'), COMPLETE: closeWithReply } : {}),
    ...(abilities.ADD_NOTE ? { NOTE: () => write('note') } : {}),
    ...(abilities.ASSIGN
      ? {
          ASSIGN: () => assignHolder.current?.querySelector('button')?.click(),
          ASSIGN_TO_ME: () => assign(userId),
        }
      : {}),
    ...(abilities.ARCHIVE ? { ARCHIVE: () => ask('ARCHIVE') } : {}),
    ...(abilities.ACCEPT ? { ACCEPT: accept, REJECT: () => ask('REJECT') } : {}),
    ...(abilities.CLINIC_REOPEN ? { REOPEN: () => ask('CLINIC_REOPEN') } : {}),
    ...(isOpen(eContact.status) ? { MARK_UNREAD: () => void markUnread() } : {}),
    PRINT: () => void navigate({ to: '/e-contacts/$id/print', params: { id: String(eContact.id) } }),
  })

  return (
    <section className={styles.conversation} aria-label={t('clinic.conversation.pane')}>
      <ConversationHeader
        eContact={eContact}
        tools={
          <ConversationTools
            eContact={eContact}
            assignHolder={assignHolder}
            onAssign={assign}
            onArchive={() => ask('ARCHIVE')}
            panel={hasRoomForPanel ? { isFolded } : 'DRAWER'}
            onPanel={() => (hasRoomForPanel ? foldPanel() : setPanelOpen(true))}
          />
        }
      />
      <PresenceNotice id={eContact.id} />
      <DangerAlarm eContact={eContact} />
      <DangerReasons signs={eContact.dangerSigns} />
      <div className={styles.body} data-panel={hasPanel ? '' : undefined}>
        <div className={styles.main} data-pane-around="">
          <div
            ref={thread}
            className={styles.thread}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
            tabIndex={0}
            role="region"
            aria-label={t('clinic.conversation.messages')}
            data-pane=""
            data-pane-rest=""
            data-own-arrows=""
          >
            <div>
              {eContact.medicalHidden && (
                <p className={styles.masked}>
                  <IconLock aria-hidden="true" />
                  {t('clinic.conversation.masked')}
                </p>
              )}
              <Summary eContact={eContact} />
              <Before eContact={eContact} />
              {merged.map(
                ({ id, eContactType, sickLeave }) =>
                  sickLeave && <Before key={id} eContact={{ ...eContact, eContactType, sickLeave }} />,
              )}
              <Thread
                entries={entries}
                notes={notes}
                eContactId={eContact.id}
                merged={merged}
                isHidden={eContact.medicalHidden}
              />
              <HeldThread eContact={eContact} onTaken={() => write('reply')} />
              <After eContact={eContact} />
            </div>
          </div>
          <div className={styles.foot} data-pane="">
            <div role="status">
              {isUpdated && (
                <p className={styles.updated}>
                  <IconInfoCircle aria-hidden="true" />
                  <span>{t('errors.eContactUpdated')}</span>
                  <IconButton
                    label={t('kit.close')}
                    icon={<IconX />}
                    tooltipSide="left"
                    onClick={() => setUpdated(false)}
                  />
                </p>
              )}
            </div>
            {abilities.ACCEPT && (
              <Decision
                eContact={eContact}
                busy={change.isPending}
                onAccept={accept}
                onReject={() => ask('REJECT')}
                onNote={() => write('note')}
              />
            )}
            {abilities.INQUIRE &&
              merged.map(({ id }) => (
                <KeptReply key={id} eContactId={id} into={reply} onTaken={() => write('reply')} />
              ))}
            {abilities.ADD_NOTE &&
              merged.map(({ id }) => (
                <KeptNote key={id} eContactId={id} into={note} onTaken={() => write('note')} />
              ))}
            {!abilities.INQUIRE && <UnsentReply draft={reply.values} onDrop={() => reply.clear()} />}
            {(eContact.status === 'completed' || eContact.status === 'rejected') && (
              <ClosedBar
                eContact={eContact}
                onReopen={() => ask('CLINIC_REOPEN')}
                onNote={() => write('note')}
              />
            )}
            <Composer
              eContact={eContact}
              entries={entries}
              reply={reply}
              note={note}
              tab={tab}
              onTab={setTab}
              onReopen={() => ask('CLINIC_REOPEN')}
            />
          </div>
        </div>
        {hasPanel && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
          <aside className={styles.aside} aria-label={t('clinic.info.heading')} tabIndex={0} data-pane="">
            {/* What the patient says comes first. */}
            {isPainted && <PatientPanel eContact={eContact} entries={entries} askToMerge={askToMerge} />}
          </aside>
        )}
      </div>
      {!hasRoomForPanel && (
        <Drawer
          open={panelOpen}
          onClose={() => setPanelOpen(false)}
          heading={`${eContact.patient.firstName} ${eContact.patient.surname}`}
          coversPhone
        >
          <PatientPanel eContact={eContact} entries={entries} askToMerge={askToMerge} />
        </Drawer>
      )}
      {assignDialog}
      {mergeDialog}
      {reasonDialog}
    </section>
  )
}
