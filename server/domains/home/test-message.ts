import type { InputOf } from '../../../shared/contract/call.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { settingsStaff, TestedChannel } from '../../../shared/contract/settings.staff.ts'
import { maskEmail, maskPhone } from '../../../shared/lib/text/masking.ts'
import type { DeliveryChannel } from '../../../shared/rules/messages/deliveries.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { spendLimits } from '../../db/limits.ts'
import { contactOf } from '../messages/recipients.ts'
import { sendToContact } from '../messages/sending/send-to-contact.ts'
import { listTests, type TestRow } from './opening.queries.ts'

type Ctx = CallContext<StaffMember>
type Input = InputOf<(typeof settingsStaff)['testMessage']>

const mostPerHour = 6
const channels = ['sms', 'mail'] as const
const masked = { sms: maskPhone, mail: maskEmail }

/**
 * Sends the administrator a message by the way that notices take, so that its result proves the channel.
 * @throws ApiError `tooMany`, `unavailable`, `invalidInput`
 */
export async function sendTestMessage(ctx: Ctx, { channel, to: stated = '' }: Input) {
  const { db, services, actor, locale } = ctx
  if (!services[channel]) throw new ApiError('unavailable')
  const to = (await ownContacts(ctx))[channel] || (channel === 'mail' ? stated : '')
  if (to === '') throw new ApiError('invalidInput', { fields: { to: { reason: 'required' } } })
  await spendLimits(services.limits, [
    { key: `testMessage:${actor.accountId}`, most: mostPerHour, windowSeconds: 3600 },
  ])
  await sendToContact(
    { db, services },
    { channel, to, locale, template: 'channel_test', params: {}, link: '/staff/setup', isTest: true },
  )
  ctx.audit({
    kind: 'settings.channelTested',
    subjectKind: 'settings',
    subjectId: 'opening',
    after: { channel },
  })
  return { to: masked[channel](to) }
}

/** Each connected channel with the reader's own contact and the result of the last test; none in a demo. */
export async function testedChannels(ctx: Ctx): Promise<TestedChannel[]> {
  const { db, services } = ctx
  if (services.isDemo) return []
  const [contacts, tests] = await Promise.all([ownContacts(ctx), listTests(db)])
  return channels
    .filter((channel) => services[channel])
    .map((channel) => {
      const test = tests.find((one) => one.channel === channel)
      const to = contacts[channel]
      return { channel, to: to && masked[channel](to), last: test ? presentTest(test) : null }
    })
}

async function ownContacts({ services, actor }: Ctx): Promise<Record<DeliveryChannel, string>> {
  const contact = await contactOf(services, actor.accountId, null)
  return { sms: contact?.phone ?? '', mail: contact?.email ?? '' }
}

/** While its first try runs it is still waiting. */
function presentTest({ state, report, reason, recipient_masked, created_at }: TestRow) {
  const shown =
    state === 'queued'
      ? reason === null
        ? 'waiting'
        : 'again'
      : state === 'sent'
        ? (report ?? 'sent')
        : 'refused'
  return { state: shown, reason: reason ?? '', to: recipient_masked, at: created_at.toISOString() } as const
}
