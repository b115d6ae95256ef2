import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'

const redisOf = (url: string) => readConfig({ REDIS_URL: url }).redis

describe('REDIS_URL', () => {
  test('names a server, a database of it and who logs in', () => {
    expect(redisOf('rediss://shop:p%40%2F%25ss@redis.example:6390/3')).toEqual({
      host: 'redis.example',
      port: 6390,
      username: 'shop',
      password: 'p@/%ss',
      database: 3,
      tls: true,
      prefix: 'gamewallet:',
    })
  })

  test('needs no more than a host', () => {
    const plain = { port: 6379, username: null, password: null, database: 0, tls: false }
    expect(redisOf('redis://10.0.0.5')).toMatchObject({ ...plain, host: '10.0.0.5' })
    expect(redisOf('redis://[::1]/')).toMatchObject({ ...plain, host: '::1' })
    expect(redisOf('redis://:hush@db')).toMatchObject({ ...plain, host: 'db', password: 'hush' })
  })

  test('may be left out, and then rate limits stay in memory', () => {
    expect(redisOf('')).toBeNull()
    expect(readConfig({ REDIS_PREFIX: 'other:' }).redis).toBeNull()
  })

  test.each([
    ['http://:hush@db', 'must be an address such as redis://'],
    ['redis://:hush@db?family=6', 'must be an address such as redis://'],
    ['redis://:hush#1@db', 'must be an address such as redis://'],
    ['redis://:hush@', 'must be an address such as redis://'],
    ['hush', 'must be an address such as redis://'],
    ['redis://:hush@db/shop', 'must end with the number of a database'],
    [
      'redis://:hush%@db',
      'must write special characters in the user or password in their %XX form',
    ],
    ['redis://hush@db', 'must have a password after the user'],
  ])('that is %s is refused in words that do not hold the password', (url, message) => {
    let told = ''
    try {
      redisOf(url)
    } catch (error) {
      told = String(error)
    }
    expect(told).toContain(`REDIS_URL: ${message}`)
    expect(told).not.toContain('hush')
  })
})

test('REDIS_PREFIX tells installations on one Redis apart', () => {
  const settings = { REDIS_URL: 'redis://db', REDIS_PREFIX: 'shop-2:' }
  expect(readConfig(settings).redis?.prefix).toBe('shop-2:')
  expect(() => readConfig({ ...settings, REDIS_PREFIX: 'shop 2' })).toThrow(
    /REDIS_PREFIX: must be 1 to 64 letters/,
  )
})
