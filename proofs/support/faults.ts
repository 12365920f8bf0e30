import type { DnsFault, Fault } from '@vastus/server/testing'

export const HELPERS = [
  'mail',
  'scanner',
  'storage',
  'push',
  'language model',
  'domain check',
  'database',
  'identity provider',
  'revocation',
  'SMS gateway',
  'patient register',
] as const
export type Helper = (typeof HELPERS)[number]
export type Cell = { helper: Helper; name: string; fault: Fault; isSecure?: true }

const http = (status: string, body: string, headers = '') => ({
  says: Buffer.from(`HTTP/1.1 ${status}\r\n${headers}content-length: ${body.length}\r\n\r\n${body}`),
})
/** As PostgreSQL writes it: the kind, the length, then fields that end with a zero. */
function databaseError(code: string): Fault {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mnot now\0\0`)
  const head = Buffer.alloc(5, 'E')
  head.writeInt32BE(fields.length + 4, 1)
  return { says: Buffer.concat([head, fields]) }
}

const completion = (content: object) =>
  http('200 OK', JSON.stringify({ choices: [{ message: { content: JSON.stringify(content) } }] }))
/** What every kind of question takes for its answer: a summary without evidence, another dose, a question that is not there. */
export const LIES = completion({
  sentences: [{ text: 'The patient takes 4000 mg of warfarin.', sources: [1] }],
  translation: 'Take 4000 mg of warfarin.',
  ids: ['q_invented'],
})

const HTTP_SAYINGS: Record<string, Fault> = {
  '429': http('429 Too Many Requests', 'later', 'retry-after: 1\r\n'),
  '500': http('500 Internal Server Error', 'no'),
  'bad syntax': http('200 OK', '{"status":', 'content-type: application/json\r\n'),
  'wrong shape': http('200 OK', '{"welcome":true}', 'content-type: application/json\r\n'),
}

/** What a helper of each protocol may say in place of an answer. */
const SAYINGS: Record<Exclude<Helper, 'domain check'>, Record<string, Fault>> = {
  mail: {
    '429 (421 too many connections)': { says: Buffer.from('421 4.7.0 too many connections\r\n') },
    '500 (554 no service here)': { says: Buffer.from('554 5.3.0 no service here\r\n') },
    'bad syntax': { says: Buffer.from('{"ok":\r\n') },
    'wrong shape': { says: Buffer.from('999-\r\n999 hello\r\n') },
  },
  scanner: {
    '429 (limit reached)': { says: Buffer.from('INSTREAM size limit exceeded. ERROR\0') },
    '500 (error)': { says: Buffer.from("stream: Can't allocate memory ERROR\0") },
    'bad syntax': { says: Buffer.from('stream: OK') },
    'wrong shape': { says: Buffer.from('{"stream":"OK"}\0') },
  },
  storage: {
    '429': http('429 Too Many Requests', 'later', 'retry-after: 1\r\n'),
    '500': http('500 Internal Server Error', 'no'),
    '403': http('403 Forbidden', '<Error><Code>SignatureDoesNotMatch</Code></Error>'),
    'bad syntax': { says: Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: ten\r\n\r\n{"ok":') },
    'wrong shape': http('200 OK', '{"welcome":true}'),
  },
  // Below TLS all that is said is garbage; what a push service may answer is in the tests of the sender.
  push: {},
  'language model': {
    '429': http('429 Too Many Requests', 'later', 'retry-after: 1\r\n'),
    '500': http('500 Internal Server Error', 'no'),
    'bad syntax': http('200 OK', '{"choices":['),
    'wrong shape': completion({ welcome: true }),
    lies: LIES,
  },
  database: {
    '429 (53300 too many connections)': databaseError('53300'),
    '500 (57P03 starting up)': databaseError('57P03'),
    'bad syntax': { says: Buffer.from('R\0\0\0\x01') },
    'wrong shape': { says: Buffer.from('Z\0\0\0\x05IZ\0\0\0\x05I') },
  },
  'identity provider': HTTP_SAYINGS,
  revocation: HTTP_SAYINGS,
  'SMS gateway': HTTP_SAYINGS,
  'patient register': { ...HTTP_SAYINGS, '403 (no access)': http('403 Forbidden', '{}') },
}
/** Those that are tried over TLS too. The daemon of the scanner knows none, and a push service nothing else. */
const SECURE: readonly Helper[] = ['mail', 'storage', 'language model', 'database']

/** Every helper that is reached over a connection, with every way to fail. The domain check speaks UDP: `DNS_FAULTS`. */
export function connectionCells(garbage: Buffer): Cell[] {
  const alike: Record<string, Fault> = {
    refuse: 'REFUSE',
    silence: 'SILENCE',
    slow: 'SLOW',
    drip: 'DRIP',
    reset: 'RESET',
    garbage: { says: garbage },
    huge: 'HUGE',
    flapping: 'FLAPPING',
  }
  const overConnections = HELPERS.filter((helper) => helper !== 'domain check')
  return overConnections.flatMap((helper) => [
    ...Object.entries({ ...alike, ...SAYINGS[helper] }).map(([name, fault]) => ({ helper, name, fault })),
    ...(SECURE.includes(helper)
      ? [
          {
            helper,
            name: 'bad TLS',
            fault: { says: Buffer.concat([Buffer.from('S'), garbage]) },
            isSecure: true,
          } as const,
        ]
      : []),
  ])
}

export const DNS_FAULTS: readonly DnsFault[] = [
  'refuse',
  'silence',
  'slow',
  'garbage',
  'SERVFAIL',
  'REFUSED',
  'wrong shape',
  'huge',
  'flapping',
]
