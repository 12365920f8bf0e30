import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconHelpCircle,
  IconLayoutList,
  IconTable,
} from '../../../shared/ui/icons.tsx'
import { rowHeight } from '../../e-contacts/index.ts'
import { SelectButton } from '../selection/select-button.tsx'
import styles from './list-pane.module.css'
import { NewMenu } from './new-menu.tsx'

type ListToolsProps = {
  isTable: boolean
  canBeTable: boolean
  /** Beside a conversation there may be room for few of them. */
  isNarrow: boolean
  onTable: () => void
  onHelp: () => void
}

/** What can be done with the list as a whole: begin a new e-contact, choose several, change its look. */
export function ListTools({ isTable, canBeTable, isNarrow, onTable, onHelp }: ListToolsProps) {
  const { t } = useI18n()
  const isCompact = rowHeight.use() === 'compact'
  return (
    <span className={styles.tools}>
      <NewMenu />
      <SelectButton />
      {!isTable && !isNarrow && (
        <IconButton
          label={t(isCompact ? 'clinic.list.comfortable' : 'clinic.list.compact')}
          icon={isCompact ? <IconBaselineDensityMedium /> : <IconBaselineDensitySmall />}
          onClick={() => rowHeight.choose(isCompact ? 'comfortable' : 'compact')}
        />
      )}
      {canBeTable && (
        <IconButton
          label={t(isTable ? 'clinic.list.asRows' : 'clinic.list.asTable')}
          icon={isTable ? <IconLayoutList /> : <IconTable />}
          onClick={onTable}
        />
      )}
      <IconButton
        label={t('clinic.keys.heading')}
        shortcut="?"
        icon={<IconHelpCircle />}
        tooltipSide="left"
        onClick={onHelp}
      />
    </span>
  )
}
