import { useSyncExternalStore } from 'react'

export type DeviceSetting<Value extends string> = {
  read: () => Value
  choose: (value: Value) => void
  /** The present choice, wherever it is changed. */
  use: () => Value
}

/** A choice of one's own that stays on this device and holds nothing about a patient. The first value is the default. */
export function deviceSetting<const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
): DeviceSetting<Values[number]> {
  const key = `vastus.${name}`
  const listeners = new Set<() => void>()
  const read = (): Values[number] => {
    const kept = localStorage.getItem(key)
    return values.find((value) => value === kept) ?? values[0]
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    read,
    choose: (value) => {
      localStorage.setItem(key, value)
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, read),
  }
}
