import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { chosenAmong, extended, NOTHING_CHOSEN, toggled, withAll } from './selection.ts'

type SelectionOfList = {
  /** The rows can be ticked. */
  isOn: boolean
  /** In the order of the list. */
  chosen: readonly number[]
  /** Held back for a moment, so that it can still be undone. */
  leaving: readonly number[]
  has: (id: number) => boolean
  toggle: (id: number) => void
  /** @param from where the choice begins if nothing is chosen yet */
  extendTo: (id: number, from?: number) => void
  /** All rows that the list holds. */
  chooseAll: () => void
  turn: (on: boolean) => void
  /** Chosen again, unless the reader has gone to another list. */
  keep: (ids: readonly number[]) => void
  leave: (ids: readonly number[]) => void
  /** Held back no more. */
  settle: (ids: readonly number[]) => void
}

const SelectionContext = createContext<SelectionOfList | null>(null)

export function useSelection(): SelectionOfList {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('no SelectionProvider above')
  return selection
}

type SelectionProviderProps = { ids: readonly number[]; listKey: string; children: ReactNode }

/** Keeps which rows of a list are chosen. Another list begins with none. */
export function SelectionProvider({ ids, listKey, children }: SelectionProviderProps) {
  const [state, setState] = useState({ listKey, isOn: false, selection: NOTHING_CHOSEN })
  const [leaving, setLeaving] = useState<readonly number[]>([])
  const value = useMemo((): SelectionOfList => {
    const present = state.listKey === listKey ? state : { listKey, isOn: false, selection: NOTHING_CHOSEN }
    const change = (next: Partial<typeof present>) => setState({ ...present, ...next })
    const chosen = chosenAmong(present.selection, ids)
    return {
      isOn: present.isOn || chosen.length > 0,
      chosen,
      leaving,
      has: (id) => chosen.includes(id),
      toggle: (id) => change({ selection: toggled(present.selection, id) }),
      extendTo: (id, from) => {
        const begun =
          chosen.length === 0 && from !== undefined ? toggled(NOTHING_CHOSEN, from) : present.selection
        change({ selection: extended(begun, id, ids) })
      },
      chooseAll: () => change({ isOn: true, selection: withAll(NOTHING_CHOSEN, ids) }),
      turn: (isOn) => change({ isOn, selection: NOTHING_CHOSEN }),
      keep: (again) =>
        setState((now) =>
          now.listKey === listKey ? { ...now, selection: withAll(now.selection, again) } : now,
        ),
      leave: (more) => setLeaving((now) => [...now, ...more]),
      settle: (those) => setLeaving((now) => now.filter((id) => !those.includes(id))),
    }
  }, [state, listKey, ids, leaving])
  return <SelectionContext value={value}>{children}</SelectionContext>
}
