import { randomBytes } from 'node:crypto'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testThreads } from '../../../tests/support/portal/test-services.ts'
import { createBuiltInScan } from './built-in.ts'
import { createClamavScan, parseClamdAddress } from './clamav.ts'
import { type ScanPort, ScanUnavailableError } from './port.ts'

const eicar = Buffer.from(
  'WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=',
  'base64',
)

let clamd: Server
let asked = 0
let behaviour: 'scan' | 'hang' | 'slow' | 'drop' | 'limit' | 'chatter' = 'scan'
const open = new Set<Socket>()

beforeAll(async () => {
  clamd = createServer(serveClamd).listen(0, '127.0.0.1')
  await new Promise((resolve) => clamd.once('listening', resolve))
})
afterAll(() => {
  for (const socket of open) socket.destroy()
  clamd.close()
})

const scanners: [string, () => ScanPort][] = [
  ['built-in', () => createBuiltInScan(testThreads)],
  ['clamd', () => createClamavScan({ address: address(), timeoutMs: 1000 })],
]

describe.each(scanners)('%s', (_, create) => {
  test('ordinary, empty and multi-chunk files are clean', async () => {
    const files = [randomBytes(1000), Buffer.alloc(0), Buffer.alloc(200_000, 'text ')]
    for (const file of files) expect(await create().scan(file)).toEqual({ verdict: 'clean' })
  })

  test('trust 22: the EICAR test file is infected, alone and inside', async () => {
    for (const file of [eicar, Buffer.concat([Buffer.alloc(70_000, 'a'), eicar, Buffer.from('b')])]) {
      expect(await create().scan(file)).toMatchObject({ verdict: 'infected' })
    }
  })
})

describe('built-in', () => {
  test.each([
    ['a Windows program', Buffer.from('MZ\x90')],
    ['a script', Buffer.from('#!/bin/sh')],
    ['an old Office file', Buffer.from('d0cf11e0a1b11ae100', 'hex')],
    ['markup with a script', Buffer.from('GIF89a <SCRIPT>1</SCRIPT>')],
    ['Office macros', Buffer.from('PK\x03\x04 word/vbaProject.bin')],
  ])('%s is active', async (_, file) => {
    expect(await createBuiltInScan(testThreads).scan(file)).toMatchObject({ verdict: 'active' })
  })

  test('says that it is no virus scanner', () => {
    expect(createBuiltInScan(testThreads).isVirusScanner).toBe(false)
    expect(createClamavScan({ address: { path: '/x' } }).isVirusScanner).toBe(true)
  })
})

describe('clamd', () => {
  test.each(['hang', 'drop', 'limit', 'chatter'] as const)(
    'trust 22: no verdict when it does: %s',
    async (what) => {
      behaviour = what
      const scan = createClamavScan({ address: address(), timeoutMs: 150 }).scan(Buffer.from('x'))
      await expect(scan).rejects.toThrow(ScanUnavailableError)
      behaviour = 'scan'
    },
  )

  test('trust 47: one that has fallen silent makes only the first wait, and a slow file nobody else', async () => {
    for (const [what, connections] of [
      ['hang', 2],
      ['slow', 4],
    ] as const) {
      const before = asked
      behaviour = what
      const { scan } = createClamavScan({ address: address(), timeoutMs: 150 })
      for (const _ of [1, 2]) await expect(scan(Buffer.from('x'))).rejects.toThrow(ScanUnavailableError)
      behaviour = 'scan'
      expect(asked - before).toBe(connections)
    }
  })

  test('no verdict when nobody listens', async () => {
    const scan = createClamavScan({ address: { path: '/nowhere/clamd.ctl' } }).scan(Buffer.from('x'))
    await expect(scan).rejects.toThrow(ScanUnavailableError)
  })

  test('its address is read from configuration', () => {
    expect(parseClamdAddress('tcp://10.0.0.2:3311')).toEqual({ host: '10.0.0.2', port: 3311 })
    expect(parseClamdAddress('tcp://[::1]')).toEqual({ host: '::1', port: 3310 })
    expect(parseClamdAddress('unix:/run/clamd.ctl')).toEqual({ path: '/run/clamd.ctl' })
    for (const bad of ['', 'clamd', 'http://x', 'unix:run'])
      expect(() => parseClamdAddress(bad)).toThrow(/clamd/)
  })
})

function address() {
  return { host: '127.0.0.1', port: (clamd.address() as AddressInfo).port }
}

/** Speaks clamd's INSTREAM and finds EICAR. */
function serveClamd(socket: Socket) {
  asked += 1
  open.add(socket)
  socket.on('error', () => socket.destroy())
  let received = Buffer.alloc(0)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    if (behaviour === 'slow' && received.includes('PING')) return socket.end('PONG\0')
    if (behaviour === 'hang' || behaviour === 'slow') return
    if (behaviour === 'drop') return socket.end()
    if (behaviour === 'limit') return socket.end('INSTREAM size limit exceeded. ERROR\0')
    if (behaviour === 'chatter') return socket.write('x'.repeat(5000))
    const file = readChunks(received)
    if (file) socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
  })
}

/** The whole file once its last, empty chunk has arrived. */
function readChunks(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (received.toString('latin1', 0, command.length) !== command) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const size = received.readUInt32BE(at)
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return null
}
