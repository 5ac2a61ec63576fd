import { isPublicMailDomain } from './public-mail-domains.ts'

/** Why somebody does not judge an entry, in the order in which staff read the reasons. */
export const conflictReasons = [
  'declared',
  'formalCheck',
  'sameOrganisation',
  'pastTeam',
  'earlierAward',
  'sharedPhone',
  'sharedMailDomain',
  'sameEmployer',
  'sameSchool',
] as const
export type ConflictReason = (typeof conflictReasons)[number]

/** What is known of a judge, and what was stated. */
export type JudgeFacts = {
  /** Ids or names of organisations. */
  organisations: readonly string[]
  /** Ids of teams of which the judge is or was a member. */
  teams: readonly string[]
  phones: readonly string[]
  mailDomains: readonly string[]
  /** Names of organisations and ids of teams with which the judge was awarded. */
  awardedWith: readonly string[]
  schools: readonly string[]
  employers: readonly string[]
  /** Ids of entries that the judge named. */
  declared: readonly string[]
  /** Ids of entries whose formal check the judge took part in, and so knows whose they are. */
  checked: readonly string[]
}

/** What is known of an entry's team, and what its members stated. */
export type EntryFacts = {
  id: string
  organisations: readonly string[]
  /** The team itself, and others of the same organisation. */
  teams: readonly string[]
  phones: readonly string[]
  mailDomains: readonly string[]
  awardedWith: readonly string[]
  schools: readonly string[]
  employers: readonly string[]
}

/**
 * Why a judge must not judge an entry; none if they may. Names are compared without case, width, spaces and
 * punctuation, and an employer also with the organisation itself.
 */
export function conflictsOf(judge: JudgeFacts, entry: EntryFacts): ConflictReason[] {
  return conflictsBetween(plainFacts(judge), plainFacts(entry))
}

/** The same for facts that are plain already, where many are compared. */
export function conflictsBetween(judge: JudgeFacts, entry: EntryFacts): ConflictReason[] {
  const wasInTeam = meet(judge.teams, entry.teams)
  const found: Record<ConflictReason, boolean> = {
    declared: judge.declared.includes(entry.id),
    formalCheck: judge.checked.includes(entry.id),
    sameOrganisation: meet(judge.organisations, entry.organisations),
    pastTeam: wasInTeam,
    earlierAward: meet(judge.awardedWith, entry.awardedWith),
    // The contacts of a team are also those of its former members.
    sharedPhone: !wasInTeam && meet(judge.phones, entry.phones),
    sharedMailDomain:
      !wasInTeam &&
      judge.mailDomains.some((own) => entry.mailDomains.some((other) => areOneDomain(own, other))),
    sameEmployer: meet(judge.employers, entry.employers) || meet(judge.employers, entry.organisations),
    sameSchool: meet(judge.schools, entry.schools),
  }
  return conflictReasons.filter((reason) => found[reason])
}

const nameLists = ['organisations', 'phones', 'schools', 'employers'] as const

/** Facts with every name and domain as it is compared, and without those that say nothing. */
export function plainFacts<Facts extends JudgeFacts | EntryFacts>(facts: Facts): Facts {
  const plain = { ...facts }
  for (const list of nameLists) plain[list] = facts[list].map(plainName).filter((name) => name !== '')
  plain.mailDomains = facts.mailDomains.map(plainDomain).filter((domain) => !isPublicMailDomain(domain))
  return plain
}

const meet = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one))

/** A name as it is compared: without case, width, spaces and punctuation. */
function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether two domains belong to one organisation: the same, or one below the other. */
function areOneDomain(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}

function plainDomain(domain: string): string {
  return domain
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/^.*@/, '')
    .split('.')
    .filter(Boolean)
    .join('.')
}
