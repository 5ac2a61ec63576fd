import type { RoleKey } from '../../../shared/rules/roles.ts'
import type { Services } from '../../services.ts'
import { listStaffSecrets } from './demo-staff.queries.ts'
import { currentCodes } from './totp.ts'

/** What somebody needs to sign in as a member of the demo's staff. */
export type DemoStaffCode = {
  name: string
  roles: RoleKey[]
  /** In full: the person is made up. */
  phone: string
  currentCode: string
  nextCode: string
  /** How long the current code is still shown by an app. */
  secondsLeft: number
}

/** The second factors of the demo's staff, whom nobody's phone belongs to; nothing outside the demo. */
export async function demoStaffCodes({
  pool,
  cipher,
  isDemo,
}: Pick<Services, 'pool' | 'cipher' | 'isDemo'>): Promise<DemoStaffCode[]> {
  if (!isDemo) return []
  const now = Math.floor(Date.now() / 1000)
  const staff = await listStaffSecrets(pool)
  return staff.map((row) => {
    const secret = cipher.decrypt(row.totp_secret_encrypted ?? '', 'staff_members.totp_secret')
    const { current, next, secondsLeft } = currentCodes(secret, now)
    return {
      name: row.display_name,
      roles: row.roles,
      phone: row.phone_encrypted ? cipher.decrypt(row.phone_encrypted, 'accounts.phone') : '',
      currentCode: current,
      nextCode: next,
      secondsLeft,
    }
  })
}
