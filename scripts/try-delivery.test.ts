import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMailServer } from '../tests/support/portal/mail-server.ts'
import { openSmsVendors } from '../tests/support/portal/sms-vendors.ts'

const script = join(import.meta.dirname, 'try-delivery.ts')

/** The command as an operator runs it beside the settings of a real portal. */
async function tryDelivery(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['--no-warnings', script, ...args], {
    env: { PATH: process.env.PATH, YISUN_DEMO: '0', YISUN_ORIGIN: 'https://portal.example.org', ...settings },
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)))
  await once(child, 'close')
  return { status: child.exitCode, said: said.join('') }
}

/** A gateway that responds with this status and keeps the bodies that it received. */
async function openGateway(status: number) {
  const bodies: unknown[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    bodies.push(JSON.parse(Buffer.concat(parts).toString()))
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    bodies,
    settings: { YISUN_SMS_URL: `http://127.0.0.1:${port}`, YISUN_SMS_KEY: 'f3a9c1d07b5e4482' },
  }
}

test('one text message and one mail go out by the vendors of the settings', async () => {
  const [gateway, mail] = [await openGateway(202), await openMailServer()]
  onTestFinished(mail.close)
  const settings = { ...gateway.settings, YISUN_SMTP_URL: mail.url, YISUN_MAIL_FROM: 'portal@example.org' }
  const { status, said } = await tryDelivery(
    settings,
    '--phone',
    '138 0013 8000',
    '--mail',
    'lin@example.org',
  )
  expect(said).toMatch(/YISUN_SMS_URL: the gateway took .*\nYISUN_SMTP_URL: the server took /)
  expect(status).toBe(0)
  const code = /code (\d{6})/.exec(said)?.[1]
  expect(gateway.bodies).toEqual([
    {
      to: '+8613800138000',
      text: expect.stringContaining(String(code)),
      template: 'code.signIn',
      parameters: { code },
    },
  ])
  expect(mail.mails).toMatchObject([{ to: ['lin@example.org'] }])
})

test('reports refusals and missing settings, and still tries the other vendor', async () => {
  const gateway = await openGateway(401)
  const { status, said } = await tryDelivery(
    gateway.settings,
    '--phone',
    '13800138000',
    '--mail',
    'a@example.org',
  )
  expect(said).toMatch(/YISUN_SMS_URL: The SMS gateway answered 401\nYISUN_SMTP_URL: is not set/)
  expect(status).toBe(1)
  expect((await tryDelivery(gateway.settings, '--phone', '12')).said).toMatch(/12 is no mobile number/)
  expect((await tryDelivery(gateway.settings)).said).toMatch(/^Expects --phone/)
})

test('tries each vendor of text messages by itself', async () => {
  const vendors = await openSmsVendors()
  onTestFinished(vendors.close)
  const settings = {
    YISUN_SMS: 'alibaba,tencent',
    YISUN_SMS_ALIBABA: JSON.stringify(vendors.alibaba),
    YISUN_SMS_TENCENT: JSON.stringify({ ...vendors.tencent, secretKey: 'another' }),
  }
  const { status, said } = await tryDelivery(settings, '--phone', '13800138000')
  expect(said).toMatch(/^YISUN_SMS_ALIBABA: the vendor took .*\nYISUN_SMS_TENCENT: .*SignatureFailure\n$/)
  expect(status).toBe(1)
  expect(vendors.taken).toMatchObject([{ phone: '13800138000', template: 'SMS_1' }])
})
