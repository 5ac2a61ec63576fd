import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/portal/temporary-folder.ts'
import { cipherOfSecrets, runningCipher } from '../cipher-of-secrets.ts'
import { keepEncryptionKeys, loadSecrets } from '../secrets.ts'

it('trust 28: a node that runs reads what was written by a key made after its start, and writes by it within a second', () => {
  vi.useFakeTimers({ now: 0 })
  try {
    const config = { dataDir: join(temporaryFolder(), 'data'), secret: null, encryptionKeys: null }
    const secrets = loadSecrets(config)
    const node = runningCipher(config, secrets)
    const old = node.encrypt('林', 'accounts.name')
    const added = { id: 'k2', key: randomBytes(32) }
    keepEncryptionKeys(config, [added, ...secrets.encryptionKeys])
    expect(loadSecrets(config).secret).toEqual(secrets.secret)
    const elsewhere = cipherOfSecrets(loadSecrets(config)).encrypt('周', 'accounts.name')
    expect(elsewhere).toMatch(/^k2\./)
    expect(node.decrypt(elsewhere, 'accounts.name')).toBe('周')
    expect(node.decrypt(old, 'accounts.name')).toBe('林')
    vi.advanceTimersByTime(1000)
    expect(node.encrypt('林', 'accounts.name')).toMatch(/^k2\./)
    expect(node.blindIndexes('a', 't.c').map((index) => index.split('.')[0])).toEqual(['k2', 'k1'])
    expect(() => node.decrypt(old.replace(/^k1/, 'k3'), 'accounts.name')).toThrow('cannot be read')
  } finally {
    vi.useRealTimers()
  }
})
