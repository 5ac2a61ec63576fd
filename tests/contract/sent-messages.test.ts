import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '../../server/domains/messages/notify.ts'
import { sendCodeSms } from '../../server/domains/messages/sending/send-code-sms.ts'
import { sendDigests } from '../../server/domains/messages/sending/send-digest.jobs.ts'
import { sendLinkMail } from '../../server/domains/messages/sending/send-link-mail.ts'
import { sendToContact } from '../../server/domains/messages/sending/send-to-contact.ts'
import { type Locale, locales } from '../../shared/lib/locale.ts'
import { codePurposes } from '../../shared/rules/sign-in/code-purposes.ts'
import { mailLinkPurposes } from '../../shared/rules/sign-in/ways-in.ts'
import { type SentMessage, sentMessages } from '../support/outbox.ts'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { createAccount } from '../support/world/actors.ts'

/** The messages of a language as written, by key. */
function written(locale: Locale): Record<string, string> {
  const folder = join(import.meta.dirname, '../../messages', locale)
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  const all = Object.assign({}, ...files) as Record<string, unknown>
  return Object.fromEntries(Object.entries(all).map(([key, text]) => [key, JSON.stringify(text)]))
}

const texts = { zh: written('zh'), en: written('en') }
const templates = Object.keys(texts.zh).flatMap((key) => {
  const name = /^notice_(.+)_title$/.exec(key)?.[1]
  return name && `notice_${name}_body` in texts.zh ? [name] : []
})

/** The parameters of a message. */
function inputsOf(key: string, locale: Locale): string[] {
  const found = (texts[locale][key] ?? '').matchAll(/\{([a-zA-Z]+)\}/g)
  return [...new Set([...found].map(([, name]) => name ?? ''))].sort()
}

/**
 * Parameters that a subject may contain: names of things and counts. Bystanders can read a subject on a
 * locked screen; names, phones and people's own words appear in the body alone.
 */
const inSubjects = new Set([
  'count',
  'day',
  'days',
  'name',
  // The position of an audit entry.
  'position',
  // One of the portal's few fixed reasons, which a text message must state too, since it has no body.
  'reason',
  'reference',
  'round',
  'team',
  'title',
  'tool',
])

/** A recognisable value for a parameter, or a number where it selects the plural form. */
const filledBy = (name: string) => (name === 'count' || name === 'days' ? 7 : `Value-of-${name}`)

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** Runs the pending jobs and returns the messages sent since the last time. */
async function sent(): Promise<SentMessage[]> {
  expect((await portal.runJobs()).failures).toEqual([])
  const messages = await sentMessages(portal)
  await sql`delete from outbox_messages`.execute(portal.db)
  return messages
}

/** The message is complete, in one language, and free of leftovers of a template engine. */
function expectReadable({ subject, body, channel }: SentMessage, locale: Locale): void {
  expect(`${subject}${body}`).not.toMatch(/[{}]|undefined|\[object|NaN/)
  expect(body.trim().length).toBeGreaterThan(20)
  // Mails are plain text.
  expect(body).not.toMatch(/<[a-z][^>]*>|&[a-z]+;/)
  const words = `${subject} ${body.replace(/https?:\S+/g, '')}`
  if (locale === 'zh') expect(words).toMatch(/\p{Script=Han}/u)
  else expect(words.replace('益榫', '')).not.toMatch(/\p{Script=Han}/u)
  if (channel === 'mail') expect(subject.trim().length).toBeGreaterThan(3)
}

describe.each(locales)('what is sent in %s', (locale) => {
  it.each(templates)('%s: a mail with its text, and a text message', async (template) => {
    const keys = [`notice_${template}_title`, `notice_${template}_body`]
    const names = keys.flatMap((key) => inputsOf(key, locale))
    expect(names.toSorted()).toEqual(keys.flatMap((key) => inputsOf(key, 'zh')).toSorted())
    const params = Object.fromEntries(names.map((name) => [name, filledBy(name)])) as never
    for (const [channel, to] of [
      ['mail', 'reed@example.org'],
      ['sms', '+8613900139000'],
    ] as const) {
      await sendToContact(
        { db: portal.db, services: portal.services },
        { channel, to, locale, template: template as never, params, link: '/accountCenter' },
      )
    }
    const messages = await sent()
    expect(messages.map(({ channel, recipient }) => `${channel} ${recipient}`).sort()).toEqual([
      'mail reed@example.org',
      'sms +8613900139000',
    ])
    for (const message of messages) {
      expectReadable(message, locale)
      expect(message.body).toContain(`${portal.services.origin}${locale === 'en' ? '/en' : ''}/accountCenter`)
    }
    const mail = messages.find(({ channel }) => channel === 'mail')
    for (const name of names) expect(`${mail?.subject}${mail?.body}`).toContain(String(filledBy(name)))
  })

  // Text messages have no subject: templates ending in `_sms` are sent as text messages only.
  it.each(templates.filter((template) => !template.endsWith('_sms')))(
    '%s: nothing of a person in its subject',
    (template) => {
      expect(inputsOf(`notice_${template}_title`, locale).filter((name) => !inSubjects.has(name))).toEqual([])
    },
  )

  it.each(mailLinkPurposes)('the link to %s', async (purpose) => {
    const ctx = { db: portal.db, services: portal.services, locale }
    await sendLinkMail(ctx, { to: 'reed@example.org', purpose, token: 'A'.repeat(43) })
    const [mail] = await sent()
    if (!mail) throw new Error('No mail was sent')
    expectReadable(mail, locale)
    expect(mail.body).toContain(`${locale === 'en' ? '/en' : ''}/auth/third?link=${'A'.repeat(43)}`)
    expect(mail.subject).not.toMatch(/reed|A{9}/)
  })

  it('the mail of the day', async () => {
    const email_encrypted = portal.services.cipher.encrypt('reed@example.org', 'accounts.email')
    const { accountId } = await createAccount(portal)
    await portal.db
      .updateTable('accounts')
      .set({ email_encrypted, locale })
      .where('id', '=', accountId)
      .execute()
    await portal.db
      .insertInto('message_preferences')
      .values({ account_id: accountId, has_digest: true })
      .execute()
    for (const name of ['青苗团队', '河流守望'])
      await notify(
        { db: portal.db, services: portal.services },
        {
          to: { kind: 'account', accountId },
          category: 'internal',
          template: 'verification_verified',
          params: { name: { zh: name, en: 'Team Seedling' }, reference: 'RZ-2026-7K3M9' },
          link: '/accountCenter?part=team',
        },
      )
    await sent()
    await sendDigests(portal.services)
    const [mail, ...others] = await sent()
    if (!mail) throw new Error('No mail was sent')
    expect(others).toEqual([])
    expectReadable(mail, locale)
    expect(mail.subject).toContain('2')
    expect(mail.subject).not.toMatch(/青苗|Seedling|reed/)
    const page = `${portal.services.origin}${locale === 'en' ? '/en' : ''}/accountCenter`
    for (const link of ['?part=team', '?part=messages', '?part=messages&show=settings'])
      expect(mail.body).toContain(page + link)
  })

  it.each(codePurposes)('the code to %s', async (purpose) => {
    const ctx = { db: portal.db, services: portal.services, locale }
    await sendCodeSms(ctx, { phone: '+8613900139000', code: '135790', purpose })
    const [message] = await sent()
    if (!message) throw new Error('No text message was sent')
    expectReadable(message, locale)
    expect(message.body).toContain('135790')
    expect(message.subject).not.toMatch(/135790|139/)
  })
})
