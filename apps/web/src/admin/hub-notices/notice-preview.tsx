import { isNoticeShownTo } from '@vastus/domain/information-hub/notice'
import type { NoticeContent } from '@vastus/domain/information-hub/notice-content'
import { LANGUAGE_NAMES, LANGUAGES } from '@vastus/i18n'
import { PROFESSIONS } from '@vastus/domain/roles'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { NoticeCard } from '../../shared/information-hub/notice-card.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { styles } from '../pages/index.ts'

/** The notice as staff will read it, and which of them. */
export function NoticePreview({ content }: { content: NoticeContent }) {
  const { t, format, language: own } = useI18n()
  const [language, setLanguage] = useState(own)
  const readers = PROFESSIONS.filter((profession) => isNoticeShownTo(profession, content))
  return (
    <Card heading={t('publishing.preview')}>
      <div className={styles.list}>
        <NativeSelect
          id="preview-language"
          label={t('publishing.previewLanguage')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(chosen) => setLanguage(LANGUAGES.find((each) => each === chosen) ?? own)}
        />
        <p className={styles.quiet}>
          {t('publishing.hub.readers', {
            professions: format.list(readers.map((profession) => t(`enums.profession.${profession}`))),
          })}
        </p>
        <div lang={language}>
          <NoticeCard
            notice={{
              ...content,
              id: 1,
              title: content.title[language] || '–',
              text: content.text[language] || '–',
              publishedAt: serverNow().toISOString(),
              isRead: false,
            }}
          />
        </div>
      </div>
    </Card>
  )
}
