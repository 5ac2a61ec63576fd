/**
 * `npm run delivery:try -- --phone 13800138000 --mail lin@example.org` sends one text message by each of the
 * configured vendors and one mail, and prints each one's answer. Nothing is stored, no database is needed.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { DeliveryError } from '../server/adapters/delivery-error.ts'
import { createSmtpMail } from '../server/adapters/mail/smtp.ts'
import { createSms } from '../server/adapters/sms/create-sms.ts'
import type { SmsVendor } from '../server/adapters/sms/port.ts'
import { type Config, readConfig } from '../server/env.ts'
import { readMobilePhone } from '../server/parse-mobile-phone.ts'
import { smsSettingNames } from '../server/sms-fields.ts'
import { StartError } from '../server/start-error.ts'
import { runCommand } from './run-command.ts'

const usage = `Expects --phone, --mail or both, such as
  npm run delivery:try -- --phone 13800138000 --mail lin@example.org`

await runCommand(run)

async function run(): Promise<void> {
  const { phone, mail } = readArguments()
  const config = readConfig(process.env)
  if (phone) {
    for (const vendor of config.sms?.order ?? (['gateway'] as const))
      await report(smsSettingNames[vendor], () => sendText(config, vendor, phone))
  }
  if (mail) await report('YISUN_SMTP_URL', () => sendMail(config, mail))
}

/** Each vendor is tried, whatever the other answered. */
async function report(setting: string, send: () => Promise<string>): Promise<void> {
  try {
    console.log(`${setting}: ${await send()}`)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    console.error(`${setting}: ${error.message}`)
    process.exitCode = 1
  }
}

/** Uses the text of a sign-in code, because some gateways accept registered texts alone. */
async function sendText({ sms }: Config, vendor: SmsVendor, typed: string): Promise<string> {
  if (!sms) throw new DeliveryError('is not set, so no text message can be sent', { isRetryable: false })
  const to = readMobilePhone(typed)
  if (!to) throw new DeliveryError(`${typed} is no mobile number`, { isRetryable: false })
  const code = String(randomInt(100_000, 1_000_000))
  await createSms({ ...sms, order: [vendor] }).send({
    to,
    text: `验证码 ${code}，用于试发短信。This is a test: the code ${code} opens nothing.`,
    template: 'code.signIn',
    parameters: { code },
    locale: 'zh',
    messageKey: randomUUID(),
  })
  return `the ${vendor === 'gateway' ? 'gateway' : 'vendor'} took the text message to ${to}; look whether the code ${code} arrives`
}

async function sendMail({ mail }: Config, to: string): Promise<string> {
  if (!mail) throw new DeliveryError('is not set, so no mail can be sent', { isRetryable: false })
  await createSmtpMail({ url: mail.smtpUrl, from: mail.from }).send({
    to,
    subject: '试发邮件 · A test mail',
    text: '收到这封邮件，说明邮件设置可用。\n\nThis mail has arrived, so the settings for mail work.\n',
    messageKey: randomUUID(),
  })
  return `the server took the mail to ${to}; look whether it arrives`
}

function readArguments(): { phone?: string; mail?: string } {
  try {
    const options = { phone: { type: 'string' }, mail: { type: 'string' } } as const
    const { phone, mail } = parseArgs({ options }).values
    if (phone || mail) return { ...(phone && { phone }), ...(mail && { mail }) }
  } catch {
    // An unknown option gets the usage, as no option does.
  }
  throw new StartError(usage)
}
