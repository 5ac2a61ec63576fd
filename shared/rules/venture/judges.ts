/** Every state of a judge of an edition. */
export const judgeStates = ['invited', 'active', 'declined', 'removed'] as const
export type JudgeState = (typeof judgeStates)[number]

/** The code of conduct that judges sign, in `judging_conduct_*`; a change of its meaning is a new version. */
export const conductVersion = 1

/** Questions of a round by whose answers entries are matched with judges. */
export const trackQuestion = 'track'
export const fieldsQuestion = 'fields'

/** Questions of a round in which teams name schools and employers; their answers are covered for judges. */
export const statedQuestions = {
  schools: ['school', 'schools'],
  employers: ['employer', 'employers'],
} as const

/** The most entries of a round that all its judges score first, to compare how they score. */
export const mostSamples = 3

/** How many days before the scores are due judges with something left are reminded. */
export const reminderDays = [7, 2] as const

/** How far the loads of judges may differ: by one, a few, or any number. */
export const loadLimits = ['one', 'three', 'ten', 'any'] as const
export type LoadLimit = (typeof loadLimits)[number]

/** Names as people type them into one field, one on each line. */
export function namesIn(text: string): string[] {
  return [...new Set(text.split(/[\n;；、]/).map((name) => name.trim()))].filter(Boolean)
}

/** What staff do with a pair by hand: fix it, remove it, or leave it to the assignment again. */
export const pairChanges = ['give', 'takeAway', 'free'] as const
export type PairChange = (typeof pairChanges)[number]
