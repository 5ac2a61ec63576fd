import { hashOfCode, phoneRefOf } from '../../../server/domains/sign-in/codes/phone-ref.ts'
import type { OwnCodePurpose } from '../../../shared/rules/sign-in/privacy.ts'
import type { TestPortal } from '../portal/portal.ts'
import type { TestAccount } from './actors.ts'

/** Plants a code that a browser can use for a purpose, as if it had been sent to the account's own phone. */
export async function plantOwnCode(
  portal: TestPortal,
  { phone }: Pick<TestAccount, 'phone'>,
  { browserId, purpose, code }: { browserId: string; purpose: OwnCodePurpose; code: string },
): Promise<void> {
  const ctx = { services: portal.services, browserId }
  const { phoneIndex, browserHash } = phoneRefOf(ctx, phone)
  await portal.db
    .insertInto('one_time_codes')
    .values({
      phone_index: phoneIndex,
      browser_hash: browserHash,
      is_known_browser: false,
      purpose,
      code_hash: hashOfCode(ctx, { phone, purpose, code }),
      last_failed_at: null,
      expires_at: new Date(Date.now() + 600_000),
      closed_at: null,
      asked_by: null,
      tried_by: null,
    })
    .execute()
}
