import { createRequire } from 'node:module'
import { DeliveryError, vendorTimeoutMs } from '../delivery-error.ts'
import { answerInTime, isUnreached, unanswered, unreached } from './answer-in-time.ts'
import { parsePhone } from './parse-phone.ts'
import type { SmsMessage, SmsPort, SmsReport } from './port.ts'
import { reportCode } from './report-code.ts'
import { registeredText, type SmsTextSettings } from './templates.ts'

export type TencentSettings = SmsTextSettings & {
  secretId: string
  secretKey: string
  /** The application in the console of text messages, such as `1400006666`. */
  sdkAppId: string
  region: string
  /** Another address of the API, without a path. */
  endpoint?: string | undefined
}

type Package = typeof import('tencentcloud-sdk-nodejs-sms')

const name = 'Tencent Cloud'

/**
 * Sends by Tencent Cloud's Short Message Service (2021-01-11). It knows no keys: a message that was taken
 * without an answer is sent again by the next try.
 */
export function createTencentSms(
  settings: TencentSettings,
  { timeoutMs = vendorTimeoutMs }: { timeoutMs?: number } = {},
): SmsPort & Required<Pick<SmsPort, 'report'>> {
  // Loaded for those alone who use it.
  const { sms }: Package = createRequire(import.meta.url)('tencentcloud-sdk-nodejs-sms')
  const client = new sms.v20210111.Client(clientConfig(settings, timeoutMs))
  const ask = <Answer>(asking: Promise<Answer>) => answerOf(timeoutMs, asking)
  return {
    async send(message) {
      const { SendStatusSet } = await ask(client.SendSms(sendingOf(settings, message)))
      const { Code: code, SerialNo: id } = SendStatusSet?.[0] ?? {}
      if (code !== 'Ok') throw refusal(code)
      return id ? { vendor: 'tencent', id } : undefined
    },
    async report({ vendor, id }, to, sentAt) {
      if (vendor !== 'tencent') return { outcome: 'pending' }
      const request = {
        PhoneNumber: parsePhone(to),
        SmsSdkAppId: settings.sdkAppId,
        // An hour of slack for clocks that differ.
        BeginTime: Math.floor(sentAt.getTime() / 1000) - 3600,
        Offset: 0,
        Limit: 100,
      }
      const { PullSmsSendStatusSet } = await ask(client.PullSmsSendStatusByPhoneNumber(request))
      return reportOf(PullSmsSendStatusSet?.find(({ SerialNo }) => SerialNo === id))
    },
  }
}

function clientConfig({ secretId, secretKey, region, endpoint }: TencentSettings, timeoutMs: number) {
  const url = new URL(endpoint ?? 'https://sms.tencentcloudapi.com')
  const httpProfile = { endpoint: url.host, protocol: `${url.protocol}//`, reqTimeout: timeoutMs / 1000 }
  return { credential: { secretId, secretKey }, region, profile: { httpProfile } }
}

function sendingOf(settings: TencentSettings, message: SmsMessage) {
  const PhoneNumberSet = [parsePhone(message.to)]
  const { signName, id, values } = registeredText(settings, name, message)
  return {
    PhoneNumberSet,
    SmsSdkAppId: settings.sdkAppId,
    SignName: signName,
    TemplateId: id,
    TemplateParamSet: values.map(({ value }) => value),
  }
}

/** An answer. The package's own errors may repeat phone and text, so only their codes are kept. */
async function answerOf<Answer>(timeoutMs: number, asking: Promise<Answer>): Promise<Answer> {
  return answerInTime(name, timeoutMs, asking).catch((error: unknown) => {
    if (error instanceof DeliveryError) throw error
    const { code, httpCode, message } = error as { code?: string; httpCode?: number; message?: string }
    if (code) throw refusal(code)
    if (httpCode) throw new DeliveryError(`${name} answered ${httpCode}`, { isRetryable: true })
    throw isUnreached(message ?? '') ? unreached(name) : unanswered(name)
  })
}

function reportOf(status: { ReportStatus?: string; Description?: string } | undefined): SmsReport {
  const { ReportStatus, Description = '' } = status ?? {}
  const reason = reportCode(Description)
  if (ReportStatus === 'SUCCESS') return { outcome: 'delivered', reason }
  return ReportStatus === 'FAIL' ? { outcome: 'undelivered', reason } : { outcome: 'pending' }
}

const refusedRecipient =
  /^(InvalidParameterValue\.IncorrectPhoneNumber|FailedOperation\.PhoneNumberInBlacklist)$/
const refusedMessage =
  /^(FailedOperation\.(ContainSensitiveWord|SignatureIncorrect|Template)|InvalidParameterValue\.(Template|ContentLength|ProhibitedUseUrl)|UnsupportedOperation)/
const limitOfNumber = /^LimitExceeded\.(PhoneNumber|DeliveryFrequency)/

/** An operator corrects keys, rights and balance, so everything else is retried until then. */
function refusal(code: string | undefined): DeliveryError {
  if (!code || !/^[\w.]{1,80}$/.test(code)) return unanswered(name)
  const what = `${name} answered ${code}`
  if (refusedRecipient.test(code)) return new DeliveryError(what, { isRetryable: false, fault: 'recipient' })
  if (refusedMessage.test(code)) return new DeliveryError(what, { isRetryable: false, fault: 'message' })
  // Their own words: sending took too long, so it may have been sent.
  if (code === 'InternalError.Timeout') return new DeliveryError(what, { isRetryable: true, fault: 'doubt' })
  const fault = limitOfNumber.test(code) ? 'message' : 'vendor'
  return new DeliveryError(what, { isRetryable: true, fault })
}
