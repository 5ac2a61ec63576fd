import { randomBytes } from 'node:crypto'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPersonalCipher } from '../../crypto/personal-columns.ts'
import { DeliveryError } from '../delivery-error.ts'
import { type OutboxMessage, outboxContexts } from '../outbox-message.ts'
import { createOutboxMail } from './outbox.ts'
import type { MailMessage, MailPort } from './port.ts'
import { createSmtpMail } from './smtp.ts'

type Received = { to: string; subject: string; text: string; key: string }

const cipher = createPersonalCipher({ currentKeyId: 'k', keys: new Map([['k', randomBytes(32)]]) })
const rows = new Map<string, OutboxMessage>()
const mails: { to: string; content: string }[] = []
const open = new Set<Socket>()
let server: Server
let answerToRecipient = '250 ok'
let silentAfter = ''

beforeAll(async () => {
  server = createServer(serveSmtp).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
beforeEach(() => {
  rows.clear()
  mails.length = 0
  answerToRecipient = '250 ok'
  silentAfter = ''
})
afterAll(() => {
  for (const socket of open) socket.destroy()
  server.close()
})

const message: MailMessage = {
  to: 'lin@example.org',
  subject: '结果',
  text: 'Your code is 271828.',
  messageKey: 'application 7 decided',
}

const outbox: MailPort = createOutboxMail({
  cipher,
  insert: async (row) => void (rows.has(row.message_key) || rows.set(row.message_key, row)),
})
const ports: [string, () => MailPort, () => Received[]][] = [
  ['outbox', () => outbox, readOutbox],
  ['smtp', () => createSmtpMail({ url: address(), from: 'Yisun <portal@yisun.test>' }), readSmtp],
]

describe.each(ports)('%s', (_, create, received) => {
  test('a mail arrives with its recipient, subject and text', async () => {
    await create().send(message)
    expect(received()).toEqual([
      { to: message.to, subject: message.subject, text: message.text, key: expect.any(String) },
    ])
  })

  test('trust 40: a second try is known as the same message, another message is not', async () => {
    for (const messageKey of ['one', 'one', 'two']) await create().send({ ...message, messageKey })
    expect(new Set(received().map(({ key }) => key)).size).toBe(2)
  })

  test.each(['', 'lin', 'a@b@c', 'a@b.cn, c@d.cn', 'Lin <a@b.cn>', 'a@b.cn\r\nBcc: c@d.cn', '"a b"@c.cn'])(
    '%j is no recipient',
    async (to) => {
      const error = await failureOf(create().send({ ...message, to }))
      expect(error.isRetryable).toBe(false)
      expect(received()).toEqual([])
    },
  )
})

describe('outbox', () => {
  test('trust 29: neither recipient nor text is stored readable', async () => {
    await outbox.send(message)
    const stored = JSON.stringify([...rows.values()])
    expect(stored).not.toContain('lin@example.org')
    expect(stored).not.toContain('271828')
  })
})

describe('smtp', () => {
  const send = (url = address(), timeoutMs = 1000) =>
    createSmtpMail({ url, from: 'portal@yisun.test', timeoutMs }).send(message)

  test('a line break in a subject begins no header', async () => {
    const mail = { ...message, subject: 'x\r\nBcc: other@example.org' }
    await createSmtpMail({ url: address(), from: 'portal@yisun.test' }).send(mail)
    expect(mails[0]?.content).not.toMatch(/^Bcc:/m)
  })

  test.each([
    ['550 no such user lin@example.org', false],
    ['451 try later lin@example.org', true],
  ])('answered %s', async (answer, isRetryable) => {
    answerToRecipient = answer
    const error = await failureOf(send())
    expect(error.isRetryable).toBe(isRetryable)
    expect(error.message).toContain(answer.slice(0, 3))
    expect(`${error.message}${error.stack}`).not.toContain('lin@')
  })

  test.each(['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', '.'])(
    'trust 47: a server that hangs after %s',
    async (after) => {
      silentAfter = after
      expect((await failureOf(send(address(), 150))).isRetryable).toBe(true)
    },
  )

  test('an unreachable server may be retried', async () => {
    expect((await failureOf(send('smtp://127.0.0.1:1'))).isRetryable).toBe(true)
  })

  test('a server that is not this machine and offers no encryption gets nothing', async () => {
    expect((await failureOf(send(address().replace('127.0.0.1', '[::ffff:127.0.0.1]')))).message).toContain(
      'ETLS',
    )
    expect(mails).toEqual([])
  })

  test('other addresses than smtp are refused at the start', () => {
    expect(() => createSmtpMail({ url: 'http://mail', from: 'a@b.cn' })).toThrow(/smtp/)
  })
})

async function failureOf(sending: Promise<void>): Promise<DeliveryError> {
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
    subject: row.subject,
    text: cipher.decrypt(row.body_encrypted, outboxContexts.body),
    key: row.message_key,
  }))
}

function readSmtp(): Received[] {
  return mails.map(({ to, content }) => {
    const encoded = /^Subject: =\?UTF-8\?[BQ]\?(.*)\?=$/m.exec(content)?.[1] ?? ''
    const subject = Buffer.from(encoded, 'base64').toString()
    const [, text = ''] = content.split('\r\n\r\n')
    return { to, subject, text: text.trim(), key: /^Message-ID: (.+)$/im.exec(content)?.[1] ?? '' }
  })
}

function address() {
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A mail server of a few lines that can fall silent after a command. */
function serveSmtp(socket: Socket) {
  open.add(socket)
  socket.on('error', () => socket.destroy())
  const say = (after: string, answer: string) => void (silentAfter === after || socket.write(`${answer}\r\n`))
  let to = ''
  let content: string | null = null
  let pending = ''
  say('connect', '220 test')
  socket.on('data', (data) => {
    const lines = (pending + data).split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) {
      if (content !== null && line !== '.') content += `${line}\r\n`
      else if (content !== null) {
        mails.push({ to, content })
        content = null
        say('.', '250 taken')
      } else if (/^EHLO/i.test(line)) say('EHLO', '250 test')
      else if (/^MAIL/i.test(line)) say('MAIL', '250 ok')
      else if (/^RCPT/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? ''
        say('RCPT', answerToRecipient)
      } else if (/^DATA/i.test(line)) {
        content = ''
        say('DATA', '354 go on')
      } else if (/^STARTTLS/i.test(line)) socket.write('502 not here\r\n')
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }
  })
}
