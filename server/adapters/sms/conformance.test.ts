import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPersonalCipher } from '../../crypto/personal-columns.ts'
import { DeliveryError } from '../delivery-error.ts'
import { type OutboxMessage, outboxContexts } from '../outbox-message.ts'
import { createHttpSms } from './http.ts'
import { createOutboxSms } from './outbox.ts'
import type { SmsMessage, SmsPort } from './port.ts'

type Received = { to: string; text: string; key: string }

const cipher = createPersonalCipher({ currentKeyId: 'k', keys: new Map([['k', randomBytes(32)]]) })
const rows = new Map<string, OutboxMessage>()
const requests: { request: IncomingMessage; body: SmsMessage }[] = []
let server: Server
let status = 202

beforeAll(async () => {
  server = createServer(serveGateway).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
beforeEach(() => {
  rows.clear()
  requests.length = 0
  status = 202
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const message: SmsMessage = {
  to: '+8613800138000',
  text: '验证码 271828',
  template: 'signInCode',
  parameters: { code: '271828' },
  locale: 'zh',
  messageKey: 'code 1',
}

const outbox = createOutboxSms({
  cipher,
  insert: async (row) => void (rows.has(row.message_key) || rows.set(row.message_key, row)),
})
const gateway = () => createHttpSms({ url: address(), key: 'gateway key', timeoutMs: 1000 })
const ports: [string, () => SmsPort, () => Received[]][] = [
  ['outbox', () => outbox, readOutbox],
  [
    'http',
    gateway,
    () => requests.map(({ request, body }) => ({ to: body.to, text: body.text, key: keyOf(request) })),
  ],
]

describe.each(ports)('%s', (_, create, received) => {
  test('a message arrives with its phone and text', async () => {
    await create().send(message)
    expect(received()).toEqual([{ to: message.to, text: message.text, key: message.messageKey }])
  })

  test('trust 40: a second try bears the same key', async () => {
    for (const messageKey of ['one', 'one', 'two']) await create().send({ ...message, messageKey })
    expect([...new Set(received().map(({ key }) => key))]).toEqual(['one', 'two'])
  })

  test.each(['', '13800138000', '+0123456789', '+86 138 0013 8000', '+8613800138000,+8613800138001'])(
    '%j is no recipient',
    async (to) => {
      const error = await failureOf(create().send({ ...message, to }))
      expect(error.isRetryable).toBe(false)
      expect(received()).toEqual([])
    },
  )
})

describe('outbox', () => {
  test('trust 29: neither phone nor code is stored readable', async () => {
    await outbox.send(message)
    const stored = JSON.stringify([...rows.values()])
    expect(stored).not.toContain('13800138000')
    expect(stored).not.toContain('271828')
  })
})

describe('http', () => {
  test('the gateway gets the template, its values and the bearer key', async () => {
    await gateway().send(message)
    expect(requests[0]?.body).toMatchObject({ template: 'signInCode', parameters: { code: '271828' } })
    expect(requests[0]?.request.headers.authorization).toBe('Bearer gateway key')
  })

  test('a key that was accepted before is a success', async () => {
    status = 409
    await gateway().send(message)
    expect(requests).toHaveLength(1)
  })

  test.each([
    ...[400, 410, 413, 422].map((code) => [code, false] as const),
    ...[401, 403, 404, 408, 429, 500, 503].map((code) => [code, true] as const),
  ])('answered %i, to be tried again: %s', async (code, isRetryable) => {
    status = code
    const error = await failureOf(gateway().send(message))
    expect(error.isRetryable).toBe(isRetryable)
    expect(`${error.message}${error.stack}`).not.toMatch(/138|271828|gateway key/)
  })

  test('trust 21: a redirect is not followed', async () => {
    status = 307
    expect((await failureOf(gateway().send(message))).isRetryable).toBe(true)
    expect(requests.map(({ request }) => request.url)).toEqual(['/send'])
  })

  test('trust 47: a gateway that hangs is given up, and may be asked again', async () => {
    status = 0
    const sending = createHttpSms({ url: address(), key: 'x', timeoutMs: 100 }).send(message)
    expect((await failureOf(sending)).isRetryable).toBe(true)
  })

  test.each(['http://sms.example.org/', 'ftp://x/', 'nonsense'])('%s is refused at the start', (url) => {
    expect(() => createHttpSms({ url, key: 'x' })).toThrow()
  })
})

async function failureOf(sending: Promise<unknown>): Promise<DeliveryError> {
  const error = await sending.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DeliveryError)) throw new Error(`No delivery error but ${String(error)}`)
  return error
}

function readOutbox(): Received[] {
  return [...rows.values()].map((row) => ({
    to: cipher.decrypt(row.recipient_encrypted, outboxContexts.recipient),
    text: cipher.decrypt(row.body_encrypted, outboxContexts.body),
    key: row.message_key,
  }))
}

function address() {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
}

function keyOf(request: IncomingMessage): string {
  return String(request.headers['idempotency-key'])
}

/** Takes every message and answers with `status`; 0 never answers. */
function serveGateway(request: IncomingMessage, response: ServerResponse) {
  let text = ''
  request.on('data', (part) => {
    text += part
  })
  request.on('end', () => {
    requests.push({ request, body: JSON.parse(text) })
    if (status === 0) return
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {})
    response.end(JSON.stringify({ echo: text }))
  })
}
