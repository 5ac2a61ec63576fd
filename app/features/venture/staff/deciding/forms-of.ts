import type { DecisionPageProps } from './decision-page.tsx'

/** The forms of the page that ask for a proof, in its order. */
export function formsOf({ round, entry, revision, mayDecideAnew, mayDisqualify }: DecisionPageProps['data']) {
  const takes = isDecided({ round, entry })
  return [
    takes && entry.decision?.mayConfirm === true && !entry.decision.isConfirmed && 'confirm',
    takes && 'propose',
    revision?.mayConfirm === true && 'confirmRevision',
    revision?.mayTakeBack === true && 'takeBack',
    mayDecideAnew && 'decideAnew',
    mayDisqualify && 'disqualify',
  ]
}

/** Whether the round is deliberated and takes proposals about this entry. */
export function isDecided({ round, entry }: Pick<DecisionPageProps['data'], 'round' | 'entry'>): boolean {
  const isOpen = entry.state === 'in_review' || entry.state === 'decided'
  return round.state === 'deliberating' && !round.askedBy && isOpen
}
