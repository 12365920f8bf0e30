import { NOTICE_TYPES } from '@vastus/domain/information-hub/notice'
import { HUB_TAGS, type HubTag } from '@vastus/domain/information-hub/tags'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import type { HubFilter } from './hub-api.ts'
import styles from './information-hub.module.css'

type HubFiltersProps = {
  filter: HubFilter
  /** Others than doctors and nurses are shown important information only. */
  hasTypes: boolean
  onChange: (part: Partial<HubFilter>) => void
}

/** Kind, words, topics and what is unread. */
export function HubFilters({ filter, hasTypes, onChange }: HubFiltersProps) {
  const { t } = useI18n()
  const toggle = (tag: HubTag) =>
    onChange({
      tags: filter.tags.includes(tag) ? filter.tags.filter((each) => each !== tag) : [...filter.tags, tag],
    })
  return (
    <div className={styles.filters} role="search">
      <TextField
        id="hub-search"
        label={t('information-hub.search')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      {hasTypes && (
        <NativeSelect
          id="hub-type"
          label={t('information-hub.type.label')}
          value={filter.type}
          onChange={(type) => onChange({ type: type as HubFilter['type'] })}
          options={(['ALL', ...NOTICE_TYPES] as const).map((value) => ({
            value,
            label: t(`information-hub.type.${value}`),
          }))}
        />
      )}
      <div className={styles.tags} role="group" aria-label={t('information-hub.tags')}>
        {HUB_TAGS.map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            aria-pressed={filter.tags.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {t(`information-hub.tag.${tag}`)}
          </button>
        ))}
      </div>
      <Checkbox
        id="hub-unread"
        label={t('information-hub.unreadOnly')}
        checked={filter.unread}
        onChange={(unread) => onChange({ unread })}
      />
    </div>
  )
}
