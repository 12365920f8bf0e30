import type { TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

type Sending = { method: 'POST' | 'PATCH'; url: string; fields?: Record<string, string | number> }

/** Sends a form with one file, as a browser does. */
export function sendForm(
  { app }: Pick<TestApp, 'app'>,
  client: TestClient,
  content: string | Buffer,
  { method, url, fields = {} }: Sending,
) {
  const part = (name: string, more: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
  return app.inject({
    method,
    url,
    headers: {
      cookie: client.cookie() ?? '',
      'content-type': 'multipart/form-data; boundary=x',
      'accept-language': 'en',
    },
    payload: Buffer.concat([
      Buffer.from(part('file', '; filename="export.csv"')),
      Buffer.from(content),
      Buffer.from('\r\n'),
      ...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(name, '')}${value}\r\n`)),
      Buffer.from('--x--\r\n'),
    ]),
  })
}
