import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { listPatientLists } from '@vastus/contract/clinics'
import { listAudience } from '@vastus/contract/message-centre'
import {
  getSmsBatch,
  listSmsBatches,
  listSmsMessages,
  listSmsSkipped,
  previewSms,
  type SmsBatch,
  type SmsMessage,
  type SmsSkipped,
  stopSmsBatch,
} from '@vastus/contract/sms'
import type { SmsTemplateCode } from '@vastus/domain/message-centre/sms-templates'
import { call } from '../../shared/api/call.ts'
import { type AudienceFilters, queryOf } from './audience-search.ts'

/** Messages that have not arrived, as far as is known. */
const NOT_REACHED = 'FAILED,UNKNOWN'

/** How often a sending that is under way is looked at. */
const LOOK_EVERY_MS = 3000

export function useAudience(clinicId: number, filters: AudienceFilters | null) {
  return useInfiniteQuery({
    queryKey: ['sms-audience', clinicId, filters],
    queryFn: ({ signal, pageParam }) =>
      call(
        listAudience,
        { query: { clinicId: String(clinicId), page: String(pageParam), ...queryOf(filters ?? {}) } },
        { signal },
      ),
    enabled: filters !== null,
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: ({ page, last }) => (last ? undefined : page + 1),
  })
}

export type SmsPlan = {
  clinicId: number
  templateId: SmsTemplateCode | null
  text: string
  filters: AudienceFilters
  excludedPersonIds: number[]
  alwaysLink: boolean
}

/** What the message would cost and how it would read; null: there is no text to judge. */
export function useSmsPreview(plan: SmsPlan | null) {
  return useQuery({
    queryKey: ['sms-preview', plan],
    queryFn: ({ signal }) => (plan ? call(previewSms, { body: plan }, { signal }) : null),
    enabled: plan !== null,
    placeholderData: keepPreviousData,
  })
}

export function usePatientLists(clinicId: number) {
  return useQuery({
    queryKey: ['patient-lists', clinicId],
    queryFn: ({ signal }) => call(listPatientLists, { params: { id: String(clinicId) } }, { signal }),
  })
}

const isUnderWay = ({ states }: SmsBatch) => (states.PLANNED ?? 0) + (states.SENDING ?? 0) > 0

/** The sendings of a clinic, looked at again while one is under way. */
export function useBatches(clinicId: number) {
  return useQuery({
    queryKey: ['sms-batches', clinicId],
    queryFn: ({ signal }) => call(listSmsBatches, { query: { clinicId: String(clinicId) } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.content.some(isUnderWay) ? LOOK_EVERY_MS : false),
  })
}

/** One sending. It is looked at again until nothing is on its way any more. */
export function useBatch(id: string) {
  return useQuery({
    queryKey: ['sms-batch', id],
    queryFn: ({ signal }) => call(getSmsBatch, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const batch = state.data
      if (!batch) return false
      return isUnderWay(batch) || (batch.states.SENT ?? 0) > 0 ? LOOK_EVERY_MS : false
    },
  })
}

export function useStopBatch() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(stopSmsBatch, { params: { id: String(id) } }),
    onSuccess: async (batch) => {
      queries.setQueryData(['sms-batch', String(batch.id)], batch)
      await queries.invalidateQueries({ queryKey: ['sms-batches'] })
    },
  })
}

/** All messages of a sending in some states; of the first page where `max` is left out. */
export async function fetchMessages(
  id: string,
  states?: string,
  signal?: AbortSignal,
): Promise<SmsMessage[]> {
  const rows: SmsMessage[] = []
  for (let page = 0; ; page += 1) {
    const { content, last } = await call(
      listSmsMessages,
      { params: { id }, query: { page: String(page), ...(states ? { states } : {}) } },
      signal ? { signal } : {},
    )
    rows.push(...content)
    if (last) return rows
  }
}

/** All who fit the filters of a sending and got no message. */
async function fetchSkipped(id: string, signal?: AbortSignal): Promise<SmsSkipped[]> {
  const rows: SmsSkipped[] = []
  for (let page = 0; ; page += 1) {
    const { content, last } = await call(
      listSmsSkipped,
      { params: { id }, query: { page: String(page) } },
      signal ? { signal } : {},
    )
    rows.push(...content)
    if (last) return rows
  }
}

/** Somebody whom a sending has not reached, as far as is known. */
export type NotReachedRow = Pick<SmsSkipped, 'firstName' | 'surname' | 'phone' | 'email'> & {
  id: number
  why: SmsSkipped['reason'] | NonNullable<SmsMessage['failure']> | 'UNKNOWN'
}

/** Those whose message has not arrived, and those who got none. While a sending goes on, those who are known already stay in sight. */
export function useNotReached(id: string, { missed, gotNone }: { missed: number; gotNone: number }) {
  return useQuery({
    queryKey: ['sms-not-reached', id, missed, gotNone],
    queryFn: async ({ signal }): Promise<NotReachedRow[]> => {
      const [messages, skipped] = await Promise.all([
        missed > 0 ? fetchMessages(id, NOT_REACHED, signal) : [],
        gotNone > 0 ? fetchSkipped(id, signal) : [],
      ])
      return [
        ...messages.map((message) => ({ ...message, why: message.failure ?? ('UNKNOWN' as const) })),
        // Ids of people, which must differ from those of messages.
        ...skipped.map((person) => ({ ...person, id: -person.personId, why: person.reason })),
      ]
    },
    enabled: missed + gotNone > 0,
    placeholderData: keepPreviousData,
  })
}
