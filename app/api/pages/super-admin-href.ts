import type { SuperAdminSettling } from '../../../shared/contract/teams/hand-overs.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'

/** Where a person goes to stop being super admin of a team. */
export function superAdminHref(
  teamId: string,
  { by, organisationId }: SuperAdminSettling,
  locale: Locale,
): string {
  return by === 'handOver'
    ? pathInLocale(`/handOver?team=${teamId}`, locale)
    : pathInLocale(`/authApply?step=superAdmin&organisation=${organisationId}&team=${teamId}`, locale)
}
