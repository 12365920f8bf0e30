/** A questionnaire that ends outside the app comes back to the dashboard with this in the address. */
export type FlowReturn = { actionId: string; cancelled: boolean; eContactId: number | null }

/** How often, and how many times at most, the answers of a finished questionnaire are asked for. */
export const FLOW_POLL_MS = 2000
export const FLOW_POLLS_MAX = 15

/** Reads the address of a return; null for any other address, and for a cancelled one that does not say of which e-contact. */
export function parseFlowReturn(search: Readonly<Record<string, unknown>>): FlowReturn | null {
  const { cancelled, actionId, eContactId } = search
  const isCancelled = String(cancelled) === 'true'
  if (!isCancelled && String(cancelled) !== 'false') return null
  if (typeof actionId !== 'string' || !/^[0-9a-f-]{36}$/i.test(actionId)) return null
  const id = /^[1-9]\d{0,9}$/.test(String(eContactId)) ? Number(eContactId) : null
  if (isCancelled && id === null) return null
  return { actionId, cancelled: isCancelled, eContactId: id }
}
