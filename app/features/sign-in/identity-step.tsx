import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { type Identity, type IdentityAnswer, isIdentityIntent } from './identity-act.ts'
import { ConfirmIdentity } from './identity-form.tsx'
import { problemOf } from './security-problem.ts'

export type IdentityStepProps = {
  identity: Identity
  /** The purpose, and where staff come back to. */
  text: string
  back: string
  answer: IdentityAnswer | undefined
}

/** The proof before a form: what was typed and uploaded there goes along and comes back. */
export function IdentityStep({ identity, text, back, answer }: IdentityStepProps) {
  const failure = answer?.isFailure ? answer : undefined
  const isOfProof = isIdentityIntent(failure?.values.intent?.[0] ?? '')
  return (
    <div className="stack measure">
      {!isOfProof && <FailureSummary failure={failure} />}
      <ConfirmIdentity
        {...identity}
        text={text}
        back={back}
        done={answer && !answer.isFailure ? answer : undefined}
        problem={failure && isOfProof ? problemOf(failure) : null}
        kept={answer?.values}
      />
    </div>
  )
}
