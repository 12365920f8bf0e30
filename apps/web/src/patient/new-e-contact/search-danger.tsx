import { LAST_TYPE } from '@vastus/domain/types/catalogue'
import { useDangerSigns } from '../../shared/danger/use-danger-signs.ts'
import { DangerNotice } from '../e-contacts/index.ts'

/** Whom to call, where what is looked for cannot wait. */
export function SearchDanger({ text }: { text: string }) {
  const signs = useDangerSigns({ text, type: LAST_TYPE })
  return <DangerNotice signs={signs.filter(({ level }) => level === 'EMERGENCY_NOW')} place="SEARCH" />
}
