import * as m from '#messages'
import { offeringPaths } from '../../../../shared/rules/applications/offerings.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import type { EligibilityState, OfferingId } from './use-eligibility.ts'

export type ApplyLinkProps = {
  offering: OfferingId
  eligibility: EligibilityState
  /** What applying for it is called. */
  text: string
}

/** The one thing to do: apply, continue my draft, or see my application. */
export function ApplyLink({ offering, eligibility, text }: ApplyLinkProps) {
  const { form, application } = offeringPaths[offering.offeringKind]
  const mine = eligibility.kind === 'known' ? eligibility.eligibility : null
  const [path, label] = mine?.openApplicationId
    ? [application + mine.openApplicationId, m.toolbox_see_application()]
    : [form + offering.offeringId, mine?.draftId ? m.toolbox_go_on() : text]
  return (
    <ButtonLink kind="primary" href={path}>
      {label}
    </ButtonLink>
  )
}
