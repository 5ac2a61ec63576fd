import type { SecondFactorState } from '../../../shared/contract/staff/staff.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { codeProblem } from './code-problem.ts'

type Of = {
  me: Pick<SecondFactorState, 'isFresh'>
  failure: ActFailure | undefined
  /** The forms that ask for a proof, by the intent of their button, in the order of the page. */
  forms: readonly (string | false)[]
  /** The field that tells the forms apart, where several have the same intents. */
  by?: 'intent' | 'form'
}

/**
 * Which of a page's forms shows the proof: the one that was refused for want of it, else the first. One proof serves them
 * all; two fields for the same code would leave open which one to fill in.
 * @returns for the intent of a form, whether it asks for no proof
 */
export function oneProof({ me, failure, forms, by = 'intent' }: Of): (intent: string) => boolean {
  const refused = codeProblem(failure) && failure?.values[by]?.[0]
  const place = forms.find((intent) => intent && intent === refused) || forms.find(Boolean)
  return (intent) => me.isFresh || intent !== place
}
