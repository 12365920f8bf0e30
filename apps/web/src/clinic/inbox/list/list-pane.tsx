import { type MouseEvent, type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useMorePages } from '../../../shared/api/use-more-pages.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { CountBadge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Drawer } from '../../../shared/ui/dialog.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { IconChevronRight, IconFilter } from '../../../shared/ui/icons.tsx'
import { Menu } from '../../../shared/ui/menu.tsx'
import { EmptyState } from '../../../shared/ui/page-states.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { useEContactList } from '../api/list-e-contacts.ts'
import { useCommands, useStaff } from '../../e-contacts/index.ts'
import { FilterFields } from '../filters/filter-fields.tsx'
import { countFilters, hasOneStatus, looksForSome, VIEWS } from '../filters/inbox-search.ts'
import { listQuery } from '../filters/list-query.ts'
import { ScopeSwitch } from '../filters/scope-switch.tsx'
import { SearchField } from '../filters/search-field.tsx'
import { useInboxSearch } from '../filters/use-inbox-search.ts'
import { useScopeCounts } from '../filters/use-scope-counts.ts'
import { useViewCounts, ViewList } from '../filters/view-list.tsx'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { SelectionProvider } from '../selection/selection-context.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { EContactList } from './e-contact-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTools } from './list-tools.tsx'
import { NothingOpen } from './nothing-open.tsx'
import styles from './list-pane.module.css'
import { useNow } from '../../../shared/time/use-now.ts'

type ListPaneProps = {
  openId: number | null
  /** The one that was open before. */
  cameFrom: number | null
  /** What is around them has been drawn. */
  mayHaveRows: boolean
  isTable: boolean
  canBeTable: boolean
  /** The views and filters stand in a pane of their own. */
  hasFilterPane: boolean
  searchField: RefObject<HTMLInputElement | null>
  /** Opens the folded pane of filters again. */
  onUnfold?: () => void
  onShown: (ids: readonly number[]) => void
  onHelp: () => void
}

/** Search, filters and the list itself, in each of its states. */
export function ListPane(props: ListPaneProps) {
  const {
    openId,
    cameFrom,
    mayHaveRows,
    isTable,
    canBeTable,
    hasFilterPane,
    searchField,
    onUnfold,
    onShown,
    onHelp,
  } = props
  const { t, format } = useI18n()
  const staff = useStaff()
  const now = useNow()
  const { search, change, clear } = useInboxSearch()
  const [filtersOpen, setFiltersOpen] = useState(false)
  // Folding belongs to the pane; where there is no room for one, the same key opens the drawer.
  useCommands(hasFilterPane || onUnfold ? {} : { FOLD_LEFT: () => setFiltersOpen(true) })
  const query = useMemo(() => listQuery(search, staff, now), [search, staff, now])
  const list = useEContactList(query)
  const listKey = JSON.stringify(query)
  const { isLoadingMore, loadMore } = useMorePages(list, listKey)
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.content) ?? [], [list.data])
  const total = list.data?.pages[0]?.totalElements ?? 0
  const view = search.view ?? 'all'
  const heading = t(search.closed ? 'clinic.scope.closed' : `clinic.view.${view}`)
  const counts = useViewCounts()
  const shownCount = list.data ? total : search.closed ? undefined : counts[view]
  const isScoped = looksForSome(search)
  const scopes = useScopeCounts(
    search,
    list.isPlaceholderData ? undefined : list.data?.pages[0]?.totalElements,
  )
  // The address knows the number alone; while another list is still shown, its rows are of somebody else. With none open, a closed one
  // knows the name.
  const known = scopes.other ? [...rows, scopes.other] : rows
  const patient = known.find((row) => row.patient.id === search.patient)?.patient
  const filterCount = countFilters(search) - (search.search ? 1 : 0)
  const searchClosed = (isClosed: boolean) => change({ closed: isClosed ? true : undefined })
  const headingRef = useRef<HTMLHeadingElement>(null)
  const tryAgain = async ({ currentTarget: button }: MouseEvent) => {
    const { isError } = await (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())
    // The button goes, the focus not with it.
    if (!isError && document.activeElement === button) headingRef.current?.focus()
  }
  const Heading = openId === null ? 'h1' : 'h2'

  // The first rows are drawn in small pieces, between which the page hears its user.
  const isFirstDrawn = useDeferredValue(mayHaveRows && list.data !== undefined)

  const ids = useMemo(() => rows.map((row) => row.id), [rows])

  return (
    <SelectionProvider ids={ids} listKey={listKey}>
      <section className={styles.pane} aria-label={t('clinic.list.pane')} data-pane="">
        <header className={styles.head}>
          <div className={styles.title}>
            {onUnfold && (
              <IconButton
                label={t('clinic.panes.unfoldFilters')}
                shortcut="["
                icon={<IconChevronRight />}
                onClick={onUnfold}
              />
            )}
            <Heading
              ref={headingRef}
              tabIndex={-1}
              data-pane-rest=""
              className={hasFilterPane ? styles.heading : styles.hiddenHeading}
            >
              {heading}
            </Heading>
            {!hasFilterPane && (
              <Menu
                label={heading}
                variant="quiet"
                items={VIEWS.map((each) => ({
                  label: t(`clinic.view.${each}`),
                  ...(counts[each] === undefined ? {} : { shortcut: format.number(counts[each]) }),
                  onSelect: () => change({ view: each === 'all' ? undefined : each }),
                }))}
              />
            )}
            {shownCount !== undefined && <CountBadge>{format.number(shownCount)}</CountBadge>}
            <ListTools
              isTable={isTable}
              canBeTable={canBeTable}
              isNarrow={openId !== null}
              onTable={() => change({ layout: isTable ? undefined : 'table' }, { replace: true })}
              onHelp={onHelp}
            />
          </div>
          <div className={styles.find}>
            <SearchField field={searchField} />
            {!hasFilterPane && (
              <Button
                variant="secondary"
                icon={<IconFilter aria-hidden="true" />}
                onClick={() => setFiltersOpen(true)}
              >
                {filterCount > 0
                  ? t('clinic.filter.openCounted', { number: filterCount })
                  : t('clinic.filter.open')}
              </Button>
            )}
          </div>
          {isScoped && (
            <ScopeSwitch isClosed={search.closed === true} counts={scopes} onClosed={searchClosed} />
          )}
          {countFilters(search) > 0 && (
            <p className={styles.filtered}>
              <span>
                {patient && `${patient.firstName} ${patient.surname} · `}
                {t('clinic.list.found', { count: total })}
              </span>
              <Button variant="quiet" onClick={clear}>
                {t('shell.buttons.clearFilters')}
              </Button>
            </p>
          )}
        </header>
        <SelectionBar rows={rows} />
        <div role="status">
          <VisuallyHidden>
            {list.isPlaceholderData
              ? t('shell.loading')
              : scopes.open !== undefined &&
                scopes.closed !== undefined &&
                t('clinic.scope.told', {
                  open: format.number(scopes.open),
                  closed: format.number(scopes.closed),
                })}
          </VisuallyHidden>
        </div>
        {list.isError && list.data && (
          <p role="alert" className={classNames(styles.filtered, styles.stale)}>
            <span>{t(list.isFetchNextPageError ? 'clinic.list.failed' : 'clinic.list.stale')}</span>
            <Button variant="quiet" onClick={(event) => void tryAgain(event)}>
              {t('shell.buttons.tryAgain')}
            </Button>
          </p>
        )}
        {list.isError && !list.data ? (
          <div className={styles.state} data-nothing-to-open="">
            <EmptyState
              heading={t('clinic.list.failed')}
              text={t('clinic.list.failedText')}
              action={
                <Button
                  onClick={() => {
                    headingRef.current?.focus()
                    void list.refetch()
                  }}
                >
                  {t('shell.buttons.tryAgain')}
                </Button>
              }
            />
          </div>
        ) : !list.data || !isFirstDrawn ? (
          <ListSkeleton />
        ) : rows.length === 0 ? (
          <div className={styles.state} data-nothing-to-open="">
            {countFilters(search) > 0 ? (
              <EmptyState
                heading={t('shell.empty.noResults')}
                text={t('shell.empty.noResultsHint')}
                action={
                  isScoped && !search.closed ? (
                    <Button
                      variant="secondary"
                      onClick={() => {
                        searchClosed(true)
                        // The button goes; what it did can be seen, and undone, up there.
                        document.getElementById('scope-closed')?.focus()
                      }}
                    >
                      {t('clinic.scope.searchClosed')}
                    </Button>
                  ) : (
                    <Button variant="secondary" onClick={clear}>
                      {t('shell.buttons.clearFilters')}
                    </Button>
                  )
                }
              />
            ) : (
              <NothingOpen view={view} />
            )}
          </div>
        ) : (
          <EContactList
            rows={rows}
            total={total}
            listKey={listKey}
            openId={openId}
            cameFrom={cameFrom}
            isTable={isTable}
            isStale={list.isPlaceholderData}
            order={search.order ?? 'newest'}
            onOrder={(order) => change({ order: order === 'newest' ? undefined : order })}
            hasMore={list.hasNextPage}
            isLoadingMore={isLoadingMore}
            onMore={loadMore}
            onShown={onShown}
            hasOneStatus={hasOneStatus(view)}
          />
        )}
        {!hasFilterPane && (
          <Drawer
            open={filtersOpen}
            onClose={() => setFiltersOpen(false)}
            heading={t('clinic.filter.open')}
            side="left"
            coversPhone
          >
            <ViewList
              view={search.closed ? null : view}
              onView={(next) => {
                change({ view: next === 'all' ? undefined : next })
                setFiltersOpen(false)
              }}
            />
            <SavedViews onChosen={() => setFiltersOpen(false)}>
              <FilterFields />
            </SavedViews>
          </Drawer>
        )}
      </section>
    </SelectionProvider>
  )
}
