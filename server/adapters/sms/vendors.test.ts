import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSmsVendors, type StandInFailure } from '../../../tests/support/portal/sms-vendors.ts'
import { alibabaSmsField, tencentSmsField } from '../../sms-fields.ts'
import { DeliveryError } from '../delivery-error.ts'
import { createAlibabaSms } from './alibaba.ts'
import type { SmsMessage, SmsPort } from './port.ts'
import { createTencentSms } from './tencent.ts'

let vendors: Awaited<ReturnType<typeof openSmsVendors>>

beforeAll(async () => {
  vendors = await openSmsVendors()
})
beforeEach(() => {
  vendors.taken.length = 0
  vendors.failures.length = 0
  vendors.reports.clear()
})
afterAll(() => vendors.close())

const code: SmsMessage = {
  to: '+8613800138000',
  text: '验证码 271828',
  template: 'code.signIn',
  parameters: { code: '271828' },
  locale: 'zh',
  messageKey: 'code:1',
}
const notice: SmsMessage = {
  ...code,
  template: 'notice',
  parameters: { title: '清源计划的申请已通过 (二) *', url: 'https://portal.example.org/apply?id=7' },
}

/** An adapter from a setting, as an operator writes it. */
function create(vendor: 'alibaba' | 'tencent', change: object = {}, timeoutMs = 1000): Required<SmsPort> {
  if (vendor === 'alibaba') {
    const settings = alibabaSmsField.parse(JSON.stringify({ ...vendors.alibaba, ...change }))
    if (settings) return createAlibabaSms(settings, { timeoutMs })
  }
  const settings = tencentSmsField.parse(JSON.stringify({ ...vendors.tencent, ...change }))
  if (!settings) throw new Error('no settings')
  return createTencentSms(settings, { timeoutMs })
}

const cases = [
  {
    vendor: 'alibaba',
    phone: '13800138000',
    abroad: '85251234567',
    templates: ['SMS_1', 'SMS_2', 'SMS_9'],
    receipt: 'biz-1',
    wrongKey: { accessKeySecret: 'another' },
    throttled: { status: 400, code: 'Throttling.User' },
    limited: { code: 'isv.BUSINESS_LIMIT_CONTROL' },
    broke: { code: 'isv.AMOUNT_NOT_ENOUGH' },
    invalid: { code: 'isv.MOBILE_NUMBER_ILLEGAL' },
    down: { status: 503, code: 'ServiceUnavailable' },
  },
  {
    vendor: 'tencent',
    phone: '+8613800138000',
    abroad: '+85251234567',
    templates: ['1001', '1002', '1009'],
    receipt: 'serial-1',
    wrongKey: { secretKey: 'another' },
    throttled: { code: 'RequestLimitExceeded' },
    limited: { code: 'LimitExceeded.PhoneNumberOneHourLimit' },
    broke: { code: 'FailedOperation.InsufficientBalanceInSmsPackage' },
    invalid: { code: 'InvalidParameterValue.IncorrectPhoneNumber' },
    down: { status: 503, code: 'InternalError' },
  },
] as const

describe.each(cases)('$vendor', ({ vendor, phone, abroad, templates, receipt, wrongKey, ...failures }) => {
  const failure = (sending: Promise<unknown>) => failureOf(sending)
  const failing = (next: StandInFailure, message = code) => {
    vendors.failures.push(next)
    return failure(create(vendor, {}, 300).send(message))
  }

  test('a code and a notice go out by their templates, with the receipt', async () => {
    const port = create(vendor)
    expect(await port.send(code)).toEqual({ vendor, id: receipt })
    await port.send(notice)
    expect(vendors.taken).toEqual([
      { phone, signName: '益榫', template: templates[0], values: ['271828'] },
      { phone, signName: '益榫', template: templates[1], values: [notice.parameters.title, 'apply?id=7'] },
    ])
  })

  test('a purpose, a language and a long title have texts and lengths of their own', async () => {
    const own = { ...vendors[vendor].templates, 'code.signIn': { id: templates[2], values: [] } }
    await create(vendor, { templates: own }).send(code)
    const change = { templatesEn: { code: templates[2] }, titleLength: 6 }
    await create(vendor, change).send({ ...code, locale: 'en' })
    await create(vendor, change).send({ ...notice, locale: 'en' })
    expect(vendors.taken.map(({ template }) => template)).toEqual([templates[2], templates[2], templates[1]])
    expect(vendors.taken.map(({ values }) => values[0])).toEqual([undefined, '271828', '清源计划的…'])
  })

  test('a number abroad needs a template of its own', async () => {
    const message = { ...code, to: '+85251234567' }
    const error = await failure(create(vendor).send(message))
    expect(error).toMatchObject({ isRetryable: false, fault: 'message' })
    expect(error.message).toContain('outside of mainland China')
    const international = { signName: '益榫', templates: { code: templates[2], notice: templates[1] } }
    await create(vendor, { international }).send(message)
    expect(vendors.taken).toMatchObject([{ phone: abroad, template: templates[2] }])
  })

  test.each(['', '13800138000', '+0123456789', '+8613800138000,+8613800138001'])(
    '%j is no recipient',
    async (to) => {
      const error = await failure(create(vendor).send({ ...code, to }))
      expect(error).toMatchObject({ isRetryable: false, fault: 'recipient' })
      expect(vendors.taken).toEqual([])
    },
  )

  test.each([
    ['throttled', failures.throttled, true, 'vendor'],
    ['down', failures.down, true, 'vendor'],
    ['without balance', failures.broke, true, 'vendor'],
    ['too many for the number', failures.limited, true, 'message'],
    ['an invalid number', failures.invalid, false, 'recipient'],
    ['slow', 'hang', true, 'doubt'],
    ['cut', 'cut', true, 'doubt'],
    ['malformed', 'malformed', true, 'doubt'],
  ] as const)('%s', async (_, next, isRetryable, fault) => {
    const error = await failing(next)
    expect(error).toMatchObject({ isRetryable, fault })
    expect(`${error.message}${error.stack}`).not.toMatch(/138001|271828|stand-in|Signature/)
  })

  test('a wrong key is the operator’s to correct; an unknown text or sender ends the message', async () => {
    const [wrong, text, sender] = [
      await failure(create(vendor, wrongKey).send(code)),
      await failure(create(vendor, { templates: { code: '77', notice: '78' } }).send(code)),
      await failure(create(vendor, { signName: '别人' }).send(code)),
    ]
    expect(wrong).toMatchObject({ isRetryable: true, fault: 'vendor' })
    expect(wrong.message).toMatch(/Signature/)
    expect(text).toMatchObject({ isRetryable: false, fault: 'message' })
    expect(sender).toMatchObject({ isRetryable: false, fault: 'message' })
    expect(vendors.taken).toEqual([])
  })

  test('an unreachable vendor has not taken the message', async () => {
    const error = await failure(create(vendor, { endpoint: 'http://127.0.0.1:1' }).send(code))
    expect(error).toMatchObject({ isRetryable: true, fault: 'vendor' })
  })

  test.each([
    ['waiting', 'pending'],
    ['delivered', 'delivered'],
    ['failed', 'undelivered'],
  ] as const)('reported as %s: %s', async (state, outcome) => {
    const port = create(vendor)
    const taken = await port.send(code)
    if (!taken) throw new Error('no receipt')
    vendors.reports.set(taken.id, { state, code: 'MK:0001' })
    const report = await port.report(taken, code.to, new Date())
    expect(report).toEqual(outcome === 'pending' ? { outcome } : { outcome, reason: 'MK:0001' })
  })

  test.each(['空号 13800138000', '13800138000', ''])(
    'a report that says %j keeps no number',
    async (said) => {
      const port = create(vendor)
      const taken = await port.send(code)
      if (!taken) throw new Error('no receipt')
      vendors.reports.set(taken.id, { state: 'failed', code: said })
      expect(await port.report(taken, code.to, new Date())).toEqual({ outcome: 'undelivered', reason: '' })
    },
  )

  test('of another vendor’s message nothing is known', async () => {
    vendors.reports.set('1', { state: 'delivered', code: 'DELIVRD' })
    const report = create(vendor).report({ vendor: 'gateway', id: '1' }, code.to, new Date())
    expect(await report).toEqual({ outcome: 'pending' })
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
