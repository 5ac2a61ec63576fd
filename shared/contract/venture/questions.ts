import { z } from 'zod'
import { questionSides, questionStates, questionTerms } from '../../rules/venture/question-transitions.ts'
import { call } from '../call.ts'
import {
  actingTeam,
  isoDate,
  isoInstant,
  ownedId,
  personal,
  publicNumber,
  requiredText,
  shownId,
} from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'

/** What a team does next about its entry. */
const workSteps = ['correct', 'answer', 'enterNext', 'confirm', 'wait', 'nothing'] as const

const work = z.object({
  /** The entry, the round that it is in, and its application for that. */
  worksID: shownId,
  reference: z.string(),
  edition: z.number().int(),
  roundID: publicNumber,
  roundTitle: z.string(),
  applicationId: shownId,
  /** As the specification numbers them: 1 eliminated, 2 selected, 3 under evaluation, 4 applying. */
  label: z.number().int().min(1).max(4),
  next: z.enum(workSteps),
  /** Questions to the team that wait for an answer. */
  waiting: z.number().int(),
})
export type VentureWork = z.output<typeof work>

const versioned = z.object({
  version: z.number().int(),
  /** The person of the team; null for staff. */
  who: personal('name').nullable(),
  text: z.string(),
  at: isoInstant,
})

/** A question about an entry with its answers, the oldest first. */
export const entryQuestion = z.object({
  questionID: shownId,
  reference: z.string(),
  askedBy: z.enum(questionSides),
  who: personal('name').nullable(),
  text: z.string(),
  state: z.enum(questionStates),
  askedAt: isoInstant,
  /** The day by which the other side should answer. */
  dueOn: isoDate,
  answers: z.array(versioned),
})
export type EntryQuestion = z.output<typeof entryQuestion>

/** That somebody of the other side has read a question, version 0, or one of its answers. */
export const questionRead = z.object({
  questionID: shownId,
  version: z.number().int(),
  side: z.enum(questionSides),
  /** A person of the team; of staff only the side is said. */
  who: personal('name').nullable(),
  at: isoInstant,
})
export type QuestionRead = z.output<typeof questionRead>

const issueRound = z.object({
  roundID: publicNumber,
  title: z.string(),
  ordinal: z.number().int(),
  opensAt: isoInstant,
  closesAt: isoInstant,
  /** Whether it takes applications now. */
  isOpen: z.boolean(),
  /** My team's application for it; null while none is sent. */
  applicationId: shownId.nullable(),
})

const issue = z.object({
  edition: z.number().int(),
  isCurrent: z.boolean(),
  /** My team's entry; null without one. */
  worksID: shownId.nullable(),
  rounds: z.array(issueRound),
})
export type VentureIssue = z.output<typeof issue>

const ofMatch = z.object({ match_id: wholeNumber(1, 99_999_999), team_id: ownedId })
const works = {
  access: 'signedIn',
  effect: 'read',
  input: ofMatch,
  output: z.object({ list: z.array(work) }),
} as const

/** Entries of the venture programme as their team follows them; see docs/decisions/questions-about-an-entry.md. */
export const ventureQuestions = {
  /** My team's entries in a programme of the editions up to 3. Error: `notAvailable` for another team. */
  works: call({ ...works, path: 'px/question/creator/works' }),
  /** The same for edition 3 alone. */
  worksV3: call({ ...works, path: 'px/question/creator/works/v3' }),
  /** The same for edition 4 and those since. */
  worksV4: call({ ...works, path: 'px/question/creator/works/v4' }),

  /** The editions with the rounds that are open now or that my team has entered, the newest first. */
  issues: call({
    path: 'vcissue/list',
    access: 'signedIn',
    effect: 'read',
    output: z.object({ list: z.array(issue) }),
  }),

  /**
   * The questions about my team's entry, both ways, by its id or that of its application; notes that I have read
   * them. Error: `notAvailable`.
   */
  question: call({
    path: 'px/works/question',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ worksID: ownedId.optional(), applicationId: ownedId.optional() }),
    output: z.object({
      worksID: shownId,
      reference: z.string(),
      mayAsk: z.boolean(),
      questions: z.array(entryQuestion),
    }),
  }),

  /** Who has read which question or answer, and when, the oldest first. Error: `notAvailable`. */
  readlog: call({
    path: 'px/works/readlog',
    access: 'signedIn',
    effect: 'read',
    input: z.object({ worksID: ownedId }),
    output: z.object({ reads: z.array(questionRead) }),
  }),

  /**
   * Answers a question about my team's entry, once more for a newer version; without a question asks one. Errors:
   * `notAvailable`, `teamChanged`, `illegalTransition`, `allowanceExhausted`.
   */
  reply: call({
    path: 'px/works/reply',
    access: 'signedIn',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      worksID: ownedId,
      questionID: ownedId.optional(),
      text: requiredText(questionTerms.answer),
    }),
    output: z.object({ questionID: shownId, version: z.number().int() }),
  }),
}
