import { describe, expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:49152', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['::ffff:0:203.0.113.7', '203.0.113.7'],
    ['2002:cb00:7107::1', '203.0.113.7'],
    ['2002:cb00:7107:ffff::1', '203.0.113.7'],
  ])('%s is one IPv4 address', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test.each([
    '2001:db8::1',
    '2001:DB8::2',
    '2001:db8:0:0::3',
    '2001:0db8:0000:0000:0000:0000:0000:0004',
    '2001:db8::a:b:c:d',
    '2001:db8:0:0:a:b:c:d',
    '2001:db8::198.51.100.1',
    '[2001:db8::5]',
    '[2001:db8::5]:49152',
    '2001:db8::6%eth0',
  ])('%s is in the same /64', (address) => {
    expect(networkOf(address)).toBe('2001:db8:0:0::/64')
  })

  test.each(['2001:db8:0:1::1', '2001:db8:1::1', '2001:db8:0:8000::1'])('%s is in another /64', (address) => {
    expect(networkOf(address)).not.toBe('2001:db8:0:0::/64')
  })

  test.each(['127.0.0.1', '127.8.9.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '[::1]:80'])(
    '%s is this machine',
    (address) => {
      expect(networkOf(address)).toBe('this machine')
    },
  )

  test.each([
    undefined,
    '',
    'unknown',
    '_hidden',
    '203.0.113.7.8',
    '203.0.113',
    '0xcb007107',
    '203.0.113.007',
    '2001:db8:::1',
    '[2001:db8::1',
    'unix:',
    "'; drop table users; --",
    'a'.repeat(10_000),
  ])('%s is no address, and counts as one network with all others of the kind', (address) => {
    expect(networkOf(address)).toBe('unknown')
  })
})
