import { useEffect } from 'react'
import type { SectionView } from '../../../shared/contract/applications/application-parts.ts'
import type {
  ApplicationDetails,
  ApplicationForm,
} from '../../../shared/contract/applications/application-views.ts'
import { offeringInput } from '../../../shared/rules/applications/offerings.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { fillIn, type OwnEyes, useOwnEyes } from '../../api/state/own-eyes.tsx'
import { shownText } from './answer-text.tsx'
import type { OfferingOnWire } from './ask-parts.ts'
import { callsOf } from './calls-of.ts'
import { answerName } from './question-names.ts'

/** How calls name the offering of a form. */
export function inputOf({ offeringKind, offeringId }: OfferingOnWire) {
  return offeringInput(offeringKind, offeringId)
}

/** A form whose names, phones and addresses its writer reads as they were typed. */
export function useOwnForm(form: ApplicationForm): OwnEyes<ApplicationForm> {
  return useOwnEyes(form, (api) => api.applications.form(inputOf(form)))
}

/** A submitted application, as its team may read it. */
export function useOwnDetails(details: ApplicationDetails): OwnEyes<ApplicationDetails> {
  const { offeringKind, applicationId } = details
  return useOwnEyes(details, (api) => callsOf(api, offeringKind).details({ applicationId }))
}

type Reading = {
  masked: readonly SectionView[]
  open: readonly SectionView[]
  /** A refused form comes back with what was posted, which may be masked again. */
  failure: ActFailure | undefined
}

/** Masked fields of a page get the full text once the browser has read it. */
export function useFilledIn({ masked, open, failure }: Reading): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a refused form are new ones
  useEffect(() => {
    if (masked === open) return
    const texts = new Map(questionsIn(open).map(({ key, answer }) => [key, shownText(answer)]))
    for (const { key, answer } of questionsIn(masked))
      fillIn(answerName(key), { masked: shownText(answer), open: texts.get(key) ?? '' })
  }, [masked, open, failure])
}

function questionsIn(sections: readonly SectionView[]) {
  return sections.flatMap(({ questions }) => questions)
}
