import { createPublicKey } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSignedByCard } from './web-eid.ts'

const publicKey = createPublicKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-384',
    x: '31FKmTMq-FvqGsHGjzR-WKXgdHe7GvJvcsaNWhSsMgKgY-Uq9u8G_u03ZF2z-_Lg',
    y: 'qPBHTs03-4wAxw-KUqImzkIIPet320_KLU_upWpTYZYnrm4tZUwOh6rSwlluNlcL',
  },
})
const signed = {
  publicKey,
  algorithm: 'ES384',
  origin: 'https://clinic.example',
  nonce: 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=',
  signature:
    'dUC9nRVEhbP2c0g3h37mortsWhbh2VB7LSBNfrR7GxfeJuB+eA4JgGcHutxFSZsaRLpufUNVw0mef4oOvWmm3qU3h153pU1QC0LF/qbQYYhP4/sOFC+/wG/MIbUVledL',
}

it('takes what a card has signed for this origin and nonce', () => {
  expect(isSignedByCard(signed)).toBe(true)
})

it.each([
  ['the origin with a slash', { origin: 'https://clinic.example/' }],
  ['an origin that begins alike', { origin: 'https://clinic.example.com' }],
  ['another nonce', { nonce: 'CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAg=' }],
  ['another hash', { algorithm: 'ES256' }],
  ['the algorithm of another key', { algorithm: 'RS384' }],
  ['no algorithm', { algorithm: 'none' }],
  ['no signature', { signature: '' }],
])('refuses %s', (_, change) => {
  expect(isSignedByCard({ ...signed, ...change })).toBe(false)
})
