/** A questionnaire that ends outside the app comes back to the dashboard with this in the address. */
export type FlowReturn = { actionId: string; cancelled: boolean; eContactId: number | null }

/** How often, and how many times at most, the answers of a finished questionnaire are asked for. */
export const FLOW_POLL_MS = 2000
export const FLOW_POLLS_MAX = 15

/** What a provider may call an action: a name of its own, not only a UUID. */
const ACTION_ID = /^[\w.:~-]{1,100}$/

/** Reads the address of a return; null for any other address, and for a cancelled one that does not say of which e-contact. */
export function parseFlowReturn(search: Readonly<Record<string, unknown>>): FlowReturn | null {
  const { cancelled, actionId, eContactId } = search
  const isCancelled = String(cancelled) === 'true'
  if (!isCancelled && String(cancelled) !== 'false') return null
  const action = typeof actionId === 'number' ? String(actionId) : actionId
  if (typeof action !== 'string' || !ACTION_ID.test(action)) return null
  const id = /^[1-9]\d{0,9}$/.test(String(eContactId)) ? Number(eContactId) : null
  if (isCancelled && id === null) return null
  return { actionId: action, cancelled: isCancelled, eContactId: id }
}
