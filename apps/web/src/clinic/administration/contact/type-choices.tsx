import { ALWAYS_AVAILABLE_TYPES, type TypeCode } from '@vastus/domain/types/catalogue'
import { foldText } from '@vastus/domain/types/fold-text'
import { type TypeLabels, type TypeSection, typeSections } from '@vastus/domain/types/sort'
import { useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Fieldset } from '../../../shared/ui/field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import styles from '../administration.module.css'

type TypeChoicesProps = {
  labels: TypeLabels
  chosen: readonly TypeCode[]
  onChoose: (types: readonly TypeCode[]) => void
}

/** Every reason to write, in the groups in which patients see it, and a search among them. */
export function TypeChoices({ labels, chosen, onChoose }: TypeChoicesProps) {
  const { t, language } = useI18n()
  const [query, setQuery] = useState('')
  const typed = foldText(query.trim())
  const sections = typeSections(labels, language)
    .map(({ group, types }) => ({
      group,
      types: types.filter((code) => foldText(labels[code] ?? '').includes(typed)),
    }))
    .filter(({ types }) => types.length > 0)
  const count = sections.reduce((sum, { types }) => sum + types.length, 0)
  return (
    <div className={styles.stack}>
      <TextField
        id="type-search"
        type="search"
        label={t('administration.types.search')}
        autoComplete="off"
        value={query}
        onChange={setQuery}
      />
      <p role="status">
        {typed !== '' &&
          t(count === 0 ? 'administration.types.nothing' : 'administration.types.found', { count })}
      </p>
      {sections.map((section) => (
        <Section
          key={section.group}
          section={section}
          labels={labels}
          chosen={chosen}
          onChoose={onChoose}
          isWhole={typed === ''}
        />
      ))}
    </div>
  )
}

type SectionProps = TypeChoicesProps & { section: TypeSection; isWhole: boolean }

function Section({ section: { group, types }, labels, chosen, onChoose, isWhole }: SectionProps) {
  const { t } = useI18n()
  const name = t(`enums.typeGroup.${group}`)
  const optional = types.filter((code) => !ALWAYS_AVAILABLE_TYPES.includes(code))
  const hasAll = optional.every((code) => chosen.includes(code))
  const others = chosen.filter((code) => !optional.includes(code))
  return (
    <Fieldset id={`types-${group}`} label={name}>
      <div className={styles.types}>
        {types.map((code) => {
          const isAlways = ALWAYS_AVAILABLE_TYPES.includes(code)
          return (
            <Checkbox
              key={code}
              id={`type-${code}`}
              label={labels[code]}
              checked={isAlways || chosen.includes(code)}
              disabled={isAlways}
              onChange={(checked) =>
                onChoose(checked ? [...chosen, code] : chosen.filter((each) => each !== code))
              }
            />
          )
        })}
      </div>
      {isWhole && optional.length > 1 && (
        <p>
          <Action
            aria-label={t(hasAll ? 'administration.types.noneNamed' : 'administration.types.allNamed', {
              group: name,
            })}
            onClick={() => onChoose(hasAll ? others : [...others, ...optional])}
          >
            {t(hasAll ? 'administration.types.none' : 'administration.types.all')}
          </Action>
        </p>
      )}
    </Fieldset>
  )
}
