import { parseFlowReturn } from '@vastus/domain/instruments/flow-return'
import { isCalendarDate } from '@vastus/domain/time/time-zone'
import { isTypeCode, type TypeCode } from '@vastus/domain/types/catalogue'
import { normaliseLine } from '@vastus/domain/typed-text'

export const VIEWS = [
  'all',
  'danger',
  'unread',
  'our-turn',
  'patients-turn',
  'mine',
  'unassigned',
  'new-patients',
  'completed',
  'rejected',
] as const
export type View = (typeof VIEWS)[number]

export const PERIODS = ['today', 'yesterday', 'this-week', 'this-month'] as const
export type Period = (typeof PERIODS)[number]

/** By the last change, or those first whose promised answer is due first; without a promise those who wait the longest. */
export const LIST_ORDERS = ['newest', 'oldest', 'waiting'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** What of the inbox is in the address. What is missing is not asked for. */
export type InboxSearch = {
  view?: View
  search?: string
  /** The words are looked for among the closed ones; the view waits meanwhile. */
  closed?: true
  type?: TypeCode
  /** A user's id, or `none`. */
  assignee?: number | 'none'
  list?: string
  patient?: number
  period?: Period
  /** `YYYY-MM-DD`; a period wins over them. */
  from?: string
  to?: string
  /** Without it the newest change comes first. */
  order?: Exclude<ListOrder, 'newest'>
  layout?: 'table'
  /** A questionnaire outside the app has ended: its return address. */
  cancelled?: string
  actionId?: string
  eContactId?: string
}

const FILTERS = ['search', 'type', 'assignee', 'list', 'patient', 'period', 'from', 'to'] as const

/** Reads the address. Whatever does not belong, also after an edit by hand, is left out. */
export function parseInboxSearch(search: Record<string, unknown>): InboxSearch {
  const found: InboxSearch = {}
  const back = parseFlowReturn(search)
  if (back) {
    found.cancelled = String(back.cancelled)
    found.actionId = back.actionId
    if (back.eContactId !== null) found.eContactId = String(back.eContactId)
  }
  const view = VIEWS.find((each) => each === search.view)
  if (view && view !== 'all') found.view = view
  const words = textOf(search.search)
  if (words) found.search = words.slice(0, 200)
  const type = textOf(search.type)
  if (type && isTypeCode(type)) found.type = type
  const assignee = search.assignee === 'none' ? 'none' : idOf(search.assignee)
  if (assignee && !isByAssignee(view)) found.assignee = assignee
  const list = textOf(search.list)
  if (list) found.list = list.slice(0, 40)
  const patient = idOf(search.patient)
  if (patient) found.patient = patient
  if (String(search.closed) === 'true' && looksForSome(found)) found.closed = true
  const period = PERIODS.find((each) => each === search.period)
  if (period) found.period = period
  for (const name of ['from', 'to'] as const) {
    const day = textOf(search[name])
    if (day && isCalendarDate(day)) found[name] = day
  }
  // `asc` is in addresses that were kept before there were three orders.
  if (search.order === 'oldest' || search.order === 'asc') found.order = 'oldest'
  if (search.order === 'waiting') found.order = 'waiting'
  if (search.layout === 'table') found.layout = 'table'
  return found
}

type Changed = { [Name in keyof InboxSearch]?: InboxSearch[Name] | undefined }

/** How many filters are set beside the view. */
export function countFilters(search: InboxSearch): number {
  return FILTERS.filter((name) => search[name] !== undefined).length
}

/** The address without any filter; how the list looks stays. */
export function clearFilters({ layout, order }: InboxSearch): InboxSearch {
  return { ...(layout ? { layout } : {}), ...(order ? { order } : {}) }
}

/**
 * The address with some parts changed; undefined takes one away. A view that says itself who is responsible gives way to
 * a chosen assignee, and the other way round. A search among the closed ones ends with its words and its patient, or where a
 * view is chosen.
 */
export function changeSearch(search: InboxSearch, change: Changed): InboxSearch {
  const next = { ...search, ...change }
  if (!looksForSome(next) || 'view' in change) next.closed = undefined
  if (isByAssignee(next.view) && next.assignee !== undefined)
    next[change.assignee === undefined ? 'assignee' : 'view'] = undefined
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as InboxSearch
}

/** Whether words or a patient are looked for, which can be among the open ones or the closed ones. */
export function looksForSome({ search, patient, view }: Changed): boolean {
  return (Boolean(search) || patient !== undefined) && isOpenView(view)
}

/** Whether a view shows open e-contacts. */
export function isOpenView(view: View | undefined): boolean {
  return view !== 'completed' && view !== 'rejected'
}

/** Whether a view is worked through from top to bottom, and not only looked at. */
export function isWorkView(view: View | undefined): boolean {
  return view !== undefined && view !== 'all' && view !== 'patients-turn' && isOpenView(view)
}

/** Whether all of a view have the same status, which need not be said of each. */
export function hasOneStatus(view: View): boolean {
  return ['our-turn', 'patients-turn', 'completed', 'rejected'].includes(view)
}

function isByAssignee(view: View | undefined): boolean {
  return view === 'mine' || view === 'unassigned'
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return normaliseLine(text) || undefined
}

function idOf(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
}
