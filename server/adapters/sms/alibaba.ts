import { createRequire } from 'node:module'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { DeliveryError, vendorTimeoutMs } from '../delivery-error.ts'
import { answerInTime, isUnreached, unanswered, unreached } from './answer-in-time.ts'
import { parsePhone } from './parse-phone.ts'
import type { SmsMessage, SmsPort, SmsReport } from './port.ts'
import { reportCode } from './report-code.ts'
import { registeredText, type SmsTextSettings } from './templates.ts'

export type AlibabaSettings = SmsTextSettings & {
  accessKeyId: string
  accessKeySecret: string
  /** Another address of the API, without a path. */
  endpoint?: string | undefined
}

type Package = typeof import('@alicloud/dysmsapi20170525')

const name = 'Alibaba Cloud'

/**
 * Sends by Alibaba Cloud's Short Message Service (Dysmsapi 2017-05-25). It knows no keys: a message that was
 * taken without an answer is sent again by the next try.
 */
export function createAlibabaSms(
  settings: AlibabaSettings,
  { timeoutMs = vendorTimeoutMs }: { timeoutMs?: number } = {},
): SmsPort & Required<Pick<SmsPort, 'report'>> {
  // Loaded for those alone who use it.
  const { default: Client, ...api }: Package = createRequire(import.meta.url)('@alicloud/dysmsapi20170525')
  const client = new Client(clientConfig(settings, timeoutMs))
  const ask = <Body>(asking: Promise<{ body?: Body }>) => answerOf(timeoutMs, asking)
  return {
    async send(message) {
      const request = new api.SendSmsRequest(sendingOf(settings, message))
      const { code, bizId } = await ask(client.sendSms(request))
      if (code !== 'OK') throw refusal(code)
      return bizId ? { vendor: 'alibaba', id: bizId } : undefined
    },
    async report({ vendor, id }, to, sentAt) {
      if (vendor !== 'alibaba') return { outcome: 'pending' }
      const request = new api.QuerySendDetailsRequest({
        phoneNumber: phoneOf(to),
        bizId: id,
        sendDate: shanghaiDay(sentAt).replaceAll('-', ''),
        pageSize: 1,
        currentPage: 1,
      })
      const { code, smsSendDetailDTOs } = await ask(client.querySendDetails(request))
      if (code !== 'OK') throw refusal(code)
      return reportOf(smsSendDetailDTOs?.smsSendDetailDTO?.[0])
    },
  }
}

function clientConfig({ accessKeyId, accessKeySecret, endpoint }: AlibabaSettings, timeoutMs: number) {
  const url = new URL(endpoint ?? 'https://dysmsapi.aliyuncs.com')
  const config = {
    accessKeyId,
    accessKeySecret,
    endpoint: url.host,
    protocol: url.protocol === 'http:' ? 'HTTP' : 'HTTPS',
    connectTimeout: timeoutMs,
    readTimeout: timeoutMs,
  }
  return config as ConstructorParameters<Package['default']>[0]
}

function sendingOf(settings: AlibabaSettings, message: SmsMessage) {
  const phoneNumbers = phoneOf(message.to)
  const { signName, id, values } = registeredText(settings, name, message)
  const named = Object.fromEntries(values.map((one) => [one.name, one.value]))
  return { phoneNumbers, signName, templateCode: id, templateParam: JSON.stringify(named) }
}

/** Numbers of the mainland without their country, others with it, none with a plus. */
function phoneOf(to: string): string {
  return parsePhone(to).replace(/^\+(86)?/, '')
}

/** The body of an answer. The package's own errors repeat phone and text, so only their codes are kept. */
async function answerOf<Body>(timeoutMs: number, asking: Promise<{ body?: Body }>): Promise<Body> {
  const answer = await answerInTime(name, timeoutMs, asking).catch((error: unknown) => {
    if (error instanceof DeliveryError) throw error
    const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string }
    if (statusCode) throw refusal(code)
    throw isUnreached(message ?? '') ? unreached(name) : unanswered(name)
  })
  if (!answer.body) throw unanswered(name)
  return answer.body
}

/** `sendStatus`: 1 waits for the network's report, 2 was not delivered, 3 was delivered. */
function reportOf(details: { sendStatus?: number; errCode?: string } | undefined): SmsReport {
  const { sendStatus, errCode = '' } = details ?? {}
  const reason = reportCode(errCode)
  if (sendStatus === 3) return { outcome: 'delivered', reason }
  return sendStatus === 2 ? { outcome: 'undelivered', reason } : { outcome: 'pending' }
}

const refusedRecipient = /^isv\.MOBILE_NUMBER_ILLEGAL$/
const refusedMessage =
  /^isv\.(SMS_|TEMPLATE_|INVALID_|BLACK_KEY_|PARAM_|DOMESTIC_NUMBER_|UNSUPPORTED_|EXTEND_CODE_)/
/** One a minute, 5 an hour and 10 a day for a number, by default. */
const limitOfNumber = /^isv\.BUSINESS_LIMIT_CONTROL$/

/** An operator corrects keys, rights and balance, so everything else is retried until then. */
function refusal(code: string | undefined): DeliveryError {
  if (!code || !/^[\w.]{1,80}$/.test(code)) return unanswered(name)
  const what = `${name} answered ${code}`
  if (refusedRecipient.test(code)) return new DeliveryError(what, { isRetryable: false, fault: 'recipient' })
  if (refusedMessage.test(code)) return new DeliveryError(what, { isRetryable: false, fault: 'message' })
  const fault = limitOfNumber.test(code) ? 'message' : 'vendor'
  return new DeliveryError(what, { isRetryable: true, fault })
}
