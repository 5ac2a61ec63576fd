import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { locales } from '../../../../shared/lib/locale.ts'
import { plainText } from '../../../../shared/lib/text/html-text.ts'
import { firstSiteSettings } from '../../../../shared/rules/site-settings.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createAccount, createStaff } from '../../../../tests/support/world/actors.ts'
import type { MailMessage } from '../../../adapters/mail/port.ts'
import { notify } from '../notify.ts'
import { sendDigests } from './send-digest.jobs.ts'
import { sendLinkMail } from './send-link-mail.ts'
import { sendToContact } from './send-to-contact.ts'

let portal: TestPortal
const mails: MailMessage[] = []
beforeAll(async () => {
  portal = await openPortal()
  portal.services.mail = { send: async (mail) => void mails.push(mail) }
  const { settingsStaff } = await portal.api({ token: (await createStaff(portal, ['administrator'])).token })
  const { version } = await settingsStaff.site({})
  const names = { siteNameZh: '清河 & <工具>', siteNameEn: 'Clear <River> & co' }
  await settingsStaff.siteSave({
    ...firstSiteSettings,
    ...names,
    accent: '#1b3f8b',
    markSeed: '清河',
    version,
  })
})
afterAll(() => portal.close())
beforeEach(() => void mails.splice(0))

const ctx = () => ({ db: portal.db, services: portal.services })

async function sent(): Promise<MailMessage> {
  await portal.runJobs()
  const [mail, ...others] = mails
  if (!mail || others.length > 0) throw new Error(`${mails.length} mails`)
  return mail
}

/** The same words in both parts, below name, mark and colour of the portal. */
async function expectBranded({ text, html = '' }: MailMessage, locale: 'zh' | 'en'): Promise<void> {
  const words = (part: string) => part.replace(/\s+/g, '')
  expect(words(plainText(html.split('</p>').slice(1).join('</p>')))).toBe(words(text))
  const { pictures } = (await (await portal.api({ locale })).home.configInfo({})).brand
  expect(html).toContain(`src="${portal.services.origin}${pictures}/192.png"`)
  expect(html).toContain('a{color:#1b3f8b}')
  const name = locale === 'zh' ? '清河 &amp; &lt;工具&gt;' : 'Clear &lt;River&gt; &amp; co'
  expect(html).toContain(`${name}</p>`)
  expect(html).not.toMatch(/<script|<工具>|<River>/)
  const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)]
  expect(links.length).toBeGreaterThan(0)
  for (const [, href = '', shown] of links) {
    expect(shown).toBe(href)
    expect(text).toContain(plainText(href))
  }
}

it.each(locales)('a notice, a mail to somebody without an account, and a link, %s', async (locale) => {
  const { accountId } = await createAccount(portal)
  const email_encrypted = portal.services.cipher.encrypt('lin@example.org', 'accounts.email')
  await portal.db
    .updateTable('accounts')
    .set({ email_encrypted, locale })
    .where('id', '=', accountId)
    .execute()
  const notice = {
    ...{ to: { kind: 'account' as const, accountId }, category: 'internal' as const },
    ...{ template: 'verification_verified' as const, link: '/accountCenter?part=team' },
    params: { name: { zh: '<b>青苗</b>', en: '<b>Seedling</b>' }, reference: 'RZ-2026-7K3M9' },
  }
  await notify(ctx(), notice)
  const told = await sent()
  await expectBranded(told, locale)
  expect(told.html).toContain('&lt;b&gt;')
  mails.splice(0)
  await sendToContact(ctx(), {
    ...{ channel: 'mail', to: 'a@example.org', locale, template: 'channel_test', params: {} },
    link: '/staff/setup',
  })
  await expectBranded(await sent(), locale)
  mails.splice(0)
  await sendLinkMail({ ...ctx(), locale }, { to: 'a@example.org', purpose: 'signIn', token: 'a_b-c' })
  const link = await sent()
  await expectBranded(link, locale)
  expect(link.html).toContain('?link=a_b-c"')
  mails.splice(0)
  await portal.db
    .insertInto('message_preferences')
    .values({ account_id: accountId, has_digest: true })
    .execute()
  await notify(ctx(), notice)
  await portal.runJobs()
  await sendDigests(portal.services)
  await expectBranded(await sent(), locale)
})
