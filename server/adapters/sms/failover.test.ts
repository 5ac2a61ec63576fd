import { expect, test } from 'vitest'
import { DeliveryError, type DeliveryFault } from '../delivery-error.ts'
import { createSmsFailover } from './failover.ts'
import type { SmsMessage, SmsPort, SmsVendor } from './port.ts'

const code: SmsMessage = {
  to: '+8613800138000',
  text: '验证码 271828',
  template: 'code.signIn',
  parameters: { code: '271828' },
  locale: 'zh',
  messageKey: 'code:1',
}
const notice = { ...code, template: 'notice' }

/** Two vendors that fail as told; `asked` lists who was asked. */
function openVendors() {
  const asked: SmsVendor[] = []
  const faults: Partial<Record<SmsVendor, DeliveryFault>> = {}
  const clock = { now: 0 }
  const port = (vendor: SmsVendor): SmsPort => ({
    async send() {
      asked.push(vendor)
      const fault = faults[vendor]
      if (!fault) return { vendor, id: '1' }
      throw new DeliveryError(`${vendor} fails`, { isRetryable: fault !== 'recipient', fault })
    },
    report: async () => ({ outcome: 'delivered', reason: vendor }),
  })
  const choices = (['alibaba', 'tencent'] as const).map((vendor) => ({ vendor, port: port(vendor) }))
  const sms = createSmsFailover(choices, () => clock.now)
  /** Who was asked for one message. */
  const send = async (message = code) => {
    asked.length = 0
    const result = await sms.send(message).catch((error: DeliveryError) => error)
    return { asked: [...asked], result }
  }
  return { sms, asked, faults, clock, send }
}

test('the first vendor takes it; the second is asked where the first cannot', async () => {
  const { faults, send } = openVendors()
  expect((await send()).asked).toEqual(['alibaba'])
  faults.alibaba = 'vendor'
  expect(await send()).toEqual({ asked: ['alibaba', 'tencent'], result: { vendor: 'tencent', id: '1' } })
  faults.alibaba = 'message'
  expect((await send(notice)).asked).toEqual(['alibaba', 'tencent'])
})

test('a wrong number is nobody’s to deliver', async () => {
  const { faults, send } = openVendors()
  faults.alibaba = 'recipient'
  expect(await send()).toMatchObject({ asked: ['alibaba'], result: { isRetryable: false } })
})

test('in doubt, a code goes to the second vendor, a notice waits for its next try', async () => {
  const { faults, send } = openVendors()
  faults.alibaba = 'doubt'
  expect((await send(code)).asked).toEqual(['alibaba', 'tencent'])
  expect(await send(notice)).toMatchObject({ asked: ['alibaba'], result: { isRetryable: true } })
})

test('three failures in a row pause a vendor; a probe brings it back, or pauses it for longer', async () => {
  const { faults, clock, send } = openVendors()
  faults.alibaba = 'doubt'
  for (let at = 0; at < 3; at++) await send()
  expect((await send()).asked).toEqual(['tencent'])
  clock.now = 30_000
  expect((await send()).asked).toEqual(['alibaba', 'tencent'])
  clock.now = 60_000
  expect((await send()).asked).toEqual(['tencent'])
  clock.now = 10 * 60_000
  faults.alibaba = undefined
  expect((await send()).asked).toEqual(['alibaba'])
  faults.alibaba = 'vendor'
  expect((await send()).asked).toEqual(['alibaba', 'tencent'])
})

test('one message alone is the probe', async () => {
  const { sms, asked, faults, clock, send } = openVendors()
  faults.alibaba = 'vendor'
  for (let at = 0; at < 3; at++) await send()
  clock.now = 30_000
  asked.length = 0
  await Promise.all([sms.send(code), sms.send(code)])
  expect(asked.toSorted()).toEqual(['alibaba', 'tencent', 'tencent'])
})

test('a message’s own refusals pause nobody, and paused vendors are asked where there is no other', async () => {
  const { faults, send } = openVendors()
  faults.alibaba = 'message'
  for (let at = 0; at < 4; at++) await send()
  expect((await send()).asked).toEqual(['alibaba', 'tencent'])
  faults.alibaba = 'vendor'
  faults.tencent = 'vendor'
  for (let at = 0; at < 4; at++) await send()
  expect(await send()).toMatchObject({
    asked: ['alibaba', 'tencent'],
    result: { isRetryable: true, message: 'alibaba fails; tencent fails' },
  })
})

test('the vendor that took a message is asked for its report', async () => {
  const { sms } = openVendors()
  const report = await sms.report?.({ vendor: 'tencent', id: '1' }, code.to, new Date())
  expect(report).toEqual({ outcome: 'delivered', reason: 'tencent' })
})
