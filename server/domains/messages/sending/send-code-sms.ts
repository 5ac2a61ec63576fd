import { randomUUID } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { maskPhone } from '../../../../shared/lib/text/masking.ts'
import type { CodePurpose } from '../../../../shared/rules/sign-in/code-purposes.ts'
import type { CallContext } from '../../../context.ts'
import { insertDelivery } from '../notify.queries.ts'
import { codeJobContexts } from './contact-job.ts'
import type { CodeJob } from './send-sms.jobs.ts'

/**
 * Sends a one-time code to a phone, in the request's language, if the caller's transaction commits. It is
 * dropped if it cannot be sent while valid. The caller handles limits and the code's stored hash.
 * @param message.phone in E.164, such as `+8613800138000`
 * @throws ApiError `unavailable` where no SMS vendor is connected
 */
export async function sendCodeSms(
  ctx: Pick<CallContext, 'db' | 'services' | 'locale'>,
  message: { phone: string; code: string; purpose: CodePurpose },
): Promise<void> {
  const { cipher, sms } = ctx.services
  if (!sms) throw new ApiError('unavailable')
  const messageKey = `code:${randomUUID()}`
  const job: CodeJob = {
    messageKey,
    phone: cipher.encrypt(message.phone, codeJobContexts.phone),
    code: cipher.encrypt(message.code, codeJobContexts.code),
    purpose: message.purpose,
    locale: ctx.locale,
  }
  await insertDelivery(ctx.db, {
    message_key: messageKey,
    channel: 'sms',
    notification_id: null,
    account_id: null,
    recipient_masked: maskPhone(message.phone),
  })
  await ctx.services.enqueue(ctx.db, 'send-sms', job)
}
