/** The limits of a question set. */
export const questionLimits = {
  /** Characters of a label, a hint, a unit or an option in one language. */
  words: 600,
  /** Characters of an answer in one line, and in several. */
  shortText: 500,
  longText: 5_000,
  /** Answers to choose among, questions of a topic, topics of a form. */
  choices: 40,
  questions: 40,
  sections: 20,
  files: 10,
  /** Lines of a budget, characters of what one is for, and yuan that all come to. */
  budgetLines: 30,
  budgetWords: 100,
  budgetSum: 999_999_999,
  version: 10_000,
} as const
