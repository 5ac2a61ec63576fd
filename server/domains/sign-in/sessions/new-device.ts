import { deviceText } from '../../../../shared/lib/text/device-text.ts'
import type { CallContext } from '../../../context.ts'
import { notify } from '../../messages/notify.ts'
import { countKnownBrowsers } from '../codes/one-time-code.queries.ts'
import { addressRange } from './address-range.ts'

/**
 * Notifies an account's owner of a sign-in in an unknown browser, so that a stranger does not go unnoticed.
 * An account's first browser is not reported. Must be called before the browser is stored.
 */
export async function tellOfNewDevice(
  ctx: CallContext,
  accountId: string,
  browserHash: Buffer,
): Promise<void> {
  const { others, isKnown } = await countKnownBrowsers(ctx.db, accountId, browserHash)
  if (isKnown || others === 0) return
  await notify(ctx, {
    to: { kind: 'account', accountId },
    category: 'internal',
    template: 'account_new_device',
    params: {
      device: {
        zh: deviceText(ctx.device, 'zh') || '一台未知设备',
        en: deviceText(ctx.device, 'en') || 'an unknown device',
      },
      network: addressRange(ctx.address),
    },
    link: '/accountCenter?part=security',
  })
}
