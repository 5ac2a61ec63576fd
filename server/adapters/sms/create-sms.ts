import type { SmsSettings } from '../../sms-fields.ts'
import { vendorTimeoutMs } from '../delivery-error.ts'
import { createAlibabaSms } from './alibaba.ts'
import { createSmsFailover } from './failover.ts'
import { createHttpSms } from './http.ts'
import type { SmsPort, SmsVendor } from './port.ts'
import { createTencentSms } from './tencent.ts'

/** The operator's vendors of text messages; several share the time that one may take. */
export function createSms(settings: SmsSettings): SmsPort {
  const timeoutMs = vendorTimeoutMs / settings.order.length
  const choices = settings.order.map((vendor) => ({
    vendor,
    port: createVendor(settings, vendor, timeoutMs),
  }))
  const [only, ...others] = choices
  return only && others.length === 0 ? only.port : createSmsFailover(choices)
}

function createVendor({ alibaba, tencent, gateway }: SmsSettings, vendor: SmsVendor, timeoutMs: number) {
  if (vendor === 'alibaba' && alibaba) return createAlibabaSms(alibaba, { timeoutMs })
  if (vendor === 'tencent' && tencent) return createTencentSms(tencent, { timeoutMs })
  if (vendor === 'gateway' && gateway) return createHttpSms({ ...gateway, timeoutMs })
  throw new Error(`The order of text messages names ${vendor}, which has no settings`)
}
