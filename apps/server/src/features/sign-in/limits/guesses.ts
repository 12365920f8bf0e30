import {
  LOGIN_BLOCK_SECONDS,
  LOGIN_MAX_FAILURES,
  LOGIN_WINDOW_SECONDS,
  OTP_MAX_TRIES,
} from '@vastus/domain/limits'
import type { Tx } from '../../../db/database.ts'
import { THIS_MACHINE } from '../../../http/network-of.ts'
import { countOne, countSince, forgetBuckets, rememberUntil, takeBackOne } from './failure-repository.ts'

/** Wrong codes for one address from all places that did not ask for one. */
const CODE_MAX_TRIES_OF_OTHERS = 2 * OTP_MAX_TRIES
/** Wrong guesses from one network at any accounts. */
const NETWORK_MAX_FAILURES = 50
const KNOWN_NETWORK_MS = 30 * 24 * 60 * 60_000

/** What is guessed at: a password of an account, a code of an address, or a code for what a signed-in user wants to do. */
export type Guessed =
  | {
      secret: 'password' | 'code'
      email: string
      /** As `networkOf` names it. */
      network: string
      /**
       * Places that have shown to be the owner's: a network that signed in before, or the browser and the network that asked for the
       * code. Each has a counter of its own, so that guesses of others never stop it. Empty for all other places.
       */
      ownPlaces: readonly string[]
    }
  | { secret: 'account code'; purpose: string; userId: number }

/**
 * Counts a guess before it is looked at, so that a hundred sent at once count as a hundred. A right one is taken back
 * with `forgetGuesses`. A counter that is full blocks for 15 minutes; guesses made meanwhile are not counted, so no
 * block grows longer.
 *
 * @returns false when no guess may be made now; the caller then answers as if it had been wrong
 */
export async function admitGuess(tx: Tx, guessed: Guessed, now: Date): Promise<boolean> {
  const counters = countersOf(guessed)
  const buckets = counters.map(({ bucket }) => bucket)
  const blocks = buckets.map(blockOf)
  const blockedSince = secondsBefore(now, LOGIN_BLOCK_SECONDS)
  if ((await countSince(tx, blocks, blockedSince)).size > 0) return false
  await countOne(tx, buckets, minuteOf(now))
  // Another guess of the same moment may have filled the counter while this one waited for it.
  if ((await countSince(tx, blocks, blockedSince)).size > 0) return false
  const used = await countSince(tx, buckets, secondsBefore(now, LOGIN_WINDOW_SECONDS))
  const full = counters.filter(({ bucket, most }) => (used.get(bucket) ?? 0) >= most)
  if (full.length > 0)
    await countOne(
      tx,
      full.map(({ bucket }) => blockOf(bucket)),
      now,
    )
  return counters.every(({ bucket, most }) => (used.get(bucket) ?? 0) <= most)
}

/** After a right guess made at `now`: the counters of this account begin again, those of others lose this one guess. */
export async function forgetGuesses(tx: Tx, guessed: Guessed, now: Date): Promise<void> {
  const own = ownBucketsOf(guessed)
  const shared = countersOf(guessed).flatMap(({ bucket, isShared }) => (isShared ? [bucket] : []))
  await forgetBuckets(tx, [...own, ...own.map(blockOf)])
  await takeBackOne(tx, shared, minuteOf(now))
}

/** Whether somebody signed in to the account, or chose its password, from this network in the last 30 days. */
export async function isKnownNetwork(tx: Tx, email: string, network: string, now: Date): Promise<boolean> {
  return (await countSince(tx, [knownBucket(email, network)], now)).size > 0
}

/** For 30 days this network has a password counter of its own for the account. */
export async function knowNetwork(tx: Tx, email: string, network: string, now: Date): Promise<void> {
  await rememberUntil(tx, knownBucket(email, network), new Date(now.getTime() + KNOWN_NETWORK_MS))
}

/** After a reset: nothing blocks the password of the account, and this network is known. */
export async function allowSignIn(tx: Tx, email: string, network: string, now: Date): Promise<void> {
  const own = [[], [network]].flatMap((ownPlaces) =>
    ownBucketsOf({ secret: 'password', email, network, ownPlaces }),
  )
  await forgetBuckets(tx, [...own, ...own.map(blockOf)])
  await knowNetwork(tx, email, network, now)
}

type Counter = {
  bucket: string
  /** Guesses in 15 minutes that fill it. */
  most: number
  /** True when others than the owner count here as well, so that one right guess does not empty it. */
  isShared: boolean
}

function countersOf(guessed: Guessed): Counter[] {
  if (guessed.secret === 'account code') {
    const bucket = `guess ${guessed.purpose} code of account ${guessed.userId}`
    return [{ bucket, most: OTP_MAX_TRIES, isShared: false }]
  }
  const { secret, email, network, ownPlaces } = guessed
  const account = `guess ${secret} ${email}`
  const most = secret === 'password' ? LOGIN_MAX_FAILURES : OTP_MAX_TRIES
  const from = (place: string) => ({ bucket: `${account} from ${place}`, most, isShared: false })
  if (ownPlaces.length > 0) return ownPlaces.map(from)
  const all = { bucket: `guess ${secret} network ${network}`, most: NETWORK_MAX_FAILURES, isShared: true }
  const wide = network === THIS_MACHINE ? [] : [all]
  return secret === 'password'
    ? [{ bucket: account, most, isShared: false }, ...wide]
    : [from(network), { bucket: account, most: CODE_MAX_TRIES_OF_OTHERS, isShared: true }, ...wide]
}

const ownBucketsOf = (guessed: Guessed) =>
  countersOf(guessed).flatMap(({ bucket, isShared }) => (isShared ? [] : [bucket]))
const blockOf = (bucket: string) => `blocked ${bucket}`
const knownBucket = (email: string, network: string) => `known ${email} from ${network}`

/** Counters are kept by the minute: fine enough for windows of a quarter of an hour, and few rows. */
export function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000)
}

export function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
