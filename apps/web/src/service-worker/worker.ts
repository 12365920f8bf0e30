/// <reference lib="webworker" />
import { hearPushes } from './push.ts'

const worker = self as unknown as ServiceWorkerGlobalScope

hearPushes(worker)
