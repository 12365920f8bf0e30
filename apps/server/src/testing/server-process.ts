import { rmSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { startOrExplain } from '../start-or-explain.ts'
import { makeWebFolder } from './web-folder.ts'

// Run by start-server.test.ts as a process of its own: the real server with an empty page.
const folder = makeWebFolder()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await startOrExplain(folder)
// Many of them are killed, and never come to keep it at their end.
flushCompileCache()
