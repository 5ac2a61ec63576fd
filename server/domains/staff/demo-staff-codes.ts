import { words as builtIn } from '#words/staff_role'
import { type Locale, locales } from '../../../shared/lib/locale.ts'
import type { StaffRole } from '../../../shared/rules/staff/roles.ts'
import type { Services } from '../../services.ts'
import type { DemoStaffCode } from '../messages/sending/demo-staff-code.ts'
import { currentCodes } from '../sign-in/factors/totp.ts'
import { listStaffSecrets } from './demo-staff.queries.ts'
import { allRoles } from './roles/named-roles.ts'

/** The second factors of the demo's staff, who have no real phones; nothing outside the demo. */
export async function demoStaffCodes({
  pool,
  cipher,
  isDemo,
}: Pick<Services, 'pool' | 'cipher' | 'isDemo'>): Promise<DemoStaffCode[]> {
  if (!isDemo) return []
  const now = Math.floor(Date.now() / 1000)
  const staff = await listStaffSecrets(pool)
  const rolesOf = await roleTexts(pool)
  return staff.map((row) => {
    const secret = cipher.decrypt(row.totp_secret_encrypted ?? '', 'staff_members.totp_secret')
    const { current, next, secondsLeft } = currentCodes(secret, now)
    return {
      name: row.display_name,
      roles: { zh: rolesOf('zh', row.roles), en: rolesOf('en', row.roles) },
      phone: row.phone_encrypted ? cipher.decrypt(row.phone_encrypted, 'accounts.phone') : '',
      currentCode: current,
      nextCode: next,
      secondsLeft,
    }
  })
}

/** Names roles by their keys, in either language. */
async function roleTexts(db: Services['pool']) {
  const known = await Promise.all(
    locales.map(async (locale) => [locale, await allRoles({ db, locale })] as const),
  )
  const named = new Map(known)
  return (locale: Locale, keys: readonly string[]) =>
    (named.get(locale) ?? [])
      .filter(({ key }) => keys.includes(key))
      .map(({ key, name }) => name ?? builtIn[key as StaffRole]?.({}, { locale }) ?? key)
      .join(locale === 'zh' ? '、' : ', ')
}
