/** Terms of an application, the same in texts, server and pages. */
export const applicationTerms = {
  /** After submitting, the applicant may still change everything; reviewers have to wait. */
  amendMinutes: 10,
  /** To send requested corrections; afterwards the application counts as withdrawn. */
  correctionDays: 14,
  /** After a refusal, once. */
  appealDays: 30,
  /** An untouched draft is deleted after this time; its writer is notified a week before. */
  draftDays: 90,
  draftWarningDays: 7,
  /** Units that an organisation (a team, where unregistered) may be granted in a calendar year, unless set otherwise. */
  yearlyAllowance: 10,
  /** From this number of questions on, a form has one page per topic. */
  questionsOnOnePage: 5,
} as const
