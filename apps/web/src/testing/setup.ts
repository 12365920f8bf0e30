// Pages load the rules of danger signs when they need them. They are loaded here, so that they never come after the end of a test.
import '@vastus/domain/danger-signs/find'
import { afterEach } from 'vitest'
import { closePages } from './open-page.ts'

// Registered for each file of tests: the files of a worker share the modules, which are loaded once.
afterEach(closePages)
