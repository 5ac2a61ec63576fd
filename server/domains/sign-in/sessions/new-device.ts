import { deviceText } from '../../../../shared/lib/text/device-text.ts'
import type { CallContext } from '../../../context.ts'
import { notify } from '../../messages/notify.ts'
import { countKnownBrowsers } from '../codes/one-time-code.queries.ts'
import { addressRange } from './address-range.ts'

/**
 * Tells the owner of an account that a browser signs in which never did, so that a stranger does not stay unseen. The
 * first browser of an account is no news. Call it before the browser is kept.
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
