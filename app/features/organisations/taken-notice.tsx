import * as m from '#messages'
import type { TakenOrganisation } from '../../../shared/contract/organisations/organisation-parts.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { WriteToUs } from '../../api/parts/write-to-us.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** Says that the code's organisation already exists here, and what to do instead of claiming it again. */
export function TakenNotice({ taken }: { taken: TakenOrganisation }) {
  return (
    <Notice kind="warning" live title={m.verification_taken_title()}>
      <TakenWays taken={taken} />
    </Notice>
  )
}

export function TakenWays({ taken }: { taken: TakenOrganisation }) {
  return (
    <>
      <p>{taken.canBeAsked ? m.verification_taken_text() : m.verification_found_nobody()}</p>
      <WaysIn of={taken} joinText={m.verification_taken_join()} />
    </>
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

/** The existing organisation that stopped a form; null if nothing more is known about it. */
export function takenOf(failure: ActFailure | undefined): TakenOrganisation | null {
  const { organisationId, isVerified, canBeAsked } = failure?.params ?? {}
  if (failure?.error !== 'organisationExists' || typeof organisationId !== 'string') return null
  return { organisationId, isVerified: isVerified === 1, canBeAsked: canBeAsked === 1 }
}
