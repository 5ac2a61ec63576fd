import type { ShownToolCost, ToolAudience, ToolKind, ToolNeed } from './tool-facets.ts'

/** The asking party: a registered organisation, or an unregistered team. */
export const askerKinds = ['registered', 'unregistered'] as const
/** Whether any of them can maintain a server. */
export const upkeepKinds = ['able', 'none'] as const
/** Whether there is money after a donation ends. */
export const moneyKinds = ['none', 'some'] as const
export const paceKinds = ['soon', 'later'] as const

/** A person's answers; null where they do not know. */
export type Answers = {
  need: readonly ToolNeed[]
  who: (typeof askerKinds)[number] | null
  upkeep: (typeof upkeepKinds)[number] | null
  money: (typeof moneyKinds)[number] | null
  pace: (typeof paceKinds)[number] | null
}

/** The properties of a tool that the rules consider. */
export type Candidate = {
  needs: readonly ToolNeed[]
  kind: ToolKind
  cost: ShownToolCost
  whoMayApply: ToolAudience
  replyWorkingDays: number
}

export const reasonKinds = ['need', 'openToYou', 'noUpkeep', 'ownServer', 'free', 'keptFree', 'fast'] as const
export const cautionKinds = ['verifyFirst', 'needsServer', 'costsLater', 'takesTime'] as const
type ReasonKind = (typeof reasonKinds)[number]
type CautionKind = (typeof cautionKinds)[number]

export type Fit = {
  score: number
  reasons: ReasonKind[]
  cautions: CautionKind[]
  /** The requested needs that it meets. */
  needs: ToolNeed[]
}

/** An answer within this many working days is fast, beyond this many slow. */
const fastDays = 3
const slowDays = 7

/**
 * How well a tool fits the answers, each point with its reason. Null for a tool that meets none of the
 * requested needs. Only what was asked counts.
 */
export function fitOf(tool: Candidate, answers: Answers): Fit | null {
  const needs = answers.need.filter((need) => tool.needs.includes(need))
  if (answers.need.length > 0 && needs.length === 0) return null
  const fit: Fit = { score: 4 * needs.length, reasons: needs.length > 0 ? ['need'] : [], cautions: [], needs }
  weighAsker(fit, tool, answers)
  weighUpkeep(fit, tool, answers)
  weighMoney(fit, tool, answers)
  weighPace(fit, tool, answers)
  return fit
}

function weighAsker(fit: Fit, { whoMayApply }: Candidate, { who }: Answers): void {
  if (who !== 'unregistered') return
  if (whoMayApply === 'verifiedOrganisation') add(fit, -6, 'cautions', 'verifyFirst')
  else add(fit, 2, 'reasons', 'openToYou')
}

function weighUpkeep(fit: Fit, { kind, cost }: Candidate, { upkeep }: Answers): void {
  const isOnOwnServer = kind === 'selfHosted' && cost !== 'hostedByProgramme'
  if (upkeep === 'none') {
    if (isOnOwnServer) add(fit, -3, 'cautions', 'needsServer')
    else add(fit, 2, 'reasons', 'noUpkeep')
  }
  if (upkeep === 'able' && isOnOwnServer) add(fit, 1, 'reasons', 'ownServer')
}

function weighMoney(fit: Fit, { cost }: Candidate, { money }: Answers): void {
  if (money !== 'none') return
  if (cost === 'free') add(fit, 2, 'reasons', 'free')
  else if (cost === 'hostedByProgramme') add(fit, 1, 'reasons', 'keptFree')
  else if (cost !== 'unstated') add(fit, -2, 'cautions', 'costsLater')
}

function weighPace(fit: Fit, { replyWorkingDays }: Candidate, { pace }: Answers): void {
  if (pace !== 'soon') return
  if (replyWorkingDays <= fastDays) add(fit, 2, 'reasons', 'fast')
  if (replyWorkingDays > slowDays) add(fit, -1, 'cautions', 'takesTime')
}

function add(fit: Fit, points: number, list: 'reasons', kind: ReasonKind): void
function add(fit: Fit, points: number, list: 'cautions', kind: CautionKind): void
function add(fit: Fit, points: number, list: 'reasons' | 'cautions', kind: ReasonKind | CautionKind): void {
  fit.score += points
  const kinds: (ReasonKind | CautionKind)[] = fit[list]
  kinds.push(kind)
}
