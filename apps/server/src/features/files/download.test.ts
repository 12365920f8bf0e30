import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import { readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { S3Storage } from '../../adapters/storage/s3-storage.ts'
import { Clamd } from '../../adapters/virus-scan/clamd.ts'
import {
  eicarTestFile,
  ScannerUnavailable,
  type VirusScanner,
} from '../../adapters/virus-scan/virus-scanner.ts'
import { sql } from '../../db/sql.ts'
import { findClamd, startClamd, type TestClamd } from '../../testing/clamd.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startS3Server } from '../../testing/s3-server.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'
