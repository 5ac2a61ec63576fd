import { z } from 'zod'
import { entityTypes } from '../rules/applications/eligibility.ts'
import { targetCollections } from '../rules/selftest/questionnaire.ts'
import {
  organisationSizes,
  selftestKinds,
  selftestTerms,
  selftestUses,
  shareDays,
} from '../rules/selftest/selftest-facets.ts'
import { call } from './call.ts'
import { isoInstant, language, publicNumber, text } from './content/fields.ts'
import { typedNumber, wholeNumber } from './content/numbers.ts'

export const use = z.enum(selftestUses)
/** What an organisation said of itself, if it did. */
export const organisation = {
  entityType: z.enum(entityTypes).nullable(),
  organisationSize: z.enum(organisationSizes).nullable(),
}

export const testHead = z.object({
  use,
  language,
  title: z.string(),
  summary: z.string(),
  /** By which models it was made. */
  source: z.string(),
  minutes: z.number().int(),
  questionCount: z.number().int(),
})

export const testPart = z.object({
  dimensionId: publicNumber,
  language,
  name: z.string(),
  summary: z.string(),
  /** Whether every question that is asked so far has an answer. */
  isDone: z.boolean(),
})

export const testQuestion = z.object({
  questionId: publicNumber,
  language,
  title: z.string(),
  hint: z.string(),
  kind: z.enum(selftestKinds),
  unit: z.string(),
  /** Its own answers, in words; an answer is sent as its place from 1 on. Of yes and no the page has the words. */
  answers: z.array(z.string()),
  /** What can be answered beside them: `none`, `unsure`, `notApplicable`. */
  others: z.array(z.string()),
  /** What was answered, as it is sent. */
  given: z.array(z.string()),
  /** Asked only where that question was answered with at least this place. */
  after: z.object({ questionId: publicNumber, from: z.number().int() }).nullable(),
  /** Whether the answers so far lead to it. */
  isAsked: z.boolean(),
})

const selftestPage = testHead.extend({
  ...organisation,
  state: z.enum(['new', 'begun', 'finished']),
  parts: z.array(testPart),
  /** The dimension that was asked for, from 1; null for the start. */
  part: z.number().int().nullable(),
  questions: z.array(testQuestion),
})

export const levelWords = z.object({ language, name: z.string(), summary: z.string() })

export const stepTarget = z.object({
  kind: z.enum(targetCollections),
  language,
  name: z.string(),
  path: z.string(),
  /** Where a team applies for it; null where it need not, or applies on its page. */
  applyPath: z.string().nullable(),
})

/** Where the middle half of the scores lies, and their median; in fives. */
export const band = z.object({ low: z.number().int(), middle: z.number().int(), high: z.number().int() })

/** What answers come to, whoever gave them. */
const selftestOutcome = testHead.extend({
  ...organisation,
  /** 0 to 100; null where too little is known. */
  score: z.number().int().nullable(),
  level: levelWords.nullable(),
  levels: z.array(levelWords.extend({ from: z.number().int() })),
  dimensions: z.array(
    z.object({
      dimensionId: publicNumber,
      language,
      name: z.string(),
      score: z.number().int().nullable(),
      level: levelWords.nullable(),
      /** Questions that apply, and those of them whose answer is known. */
      applying: z.number().int(),
      known: z.number().int(),
    }),
  ),
  /** Where organisations of the same kind and size stand; null where too few are known to be like this one. */
  peers: band
    .extend({
      /** How many at least, in fives. */
      organisations: z.number().int(),
      dimensions: z.array(band.extend({ dimensionId: publicNumber })),
    })
    .nullable(),
  /** Names of the strongest dimensions, the strongest first. */
  strengths: z.array(z.object({ language, name: z.string(), score: z.number().int() })),
  steps: z.array(
    z.object({
      adviceId: publicNumber,
      language,
      title: z.string(),
      body: z.string(),
      /** The rule that chose it: the dimension with its score and level, and whom else it is for. */
      rule: z.object({
        language,
        dimension: z.string(),
        score: z.number().int(),
        level: z.string().nullable(),
        entityTypes: z.array(z.enum(entityTypes)),
        organisationSizes: z.array(z.enum(organisationSizes)),
      }),
      targets: z.array(stepTarget),
    }),
  ),
})

export const selftestReport = selftestOutcome.extend({
  finishedAt: isoInstant,
  /** False once the questionnaire has changed: the result stands by the questions that were answered. */
  isCurrent: z.boolean(),
})

/** The links to a report that still last. */
export const shares = z.array(z.object({ endsAt: isoInstant }))

/** For how many days a link is to last. */
export const shareTerm = {
  days: typedNumber(z.literal([...shareDays])).default(shareDays[0]),
}

/** A link to a report, which is told once. */
export const madeShare = z.object({ link: z.string(), endsAt: isoInstant })
export type MadeShare = z.output<typeof madeShare>

/** A questionnaire with everything in it, as its editors preview it. */
export const selftestPreview = testHead.extend({
  parts: z.array(testPart.omit({ isDone: true }).extend({ questions: z.array(testQuestion) })),
  levels: z.array(levelWords.extend({ from: z.number().int() })),
  advice: z.array(
    z.object({
      language,
      title: z.string(),
      body: z.string(),
      dimension: z.string(),
      targets: z.array(stepTarget),
    }),
  ),
})

/** Each as the texts that its fields send, by the numbers of their questions. */
const sentAnswers = z.record(publicNumber, z.array(text(selftestTerms.linkAtMost)).max(60))

export type SelftestOutcome = z.output<typeof selftestOutcome>
export type SelftestPage = z.output<typeof selftestPage>
export type SelftestReport = z.output<typeof selftestReport>
export type SelftestPreview = z.output<typeof selftestPreview>

export const selftest = {
  /** The questionnaire of a use with every question, level and piece of advice. Errors: `notFound`. */
  questionnaire: call({
    method: 'GET',
    path: 'selftest/questionnaire',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ use }),
    output: selftestPreview,
  }),
  /** The questionnaire of a use as SurveyJS JSON, in both languages and with its scores. Errors: `notFound`. */
  survey: call({
    method: 'GET',
    path: 'selftest/survey',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ use }),
    output: z.object({ survey: z.record(z.string(), z.unknown()) }),
  }),
  /**
   * What stated answers would come to. Nothing is kept; a question without an answer counts as one that nobody
   * knows. Errors: `notFound`, `invalidInput` by `answers.<number>`.
   */
  statedOutcome: call({
    path: 'selftest/statedOutcome',
    access: 'public',
    effect: 'read',
    input: z.object({
      use,
      entityType: organisation.entityType.default(null),
      organisationSize: organisation.organisationSize.default(null),
      answers: sentAnswers,
    }),
    output: selftestOutcome,
  }),
  /**
   * A questionnaire and how far this browser has come in it; with `part` the questions of that dimension. A test
   * that was begun is shown in its own version. Errors: `notFound`.
   */
  describeTest: call({
    method: 'GET',
    path: 'selftest/describe',
    access: 'public',
    effect: 'read',
    input: z.object({ use, part: wholeNumber(1, 100).optional() }),
    output: selftestPage,
  }),
  /**
   * Begins a test in this browser, or goes on with the one that it has not finished. Errors: `notFound`, `tooMany`.
   */
  beginTest: call({
    path: 'selftest/begin',
    access: 'public',
    effect: 'write',
    input: z.object({ use, ...organisation }),
    output: z.object({ next: z.number().int() }),
  }),
  /**
   * Answers the questions of a dimension, by their numbers, each as the texts that its fields send. Every question
   * that is then asked needs an answer; `unsure` is one. What comes next: a dimension that is open, the report, or
   * the start where this browser has begun no test. Errors: `notFound`, `invalidInput` by `answers.<number>`.
   */
  answerTest: call({
    path: 'selftest/answer',
    access: 'public',
    effect: 'write',
    input: z.object({
      use,
      part: wholeNumber(1, 100),
      answers: sentAnswers,
    }),
    output: z.object({ next: z.union([z.number().int(), z.enum(['start', 'report'])]) }),
  }),
  /** The report on this browser's latest finished test; null where there is none. */
  describeResult: call({
    method: 'GET',
    path: 'selftest/result',
    access: 'public',
    effect: 'read',
    input: z.object({ use }),
    output: z.object({
      report: selftestReport.nullable(),
      shares,
      /** Whether it was answered for a round of a team. */
      isOfRound: z.boolean(),
    }),
  }),
  /**
   * Makes a link to the report on this browser's latest finished test, told once; null where there is none. It says
   * nothing of who answered. Errors: `allowanceExhausted`, `tooMany`.
   */
  shareResult: call({
    path: 'selftest/share',
    access: 'public',
    effect: 'write',
    isReplayable: false,
    input: z.object({ use, ...shareTerm }),
    output: z.object({ made: madeShare.nullable() }),
  }),
  /** Ends every link to the report on this browser's latest test. */
  endShares: call({
    path: 'selftest/share/end',
    access: 'public',
    effect: 'write',
    input: z.object({ use }),
  }),
  /** The report that a link leads to, until the link ends. Errors: `notFound`. */
  describeShared: call({
    method: 'GET',
    path: 'selftest/shared',
    access: 'public',
    effect: 'read',
    input: z.object({ token: z.string().regex(/^[\w-]{22}$/) }),
    output: z.object({ report: selftestReport, endsAt: isoInstant }),
  }),
  /** Notes that this browser has followed advice of its report. */
  openStep: call({
    path: 'selftest/step/open',
    access: 'public',
    effect: 'write',
    input: z.object({ use, adviceId: publicNumber }),
  }),
  /** Deletes every test of this use that was answered in this browser. */
  forgetTest: call({
    path: 'selftest/forget',
    access: 'public',
    effect: 'write',
    input: z.object({ use }),
  }),
}
