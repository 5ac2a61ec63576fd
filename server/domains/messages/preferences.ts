import type { MessagePreferences } from '../../../shared/contract/messages.ts'
import { noticeChoices } from '../../../shared/rules/messages/notice-preferences.ts'
import type { Account, CallContext } from '../../context.ts'
import { findPreferences, upsertPreferences } from './preferences.queries.ts'

/** The signed-in person's notification preferences and available channels. */
export async function getPreferences({ db, actor }: CallContext<Account>) {
  const { muted, ...rest } = await findPreferences(db, actor.accountId)
  return { ...rest, sent: noticeChoices.filter((choice) => !muted.includes(choice)) }
}

/** Saves the preferences for all later messages. */
export async function savePreferences(
  ctx: CallContext<Account>,
  { sent, isQuietAtNight, hasDigest, hasDeviceTexts }: MessagePreferences,
): Promise<MessagePreferences> {
  const { accountId } = ctx.actor
  const muted = noticeChoices.filter((choice) => !sent.includes(choice))
  await upsertPreferences(ctx.db, accountId, {
    muted,
    is_quiet_at_night: isQuietAtNight,
    has_digest: hasDigest,
    has_device_texts: hasDeviceTexts,
  })
  ctx.audit({
    kind: 'account.messagePreferences',
    subjectKind: 'account',
    subjectId: accountId,
    after: { muted, isQuietAtNight, hasDigest, hasDeviceTexts },
  })
  return {
    sent: noticeChoices.filter((choice) => sent.includes(choice)),
    isQuietAtNight,
    hasDigest,
    hasDeviceTexts,
  }
}
