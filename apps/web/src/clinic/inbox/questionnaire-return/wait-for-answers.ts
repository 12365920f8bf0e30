import { FLOW_POLL_MS, FLOW_POLLS_MAX } from '@vastus/domain/instruments/flow-return'

export type Finalized = { status: string; eContactId: number }

/**
 * Asks for the answers of a finished questionnaire until the e-contact is there.
 *
 * @param finalize one question to the server
 * @returns the e-contact's number, or null where it failed, was cancelled or did not come in time
 */
export async function waitForAnswers(
  finalize: () => Promise<Finalized>,
  signal: AbortSignal,
): Promise<number | null> {
  for (let poll = 1; poll <= FLOW_POLLS_MAX; poll += 1) {
    const { status, eContactId } = await finalize()
    if (status === 'SUBMITTED') return eContactId
    if (status !== 'STARTED' && status !== 'CREATED') return null
    if (poll < FLOW_POLLS_MAX) await pause(signal)
    if (signal.aborted) return null
  }
  return null
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FLOW_POLL_MS)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
