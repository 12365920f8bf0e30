const KEY = 'vastus.hiddenAdverts'
/** More were never shown. */
const MAX_REMEMBERED = 50

/** Which adverts were put away on this device. It says nothing of who did it. */
export const hiddenAdverts = {
  find(): number[] {
    const kept = localStorage.getItem(KEY)
    return kept === null ? [] : (JSON.parse(kept) as number[])
  },
  add(id: number): void {
    localStorage.setItem(KEY, JSON.stringify([...this.find(), id].slice(-MAX_REMEMBERED)))
  },
}
