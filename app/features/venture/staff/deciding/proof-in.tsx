import type { SecondFactorState } from '../../../../../shared/contract/staff/staff.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { StepUp } from '../../../staff/step-up.tsx'

type Of = { me: SecondFactorState; failure: ActFailure | undefined }

/** The proof that a form of the page asks for, by the intent of its button: a page has several of them. */
export function proofIn({ me, failure }: Of) {
  return (intent: string) => (
    <StepUp
      isFresh={me.isFresh}
      failure={failure?.values.intent?.[0] === intent ? failure : undefined}
      id={`${intent}-code`}
    />
  )
}
