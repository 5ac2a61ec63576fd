/** Terms of an application that the texts, the server and the pages state alike. */
export const applicationTerms = {
  /** After submitting, the applicant may still change everything; a reviewer cannot open it before. */
  amendMinutes: 10,
  /** To send what was asked for; afterwards the application counts as withdrawn. */
  correctionDays: 14,
  /** After a refusal, once. */
  appealDays: 30,
  /** An untouched draft is deleted after so long, and its writer is told a week before. */
  draftDays: 90,
  draftWarningDays: 7,
  /** Units that an organisation (a team, where unregistered) may be granted in a calendar year, unless set otherwise. */
  yearlyAllowance: 10,
  /** From so many questions on, a form has one page per topic. */
  questionsOnOnePage: 5,
} as const
