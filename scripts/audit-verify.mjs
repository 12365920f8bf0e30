// npm run audit:verify: is every row of the audit trail as it was written? Ends with one line of JSON.
import { join } from 'node:path'
import { ensureInstalled, root, run24 } from './node.mjs'

ensureInstalled()
process.exitCode = await run24([join(root, 'apps/server/src/audit/verify-command.ts')])
