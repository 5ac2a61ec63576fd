import type { SecondFactorState } from '../../../../../shared/contract/staff/staff.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { oneProof } from '../../../staff/one-proof.ts'
import { StepUp } from '../../../staff/step-up.tsx'

type Of = {
  me: SecondFactorState
  failure: ActFailure | undefined
  /** The forms of the page that stand open, by the intents of their buttons: one of them asks for all. */
  forms?: readonly (string | false)[]
}

/** The proof that a form of the page asks for, by the intent of its button: a page has several of them. */
export function proofIn({ me, failure, forms }: Of) {
  return (intent: string) => (
    <StepUp
      isFresh={forms ? oneProof({ me, failure, forms })(intent) : me.isFresh}
      failure={failure?.values.intent?.[0] === intent ? failure : undefined}
      id={`${intent}-code`}
    />
  )
}
