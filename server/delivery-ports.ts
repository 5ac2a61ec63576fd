import { createOidcIdentity } from './adapters/identity/oidc.ts'
import { createWechatAccountIdentity, createWechatIdentity } from './adapters/identity/wechat.ts'
import { createWechatAccount } from './adapters/identity/wechat-account.ts'
import { createOutboxMail } from './adapters/mail/outbox.ts'
import { createSmtpMail } from './adapters/mail/smtp.ts'
import { createSms } from './adapters/sms/create-sms.ts'
import { createOutboxSms } from './adapters/sms/outbox.ts'
import type { PersonalCipher } from './crypto/personal-columns.ts'
import type { Db } from './db/database.ts'
import { insertOutboxMessage } from './domains/messages/sending/outbox.ts'
import type { Config } from './env.ts'
import type { Services } from './services.ts'

/** Mail and text messages through the operator's vendors; the demo's outbox replaces missing ones. */
export function createDeliveryPorts(
  config: Pick<Config, 'mail' | 'sms' | 'isDemo'>,
  pool: Db,
  cipher: PersonalCipher,
): Pick<Services, 'mail' | 'sms'> {
  const outbox = config.isDemo && { cipher, insert: insertOutboxMessage.bind(null, pool) }
  return {
    mail: config.mail
      ? createSmtpMail({ url: config.mail.smtpUrl, from: config.mail.from })
      : outbox
        ? createOutboxMail(outbox)
        : null,
    sms: config.sms ? createSms(config.sms) : outbox ? createOutboxSms(outbox) : null,
  }
}

/** The operator's identity providers, WeChat first: it is the most common. */
export function createIdentityPorts({
  oidcProviders,
  wechat,
}: Pick<Config, 'oidcProviders' | 'wechat'>): Pick<Services, 'identity' | 'wechatAccount'> {
  return {
    identity: [
      ...(wechat.signIn ? [createWechatIdentity(wechat.signIn)] : []),
      ...(wechat.account && wechat.accountSignsIn ? [createWechatAccountIdentity(wechat.account)] : []),
      ...oidcProviders.map(createOidcIdentity),
    ],
    wechatAccount: wechat.account && createWechatAccount(wechat.account),
  }
}
