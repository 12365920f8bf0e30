import { answerAsScanner } from '@vastus/simulators'
import { startTcpServer, type TestTcpServer } from './tcp-server.ts'

/** For machines without a clamd. */
export function startPlainScanner(): Promise<TestTcpServer> {
  return startTcpServer(answerAsScanner)
}
