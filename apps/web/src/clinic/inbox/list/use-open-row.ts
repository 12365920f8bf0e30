import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent } from 'react'
import type { useActiveRow } from './use-active-row.ts'

/** Keeps the open e-contact in sight of the list while it is moved by keys, and tells which are shown. */
export function useOpenRow(list: {
  openId: number | null
  rows: readonly { id: number }[]
  gone: ReadonlySet<number>
  keyboard: ReturnType<typeof useActiveRow>
  virtual: Virtualizer<HTMLDivElement, Element>
  onShown: (ids: readonly number[]) => void
}): void {
  const { openId, rows, gone, keyboard, virtual, onShown } = list
  useEffect(() => {
    onShown(rows.map(({ id }) => id).filter((id) => id === openId || !gone.has(id)))
  }, [rows, gone, openId, onShown])

  const follow = useEffectEvent((id: number) => {
    const at = rows.findIndex((row) => row.id === id)
    if (at === -1) return
    keyboard.setActive(id)
    virtual.scrollToIndex(at, { align: 'auto' })
  })
  useEffect(() => {
    if (openId !== null) follow(openId)
  }, [openId])
}
