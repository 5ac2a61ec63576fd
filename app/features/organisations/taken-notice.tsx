import * as m from '#messages'
import type { TakenOrganisation } from '../../../shared/contract/organisations.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/act.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** That the organisation of a code is here already, and what to do instead of claiming it a second time. */
export function TakenNotice({ taken }: { taken: TakenOrganisation }) {
  return (
    <Notice kind="warning" live title={m.verification_taken_title()}>
      <TakenWays taken={taken} />
    </Notice>
  )
}

export function TakenWays({ taken }: { taken: TakenOrganisation }) {
  const { organisationId, isVerified, canBeAsked } = taken
  const path = pathInLocale('/authApply', useLocale())
  return (
    <>
      <p>{canBeAsked ? m.verification_taken_text() : m.verification_found_nobody()}</p>
      <p className="row">
        {canBeAsked && (
          <Link href={`${path}?step=join&organisation=${organisationId}`} alone>
            {m.verification_taken_join()}
          </Link>
        )}
        {isVerified && (
          <Link href={`${path}?step=superAdmin&organisation=${organisationId}`} alone>
            {m.verification_taken_super_admin()}
          </Link>
        )}
      </p>
    </>
  )
}

/** The organisation that stood in the way of a form; null where nothing more is known of it. */
export function takenOf(failure: ActFailure | undefined): TakenOrganisation | null {
  const { organisationId, isVerified, canBeAsked } = failure?.params ?? {}
  if (failure?.error !== 'organisationExists' || typeof organisationId !== 'string') return null
  return { organisationId, isVerified: isVerified === 1, canBeAsked: canBeAsked === 1 }
}
