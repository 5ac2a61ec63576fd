import * as m from '#messages'
import type { TakenOrganisation } from '../../../shared/contract/organisations/organisation-parts.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { WriteToUs } from '../../api/parts/write-to-us.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** Says that other teams act for the code's organisation: join one, or go on with a letter of one's own. */
export function TakenNotice({ taken }: { taken: TakenOrganisation }) {
  return (
    <Notice live title={m.verification_taken_title()}>
      <p>{m.verification_taken_text()}</p>
      <WaysIn of={taken} joinText={m.verification_taken_join()} />
    </Notice>
  )
}

/** What to do if somebody else may have taken the code. */
export function CodeDoubt() {
  return (
    <p>
      {m.verification_exists_doubt()} <WriteToUs topic="organisation" />
    </p>
  )
}

/** The possible requests to an existing organisation, each on its own. */
export function WaysIn({ of, joinText }: { of: TakenOrganisation; joinText: string }) {
  const { organisationId, isVerified, canBeAsked } = of
  const path = pathInLocale('/authApply', useLocale())
  return (
    <p className="row">
      {canBeAsked && (
        <Link href={`${path}?step=join&organisation=${organisationId}`} alone>
          {joinText}
        </Link>
      )}
      {isVerified && (
        <Link href={`${path}?step=superAdmin&organisation=${organisationId}`} alone>
          {m.verification_taken_super_admin()}
        </Link>
      )}
    </p>
  )
}
