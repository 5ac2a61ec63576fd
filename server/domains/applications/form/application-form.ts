import type { ApplicationForm } from '../../../../shared/contract/applications/application-views.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import {
  evaluateEligibility,
  isEligible,
  type RuleVerdict,
} from '../../../../shared/rules/applications/evaluate-eligibility.ts'
import type { OfferingKey } from '../../../../shared/rules/applications/offerings.ts'
import type { QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { findOpenApplication } from '../application.queries.ts'
import { presentCopied, presentEarlier } from '../earlier/earlier.present.ts'
import { findOffering, getOfferingOf } from '../offerings.ts'
import { onWire } from '../on-wire.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { viewsOfFiles } from './answer-files.ts'
import { presentSections } from './answers.present.ts'
import { openAnswers } from './application-texts.ts'
import { presentDeclarations } from './declarations.present.ts'
import { presentVerdicts } from './eligibility.ts'
import { formWords } from './form-words.ts'
import { prefilledAnswers } from './prefill.ts'
import { assessTeam } from './team-facts.ts'

/**
 * An offering's form with the team's draft, from its start page to the check of its answers.
 * @throws ApiError `notFound` for an offering that takes no applications, unless the team has a draft for it
 */
export async function getApplicationForm(
  ctx: CallContext<TeamMember>,
  input: { offering: OfferingKey; copiedFrom?: string | undefined },
): Promise<ApplicationForm> {
  const open = await findOpenApplication(ctx.db, ctx.actor.team.id, input.offering, 'none')
  const draft = open?.state === 'draft' ? open : undefined
  const offered = await findOffering(ctx, input.offering)
  const offering = offered ?? (draft && (await getOfferingOf(ctx, draft)))
  if (!offering) throw new ApiError('notFound')
  const declared = draft?.declared ?? []
  const { facts } = await assessTeam(ctx, offering, ctx.actor.team, { declared })
  const verdicts = evaluateEligibility(offering.rules, facts)
  const set = draft ? await questionSetOf(ctx.db, draft.question_set_id) : offering.questionSet.questions
  const minutes = minutesFor(set)
  return {
    TeamID: ctx.actor.team.id,
    ...onWire(offering, offering.name),
    minutes,
    papers: offering.papers,
    claimSteps: offering.claimSteps,
    replyWorkingDays: offering.replyWorkingDays,
    words: formWords(offering, minutes, ctx.locale),
    rules: presentVerdicts(verdicts, ctx.locale),
    isEligible: isEligible(verdicts),
    isOffered: offered !== null,
    canStart: verdicts.every(hindersNothing),
    draft: draft
      ? { applicationId: draft.id, reference: draft.reference, savedAt: draft.saved_at.toISOString() }
      : null,
    openApplicationId: facts.openApplicationId,
    declarations: presentDeclarations(offering.rules, draft, ctx.locale),
    earlier: await presentEarlier(ctx, offering),
    copied: input.copiedFrom
      ? await presentCopied(ctx, input.copiedFrom, {
          offering,
          set,
          writer: draft?.started_by ?? ctx.actor.accountId,
        })
      : null,
    sections: presentSections(set, {
      locale: ctx.locale,
      today: facts.today,
      answers: draft ? openAnswers(ctx.services, draft.answers_encrypted) : {},
      files: draft ? await viewsOfFiles(ctx, draft.id) : new Map(),
      prefilled: await prefilledAnswers(ctx, set),
      ownerId: draft?.started_by ?? ctx.actor.accountId,
    }),
  }
}

/** A draft may begin before verification; only an obstacle that waiting cannot remove prevents it. */
function hindersNothing({ rule, verdict, fix }: RuleVerdict): boolean {
  if (verdict !== 'notMet') return true
  return rule.kind === 'verifiedOrganisation' || fix?.step === 'askAdmin'
}

/** Minutes that filling in takes, by the kind of each question; at least two. */
function minutesFor(set: QuestionSet): number {
  const weights = {
    longText: 4,
    file: 3,
    choices: 1,
    choice: 0.5,
    number: 0.5,
    date: 0.5,
    text: 1,
    agreement: 1,
    budget: 6,
  }
  const sum = questionsOf(set).reduce((minutes, question) => minutes + weights[question.type], 1)
  return Math.max(2, Math.ceil(sum))
}
