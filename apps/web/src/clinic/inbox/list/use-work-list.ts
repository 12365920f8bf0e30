import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { afterAct, type Desk } from '../../e-contacts/index.ts'
import { isWorkView, type View } from '../filters/inbox-search.ts'
import { goesOnWith, neighbourOf } from './neighbour.ts'

/**
 * The list as the one from which its reader works: the place of the open e-contact in it, and what comes next. It is known also
 * while a narrow window shows the conversation alone.
 *
 * @param onItsWay of which a reply or an archiving is about to leave: they are dealt with, though the list still holds them
 */
export function useWorkList(options: {
  openId: number | null
  view: View | undefined
  onItsWay: ReadonlySet<number>
}) {
  const { openId, view, onItsWay } = options
  const navigate = useNavigate()
  const ids = useRef<readonly number[]>([])
  const place = useRef(0)
  const notePlace = useCallback(() => {
    const at = openId === null ? -1 : ids.current.indexOf(openId)
    if (at !== -1) place.current = at
  }, [openId])
  useEffect(notePlace, [notePlace])
  const onShown = useCallback(
    (shown: readonly number[]) => {
      ids.current = shown
      notePlace()
    },
    [notePlace],
  )

  const open = useCallback(
    (id: number) =>
      void navigate({ to: '/e-contacts/$id', params: { id: String(id) }, search: true, replace: true }),
    [navigate],
  )
  const move = (by: 1 | -1) => {
    if (openId === null) return
    const next = neighbourOf(ids.current, { id: openId, place: place.current }, by)
    if (next !== undefined) open(next)
  }
  const desk = useMemo(
    (): Desk => ({
      goOn: (id) => {
        const choice = afterAct.read()
        if (id !== openId || choice === 'stay' || !isWorkView(view)) return
        const left = ids.current.filter((each) => each === id || !onItsWay.has(each))
        const at = left.indexOf(id)
        const next =
          choice === 'next' ? goesOnWith(left, { id, place: at === -1 ? place.current : at }) : undefined
        if (next === undefined) void navigate({ to: '/clinic-e-contacts', search: true })
        else open(next)
      },
    }),
    [openId, view, onItsWay, navigate, open],
  )
  return { desk, move, onShown }
}
