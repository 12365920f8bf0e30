import type { Topic } from './topics.ts'
import styles from './help.module.css'

type Tone = 'paper' | 'line' | 'strong' | 'own' | 'turn' | 'danger' | 'note' | 'action'
/** A rounded box: tone, left, top, width, height, and a key or sign that is written in it. */
type Box = readonly [Tone, number, number, number, number, string?]

const PAPER: Box = ['paper', 1, 1, 238, 94]
const LIST: readonly Box[] = [
  ['paper', 8, 8, 92, 24],
  ['paper', 8, 36, 92, 24],
  ['paper', 8, 64, 92, 24],
]
const row = (top: number): readonly Box[] => [
  ['strong', 16, top + 5, 40, 5],
  ['line', 16, top + 14, 64, 4],
]
const ROWS = [...LIST, ...row(8), ...row(36), ...row(64)]
const CONVERSATION: readonly Box[] = [
  ['paper', 108, 8, 124, 80],
  ['line', 116, 16, 66, 16],
]
const reply = (tone: Tone): readonly Box[] => [
  [tone, 116, 56, 108, 24],
  ['line', 122, 62, 60, 4],
  ['line', 122, 70, 40, 4],
]

/** What the page speaks of, as it lies on the screen. */
const SCENES: Record<Topic['name'], readonly Box[]> = {
  inbox: [
    ...ROWS,
    ['turn', 68, 12, 26, 8],
    ['action', 76, 40, 18, 16, 'j'],
    ...CONVERSATION,
    ['own', 158, 40, 66, 16],
  ],
  reply: [...ROWS, ...CONVERSATION, ...reply('own'), ['action', 196, 62, 24, 12, '➤']],
  ready: [
    ...CONVERSATION,
    ...reply('own'),
    ['paper', 40, 20, 100, 44],
    ['action', 46, 26, 14, 14, '/'],
    ['strong', 66, 30, 50, 5],
    ['line', 46, 46, 84, 4],
    ['line', 46, 54, 62, 4],
  ],
  undo: [
    ...ROWS,
    ...CONVERSATION,
    ['note', 60, 66, 132, 20],
    ['line', 68, 74, 60, 4],
    ['action', 156, 69, 30, 14, 'z'],
  ],
  colleagues: [
    ...ROWS,
    ...CONVERSATION,
    ['own', 194, 12, 14, 14, 'L'],
    ['turn', 212, 12, 14, 14, 'K'],
    ...reply('note'),
  ],
  newPatient: [...ROWS, ...CONVERSATION, ['action', 116, 60, 44, 16, '✓'], ['paper', 166, 60, 44, 16, '✕']],
  danger: [
    ...ROWS,
    ['danger', 12, 12, 6, 16],
    ['danger', 68, 12, 26, 8],
    ...CONVERSATION,
    ['danger', 116, 38, 108, 18, '!'],
  ],
  call: [
    ['action', 16, 14, 20, 20, '+'],
    ['paper', 44, 14, 84, 20],
    ['line', 52, 22, 56, 4],
    ['paper', 16, 42, 208, 44],
    ['line', 24, 52, 150, 4],
    ['line', 24, 62, 120, 4],
    ['line', 24, 72, 90, 4],
  ],
  several: [
    ...ROWS,
    ['action', 84, 14, 11, 11, '✓'],
    ['action', 84, 42, 11, 11, '✓'],
    ['paper', 84, 70, 11, 11],
    ['own', 108, 8, 124, 24],
    ['strong', 116, 17, 30, 5],
    ['action', 158, 12, 32, 16],
    ['paper', 194, 12, 32, 16],
  ],
  find: [
    ['paper', 40, 12, 160, 24],
    ['line', 66, 22, 90, 4],
    ['action', 46, 17, 14, 14, '/'],
    ['paper', 40, 40, 160, 46],
    ['own', 44, 44, 152, 16],
    ['strong', 52, 50, 60, 5],
    ['line', 52, 70, 80, 4],
  ],
  questionnaires: [
    ...CONVERSATION,
    ['paper', 16, 14, 84, 68],
    ['strong', 24, 22, 60, 5],
    ['action', 24, 36, 8, 8],
    ['line', 38, 38, 48, 4],
    ['paper', 24, 50, 8, 8],
    ['line', 38, 52, 40, 4],
    ['own', 158, 44, 66, 20, '12'],
  ],
  translation: [
    ['paper', 16, 14, 92, 40],
    ['line', 24, 24, 70, 4],
    ['line', 24, 34, 50, 4],
    ['own', 132, 14, 92, 40],
    ['line', 140, 24, 70, 4],
    ['line', 140, 34, 50, 4],
    ['action', 100, 62, 40, 18, 'A → Ж'],
  ],
  merging: [
    ['paper', 16, 12, 88, 30],
    ['paper', 16, 52, 88, 30],
    ['line', 24, 24, 60, 4],
    ['line', 24, 64, 60, 4],
    ['action', 112, 38, 20, 18, '→'],
    ['own', 140, 20, 84, 54],
    ['line', 148, 32, 60, 4],
    ['line', 148, 56, 60, 4],
  ],
  sms: [
    ['own', 16, 28, 84, 38, 'SMS'],
    ['paper', 132, 10, 92, 20],
    ['paper', 132, 38, 92, 20],
    ['paper', 132, 66, 92, 20],
    ['action', 108, 39, 16, 16, '→'],
  ],
  employees: [
    ['own', 20, 14, 18, 18, 'L'],
    ['strong', 46, 20, 60, 5],
    ['turn', 20, 40, 18, 18, 'K'],
    ['strong', 46, 46, 52, 5],
    ['note', 20, 66, 18, 18, 'M'],
    ['strong', 46, 72, 56, 5],
    ['action', 150, 38, 60, 20, '+'],
  ],
}

/** Drawn by the page itself; it says nothing that the words beside it do not say. */
export function Picture({ of }: { of: Topic['name'] }) {
  return (
    <svg viewBox="0 0 240 96" className={styles.picture} aria-hidden="true">
      {[PAPER, ...SCENES[of]].map(([tone, x, y, width, height, sign], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the boxes of a scene never change
        <g key={at} data-tone={tone}>
          <rect x={x} y={y} width={width} height={height} rx={Math.min(4, height / 2)} />
          {sign && (
            <text x={x + width / 2} y={y + height / 2}>
              {sign}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
