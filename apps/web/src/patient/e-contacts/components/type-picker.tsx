import type { TypePicker as Picker, TypeSection } from '@vastus/domain/types/sort'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { IconChevronDown } from '../../../shared/ui/icons.tsx'
import styles from './patient.module.css'
import { TypeLinks } from './type-links.tsx'

/** Reasons shown before "Show more options". */
const SHOWN_AT_FIRST = 8

/** All kinds a clinic takes: what is often needed, the reasons, then groups that unfold in place. */
export function TypePicker({ picker: { main, often, groups, otherHealthConcern } }: { picker: Picker }) {
  const { t } = useI18n()
  const [all, setAll] = useState(false)
  const pinned = main.slice(0, often)
  const reasons = main.slice(often)
  const shown = all ? reasons : reasons.slice(0, SHOWN_AT_FIRST)
  const list = useRef<HTMLDivElement>(null)

  // The button goes; who pressed it goes on at what it has shown.
  const showAll = () => {
    flushSync(() => setAll(true))
    list.current?.querySelectorAll('a')[SHOWN_AT_FIRST]?.focus()
  }

  return (
    <>
      <section className={styles.group} aria-labelledby="common-types">
        <h2 id="common-types">{t('patient.type.common')}</h2>
        <TypeLinks types={pinned} />
      </section>
      <section className={styles.group} aria-labelledby="reasons">
        <h2 id="reasons">{t('enums.typeGroup.REASON_FOR_CONTACTING')}</h2>
        <div ref={list}>
          <TypeLinks types={shown} />
        </div>
        {!all && reasons.length > SHOWN_AT_FIRST && (
          <ButtonRow>
            <Button variant="secondary" wide onClick={showAll}>
              {t('enums.typeGroup.SHOW_MORE')}
            </Button>
          </ButtonRow>
        )}
        <div className={styles.unfolds}>
          {groups.map((section) => (
            <Unfold key={section.group} section={section} />
          ))}
          {otherHealthConcern.length > 0 && (
            <UnfoldBox label={t('enums.typeGroup.OTHER_HEALTH_CONCERN')}>
              {otherHealthConcern.map((section) => (
                <div key={section.group} className={styles.group}>
                  <h3>{t(`enums.typeGroup.${section.group}`)}</h3>
                  <TypeLinks types={section.types} />
                </div>
              ))}
            </UnfoldBox>
          )}
        </div>
      </section>
    </>
  )
}

function Unfold({ section: { group, types } }: { section: TypeSection }) {
  const { t } = useI18n()
  return (
    <UnfoldBox label={t(`enums.typeGroup.${group}`)}>
      <TypeLinks types={types} />
    </UnfoldBox>
  )
}

function UnfoldBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.unfold}>
      <summary>
        {label}
        <IconChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.unfolded}>{children}</div>
    </details>
  )
}
