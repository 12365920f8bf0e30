import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../start-server.ts'

// Run by start-server.test.ts as a process of its own: the real server with an empty page.
const folder = mkdtempSync(join(tmpdir(), 'vastus-web-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Vastus</title>')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await startServer(folder)
// Many of them are killed, and never come to keep it at their end.
flushCompileCache()
