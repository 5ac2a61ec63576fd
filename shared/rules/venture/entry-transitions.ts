import type { Steps } from '../lifecycle.ts'

/** Every state of an entry, which a team makes by sending its application for the first round of an edition. */
export const entryStates = [
  'submitted',
  'eligible',
  'in_review',
  'decided',
  'advanced',
  'waitlisted',
  'selected',
  'confirmed',
  'eliminated',
  'withdrawn',
  'disqualified',
] as const
export type EntryState = (typeof entryStates)[number]
export type EntrySide = 'team' | 'judge' | 'staff' | 'portal'

/** The labels that everybody sees, by their numbers in the specification. */
export const entryLabels = { eliminated: 1, selected: 2, underEvaluation: 3, applying: 4 } as const
export type EntryLabel = keyof typeof entryLabels

/** What a state looks like from outside: a decision that is not published looks as if there was none. */
export function labelOfEntry(state: EntryState): EntryLabel {
  return labels[state]
}

const labels: Record<EntryState, EntryLabel> = {
  submitted: 'applying',
  eligible: 'applying',
  in_review: 'underEvaluation',
  decided: 'underEvaluation',
  advanced: 'selected',
  waitlisted: 'underEvaluation',
  selected: 'selected',
  confirmed: 'selected',
  eliminated: 'eliminated',
  withdrawn: 'eliminated',
  disqualified: 'eliminated',
}

/** An entry follows its application through the formal check, and its round after that. */
export const entryTransitions = {
  enter: { from: ['withdrawn', 'eliminated', 'advanced'], to: 'submitted', by: 'team' },
  /** The application changed: before closing, or as staff asked. */
  amend: { from: [], stays: ['submitted'], to: 'submitted', by: 'team' },
  admit: { from: ['submitted', 'eliminated'], to: 'eligible', by: 'portal' },
  turnAway: { from: ['submitted', 'eligible', 'in_review'], to: 'eliminated', by: 'portal' },
  withdraw: {
    from: ['submitted', 'eligible', 'in_review', 'decided', 'advanced', 'waitlisted', 'selected'],
    to: 'withdrawn',
    by: 'team',
  },
  judge: { from: ['eligible'], to: 'in_review', by: 'portal' },
  /** A second person has confirmed what was proposed; nobody outside sees it before the round is published. */
  decide: { from: ['in_review'], to: 'decided', by: 'staff', undoes: [] },
  undecide: { from: ['decided'], to: 'in_review', by: 'staff', undoes: ['decide'] },
  /** An objection was upheld: what two persons decide anew is published in the same instant. */
  reopen: {
    from: ['advanced', 'waitlisted', 'selected', 'confirmed', 'eliminated'],
    to: 'decided',
    by: 'staff',
    undoes: ['decide'],
  },
  /** The four ends of a round, all published at one instant; the last round selects instead of letting advance. */
  advance: { from: ['decided', 'waitlisted'], to: 'advanced', by: 'portal' },
  select: { from: ['decided', 'waitlisted'], to: 'selected', by: 'portal' },
  waitlist: { from: ['decided'], to: 'waitlisted', by: 'portal' },
  eliminate: { from: ['decided', 'waitlisted'], to: 'eliminated', by: 'portal' },
  /** Two persons have stopped its award before anything was agreed: its place is free. */
  release: { from: ['selected'], to: 'eliminated', by: 'portal' },
  /** The team has accepted the agreement on its award. */
  confirm: { from: ['selected'], to: 'confirmed', by: 'team' },
  /** Proposed by one person and confirmed by another; an award that is not closed is ended before. */
  disqualify: {
    from: [
      'submitted',
      'eligible',
      'in_review',
      'decided',
      'advanced',
      'waitlisted',
      'selected',
      'confirmed',
      'eliminated',
    ],
    to: 'disqualified',
    by: 'staff',
    undoes: [],
  },
} as const satisfies Steps<EntryState, EntrySide>
export type EntryAction = keyof typeof entryTransitions
