/** Staff open submitted papers case by case, for a reason that stays on record. */
export const paperTerms = {
  /** How long all papers of a case stay open to the session that gave a reason. */
  openMinutes: 30,
  /** Per staff member and hour: more than anybody reads, too few for copying everything. */
  casesPerHour: 40,
  reasonAtMost: 200,
} as const
