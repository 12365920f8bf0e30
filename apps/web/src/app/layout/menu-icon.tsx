import sprite from './menu-icons.svg?no-inline'

/** An icon of Tabler in the menu of staff, drawn from one file: the pages of patients carry none of it. */
export function MenuIcon({ name }: { name: string }) {
  return (
    <svg
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
