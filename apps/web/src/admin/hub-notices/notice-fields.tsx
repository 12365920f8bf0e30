import { HUB_LIMITS } from '@vastus/domain/information-hub/notice-content'
import { NOTICE_TYPES } from '@vastus/domain/information-hub/notice'
import { HUB_TAGS } from '@vastus/domain/information-hub/tags'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { sortTypes } from '@vastus/domain/types/sort'
import { LANGUAGE_NAMES, LANGUAGES } from '@vastus/i18n'
import type { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Fieldset, FieldStack } from '../../shared/ui/field.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import styles from './hub-notices.module.css'
import type { NoticeValues } from './notice-values.ts'

export type NoticeForm = ReturnType<typeof useServerForm<NoticeValues>>

/** For whom and about what a notice is. */
export function NoticeFacts({ form }: { form: NoticeForm }) {
  const { t, language } = useI18n()
  const { values, set, field } = form
  const labels = Object.fromEntries(TYPE_CODES.map((code) => [code, t(`types.${code}`)]))
  return (
    <Card heading={t('publishing.hub.facts')}>
      <FieldStack>
        <RadioCards
          {...field('type')}
          label={t('information-hub.type.label')}
          options={NOTICE_TYPES.map((value) => ({
            value,
            label: t(`information-hub.kind.${value}`),
            hint: t(`publishing.hub.typeHint.${value}`),
          }))}
          onChange={(chosen) => set('type', NOTICE_TYPES.find((each) => each === chosen) ?? values.type)}
        />
        <Checkbox
          id="concernsPrescriptionDrug"
          label={t('publishing.hub.drug')}
          hint={t('publishing.hub.drugHint')}
          checked={values.concernsPrescriptionDrug}
          onChange={(checked) => set('concernsPrescriptionDrug', checked)}
        />
        <Fieldset id="tags" label={t('information-hub.tags')} optional>
          <div className={styles.choices}>
            {HUB_TAGS.map((tag) => (
              <Checkbox
                key={tag}
                id={`tag-${tag}`}
                label={t(`information-hub.tag.${tag}`)}
                checked={values.tags.includes(tag)}
                onChange={(checked) => set('tags', toggled(values.tags, tag, checked))}
              />
            ))}
          </div>
        </Fieldset>
        <details className={styles.types}>
          <summary>{t('publishing.hub.forTypes', { count: values.forTypes.length })}</summary>
          <Fieldset
            id="forTypes"
            label={t('publishing.hub.forTypesLabel')}
            hint={t('publishing.hub.forTypesHint')}
            optional
          >
            <div className={styles.choices}>
              {sortTypes(TYPE_CODES, labels, language).map((code) => (
                <Checkbox
                  key={code}
                  id={`for-${code}`}
                  label={labels[code]}
                  checked={values.forTypes.includes(code)}
                  onChange={(checked) => set('forTypes', toggled(values.forTypes, code, checked))}
                />
              ))}
            </div>
          </Fieldset>
        </details>
        <TextField
          {...field('source')}
          label={t('publishing.hub.source')}
          hint={t('publishing.hub.sourceHint')}
          autoComplete="off"
        />
      </FieldStack>
    </Card>
  )
}

/** Title and text in each language. */
export function NoticeWords({ form: { field } }: { form: NoticeForm }) {
  const { t } = useI18n()
  return LANGUAGES.map((language) => (
    <Card key={language} heading={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}>
      <FieldStack>
        <TextField
          {...field(`title.${language}`)}
          label={t('publishing.title')}
          lang={language}
          autoComplete="off"
        />
        <TextArea
          {...field(`text.${language}`)}
          label={t('publishing.text')}
          lang={language}
          rows={5}
          maxCharacters={HUB_LIMITS.text}
          countFrom={HUB_LIMITS.text - 500}
        />
      </FieldStack>
    </Card>
  ))
}

const toggled = <Item,>(items: readonly Item[], item: Item, isIn: boolean): Item[] =>
  isIn ? [...items, item] : items.filter((each) => each !== item)
