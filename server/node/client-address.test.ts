import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address'

describe("the caller's address", () => {
  test('is the connection’s where no proxy is trusted, whatever the caller claims', () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
  })

  test.each([
    [1, '203.0.113.7'],
    [2, '198.51.100.2'],
    [3, '192.0.2.66'],
    [9, '192.0.2.66'],
  ])('is believed from the last %i entries', (proxies, address) => {
    const header = '192.0.2.66, 198.51.100.2,203.0.113.7'
    expect(clientAddress('10.0.0.1', header, proxies)).toBe(address)
  })

  test.each([undefined, '', 'unknown', '203.0.113.7:4711'])(
    'is the proxy’s where it forwards %o',
    (header) => {
      expect(clientAddress('10.0.0.1', header, 1)).toBe('10.0.0.1')
    },
  )

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, counted) => {
    expect(clientAddress(address, undefined, 0)).toBe(counted)
  })
})
