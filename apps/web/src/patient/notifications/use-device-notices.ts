import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPush, updatePushEndpoint } from '@vastus/contract/push'
import { call } from '../../shared/api/call.ts'
import { type Device, nameOf, readDevice, subscribe } from './this-device.ts'

/** NONE: this installation sends no push notices. OFF: nobody asked for them here. */
export type DeviceState = 'NONE' | 'UNSUPPORTED' | 'INSTALL_FIRST' | 'BLOCKED' | 'OFF' | 'ON'

const deviceOptions = queryOptions({
  queryKey: ['device-notices'],
  queryFn: async ({ signal }) => {
    const [{ publicKey, devices }, device] = await Promise.all([call(getPush, {}, { signal }), readDevice()])
    const isNeverAsked = publicKey !== null && device.can === 'ASK'
    return { publicKey, isNeverAsked, state: await stateOf(publicKey, devices, device) }
  },
  refetchOnMount: 'always',
  // Who was sent to the browser's settings comes back with another answer.
  refetchOnWindowFocus: 'always',
})

/** On only when both know of it: the browser that shows, and the server that sends. */
async function stateOf(
  publicKey: string | null,
  devices: readonly string[],
  { can, subscription }: Device,
): Promise<DeviceState> {
  if (publicKey === null) return 'NONE'
  if (can === 'ASK') return 'OFF'
  if (can !== 'SHOW') return can
  return subscription && devices.includes(await nameOf(subscription)) ? 'ON' : 'OFF'
}

/** Whether this device shows notices. Looks again when the window comes back. */
export function useDeviceNotices() {
  return useQuery(deviceOptions)
}

/** Turns the notices of this device on or off; on fails when the browser's own service is out of reach. */
export function useTurnNotices() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (to: 'ON' | 'OFF') => (to === 'ON' ? turnOn() : turnOff()),
    onSettled: () => queries.invalidateQueries({ queryKey: deviceOptions.queryKey }),
  })

  async function turnOn(): Promise<void> {
    const publicKey = queries.getQueryData(deviceOptions.queryKey)?.publicKey
    const subscription = publicKey ? await subscribe(publicKey) : null
    if (subscription) await call(updatePushEndpoint, { body: { pushEndpoint: JSON.stringify(subscription) } })
  }
}

async function turnOff(): Promise<void> {
  const { subscription } = await readDevice()
  if (!subscription) return
  const { endpoint } = subscription
  await call(updatePushEndpoint, { body: { pushEndpoint: null, endpoint } })
  await subscription.unsubscribe()
}
