import { useNavigate, useParams } from '@tanstack/react-router'
import { parseFlowReturn } from '@vastus/domain/instruments/flow-return'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { IconChevronLeft } from '../../shared/ui/icons.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useMinWidth } from '../../shared/ui/use-min-width.ts'
import {
  DeskContext,
  filtersPane,
  firstSteps,
  type Staff,
  StaffContext,
  KeysDialog,
  useCommands,
  useStaff,
  PresenceProvider,
} from '../e-contacts/index.ts'
import { FilterFields } from './filters/filter-fields.tsx'
import { useInboxSearch } from './filters/use-inbox-search.ts'
import { ViewList } from './filters/view-list.tsx'
import { HeldRepliesProvider, useHeldReplies } from '../replies/index.ts'
import styles from './inbox.module.css'
import { commandsNow, Palette } from './palette/palette.tsx'
import { usePaletteKey } from './palette/use-palette-key.ts'
import { SavedViews } from './views/saved-views.tsx'
import { ListPane } from './list/list-pane.tsx'
import { useWorkList } from './list/use-work-list.ts'
import { focusPane, leaveText } from './panes.ts'
import { useLiveInbox } from './use-live-inbox.ts'

type InboxScreenProps = {
  staff: Staff
  /** The conversation, or what is shown in its place. */
  children: ReactNode
}

/** The clinic's inbox: filters, list and conversation, as many side by side as there is room for. */
export function InboxScreen({ staff, children }: InboxScreenProps) {
  return (
    <StaffContext value={staff}>
      <PresenceProvider>
        <HeldRepliesProvider>
          <Panes>{children}</Panes>
        </HeldRepliesProvider>
      </PresenceProvider>
    </StaffContext>
  )
}

function Panes({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { id } = useParams({ strict: false })
  const { search, change } = useInboxSearch()
  const { undo } = useToasts()
  const searchField = useRef<HTMLInputElement>(null)
  const [cameFrom, setCameFrom] = useState<number | null>(null)
  const [helpOpen, setHelpOpen] = useState(false)
  const [offered, setOffered] = useState<ReturnType<typeof commandsNow> | null>(null)
  const hasTwoPanes = useMinWidth(48)
  const hasRoomForFilters = useMinWidth(87.5)
  const isFolded = filtersPane.use() === 'folded'
  const hasFilterPane = hasRoomForFilters && !isFolded
  // First all but the rows, then these: answers that come while the screen is being drawn make React draw it again, and in one piece.
  const isDrawn = useDeferredValue(true, false)
  const openId = id === undefined ? null : Number(id)
  if (openId !== null && openId !== cameFrom) setCameFrom(openId)
  // The answers of a questionnaire are waited for in the place of the conversation, also where there is room for one pane.
  const isOpen = openId !== null || parseFlowReturn(search) !== null
  const canBeTable = hasTwoPanes && !isOpen
  const isTable = canBeTable && search.layout === 'table'
  const showsList = hasTwoPanes || !isOpen
  const showsConversation = !isTable && (hasTwoPanes || isOpen)
  const { onItsWay } = useHeldReplies()
  const { desk, move, onShown } = useWorkList({ openId, view: search.view, onItsWay })
  useLiveInbox()
  const { userId } = useStaff()
  usePaletteKey(() => {
    firstSteps(userId).take('palette')
    setOffered(commandsNow())
  })
  const showKeys = () => {
    firstSteps(userId).take('keys')
    setHelpOpen(true)
  }

  useCommands({
    SEARCH: () => searchField.current?.focus(),
    HELP: showKeys,
    UNDO: undo,
    NEXT_PANE: () => focusPane(1),
    PREVIOUS_PANE: () => focusPane(-1),
    ...(openId === null ? {} : { NEXT: () => move(1), PREVIOUS: () => move(-1) }),
    ...(hasRoomForFilters ? { FOLD_LEFT: () => filtersPane.choose(isFolded ? 'open' : 'folded') } : {}),
    LEAVE: () =>
      leaveText() || (openId !== null && void navigate({ to: '/clinic-e-contacts', search: true })),
  })

  return (
    <DeskContext value={desk}>
      <div
        className={styles.panes}
        data-filters={hasFilterPane ? '' : undefined}
        data-layout={isTable ? 'table' : 'rows'}
        {...(isOpen ? { 'data-open': '' } : {})}
      >
        {hasFilterPane && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
          <section className={styles.filters} aria-label={t('clinic.filter.open')} tabIndex={0} data-pane="">
            <div className={styles.fold}>
              <IconButton
                label={t('clinic.panes.foldFilters')}
                shortcut="["
                icon={<IconChevronLeft />}
                onClick={() => filtersPane.choose('folded')}
              />
            </div>
            <ViewList
              view={search.closed ? null : (search.view ?? 'all')}
              onView={(view) => change({ view: view === 'all' ? undefined : view })}
            />
            <SavedViews>
              <hr className={styles.line} />
              <FilterFields />
            </SavedViews>
          </section>
        )}
        {showsList && (
          <ListPane
            openId={openId}
            cameFrom={cameFrom}
            mayHaveRows={isDrawn}
            isTable={isTable}
            canBeTable={canBeTable}
            hasFilterPane={hasFilterPane}
            {...(hasRoomForFilters && isFolded ? { onUnfold: () => filtersPane.choose('open') } : {})}
            onShown={onShown}
            searchField={searchField}
            onHelp={showKeys}
          />
        )}
        {showsConversation && children}
        {offered && (
          <Palette
            commands={offered}
            otherLayout={canBeTable ? (isTable ? 'ROWS' : 'TABLE') : null}
            onClose={() => setOffered(null)}
          />
        )}
        <KeysDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
      </div>
    </DeskContext>
  )
}
