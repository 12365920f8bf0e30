import { useState } from 'react'
import { Avatar, Badge, CountBadge } from '../shared/ui/badge.tsx'
import { Button } from '../shared/ui/button.tsx'
import { classNames } from '../shared/ui/class-names.ts'
import { IconButton } from '../shared/ui/icon-button.tsx'
import { IconArchive, IconPencil, IconUserPlus } from '../shared/ui/icons.tsx'
import { Menu } from '../shared/ui/menu.tsx'
import { Tabs } from '../shared/ui/tabs.tsx'
import { TextArea } from '../shared/ui/text-area.tsx'
import { Bubble, InternalNote, SystemLine, Timeline } from '../shared/ui/timeline.tsx'
import styles from './inbox-example.module.css'

const FILTERS = [
  ['Our turn', 27],
  ['Mine', 6],
  ['Unassigned', 14],
  ['Patient’s turn', 31],
  ['New patients to accept', 3],
  ['Completed', 412],
] as const
const NAMES = [
  'Mari Tamm',
  'Jüri Saar',
  'Анна Петрова',
  'Kadri-Liis Põldmäe',
  'Tõnu Õunapuu',
  'Elena Smirnova',
  'Peeter Kuusk',
  'Liina Sepp',
  'Oskar Rebane',
]
const PREVIEWS = [
  'My left ear has hurt for three days, mostly at night.',
  'Please renew my blood pressure pills, I have four left.',
  'Добрый день, у ребёнка температура 38,4 второй день.',
  'The rash has spread to my other arm since yesterday.',
]

/** The staff list and conversation, to judge the density by. */
export function InboxExample() {
  const [text, setText] = useState('')
  const [tab, setTab] = useState('reply')
  const composer = (
    <>
      <TextArea id="reply" label="Your reply" rows={3} value={text} onChange={setText} />
      <div className={styles.send}>
        <Button>Send</Button>
        <span>Patient can reply now</span>
      </div>
    </>
  )
  return (
    <div className={styles.panes}>
      <section className={styles.filters} aria-label="Filters">
        {FILTERS.map(([label, count], index) => (
          <button key={label} type="button" className={styles.filter} aria-pressed={index === 0}>
            <span>{label}</span>
            <CountBadge>{count}</CountBadge>
          </button>
        ))}
      </section>
      <section className={styles.list} aria-label="E-contacts" tabIndex={0}>
        {NAMES.map((name, index) => (
          <a
            key={name}
            href={`#${index}`}
            className={styles.rowLink}
            aria-current={index === 1 ? 'true' : undefined}
          >
            <span className={styles.top}>
              <span className={classNames(styles.patient, index % 3 === 0 && styles.unread)}>{name}</span>
              <span className={styles.time}>14:{String(50 - index * 4).padStart(2, '0')}</span>
            </span>
            <span className={styles.preview}>{PREVIEWS[index % PREVIEWS.length]}</span>
            <span className={styles.foot}>
              <Badge tone={index % 4 === 3 ? 'neutral' : 'ourTurn'}>
                {index % 4 === 3 ? 'Patient’s turn' : 'Our turn'}
              </Badge>
              <span>{index % 2 ? 'Repeat prescription' : 'Ear pain'}</span>
              <span className={styles.who}>
                {index === 2 && <IconPencil aria-label="Liis is writing" role="img" />}
                {index % 2 ? <Avatar name="Liis Kask" /> : 'Unassigned'}
              </span>
            </span>
          </a>
        ))}
      </section>
      <section className={styles.conversation} aria-label="Conversation">
        <header className={styles.head}>
          <div>
            <h1>Repeat prescription</h1>
            <p>Jüri Saar, 62 years · No. 10482</p>
          </div>
          <Badge tone="ourTurn">Our turn</Badge>
          <div className={styles.tools}>
            <IconButton label="Assign" shortcut="a" icon={<IconUserPlus />} />
            <IconButton label="Archive" shortcut="e" icon={<IconArchive />} />
            <Menu label="More" items={[{ label: 'Reject', danger: true, onSelect: () => undefined }]} />
          </div>
        </header>
        <div className={styles.thread} tabIndex={0} role="region" aria-label="Messages">
          <Timeline label="Messages">
            <Bubble from="other" author="Jüri Saar" at="2026-11-20T12:05:00Z">
              Please renew my blood pressure pills, I have four left. The morning values were 138/86, 142/88
              and 135/84.
            </Bubble>
            <SystemLine at="2026-11-20T12:20:00Z">Liis Kask took this e-contact</SystemLine>
            <InternalNote author="Liis Kask" at="2026-11-20T12:30:00Z">
              Last potassium was in May. Renew for a month and ask for a blood test?
            </InternalNote>
            <Bubble from="own" author="Liis Kask, nurse" at="2026-11-20T12:41:00Z">
              I have renewed it for one month. Please come for a blood test before it runs out.
            </Bubble>
          </Timeline>
        </div>
        <div className={styles.composer}>
          <Tabs
            label="Answer"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'reply', label: 'Reply', content: composer },
              { id: 'note', label: 'Internal note', content: composer },
            ]}
          />
        </div>
      </section>
    </div>
  )
}
