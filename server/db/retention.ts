import { type RawBuilder, sql } from 'kysely'
import { applicationTerms } from '../../shared/rules/applications/application-terms.ts'
import { handOverTerms } from '../../shared/rules/applications/hand-over.ts'
import { feedbackTerms } from '../../shared/rules/feedback.ts'
import { verificationTerms } from '../../shared/rules/organisations/verification-transitions.ts'
import { selftestTerms } from '../../shared/rules/selftest/selftest-facets.ts'
import { joinTerms } from '../../shared/rules/sign-in/join-requests.ts'

/** A retention term: PostgreSQL's interval, from when, and the reason. */
type Term = { keep: string; since: `${string}.${string}`; what: string; why: string }

/**
 * Every term after which something is removed though its account stays. Jobs use `endOfTerm`; nothing else in
 * the server states such a term; terms that pages state too come from the rules.
 * docs/guides/how-long-data-is-kept.md states the same, and a test compares the two.
 */
export const retention = {
  keptForms: {
    keep: '2 hours',
    since: 'kept_forms.kept_at',
    what: 'forms to be sent once more, no survey answers',
    why: 'who goes on signs in at once',
  },
  codes: {
    keep: '1 day',
    since: 'one_time_codes.created_at',
    what: 'codes for signing in and confirming',
    why: 'limits look back a day',
  },
  mailLinks: {
    keep: '1 day',
    since: 'mail_links.created_at',
    what: 'links sent by mail',
    why: 'limits look back a day',
  },
  providerAttempts: {
    keep: '1 day',
    since: 'provider_attempts.created_at',
    what: 'sign-ins begun with another provider',
    why: 'each is good for minutes',
  },
  requestKeys: {
    keep: '1 day',
    since: 'idempotency_keys.created_at',
    what: 'answers to forms that may be sent twice',
    why: 'no browser sends a form again later',
  },
  codeDeliveries: {
    keep: '1 day',
    since: 'deliveries.created_at',
    what: 'that a code or link was sent',
    why: 'limits look back a day',
  },
  outbox: {
    keep: '1 day',
    since: 'outbox_messages.created_at',
    what: 'mails and texts of a demo',
    why: 'read at once or never',
  },
  forgottenFiles: {
    keep: '1 day',
    since: 'files.created_at',
    what: 'files that nobody attached',
    why: 'the form they were for was left',
  },
  feedbackForms: {
    keep: '1 day',
    since: 'feedback_tickets.received_at',
    what: 'the mark of a complaint’s form',
    why: 'no browser sends a form again later',
  },
  feedbackReaders: {
    keep: '1 day',
    since: 'feedback_readers.expires_at',
    what: 'which browser gave a ticket’s code',
    why: 'what was being written is still taken for a day',
  },
  partnerTokens: {
    keep: '1 day',
    since: 'partner_tokens.expires_at',
    what: 'tokens for partners',
    why: 'each works once, for minutes',
  },
  handOvers: {
    keep: `${handOverTerms.days} days`,
    since: 'team_hand_overs.offered_at',
    what: 'hand-overs of a team that wait',
    why: 'nobody answered; both are told',
  },
  teamInvitations: {
    keep: '30 days',
    since: 'team_invitations.expires_at',
    what: 'invitations to a team that ended',
    why: 'nobody needs to know for long who was invited',
  },
  imports: {
    keep: '30 days',
    since: 'imports.worked_at',
    what: 'imports that nobody went on with',
    why: 'the file is older than what it describes',
  },
  stuckItems: {
    keep: '30 days',
    since: 'stuck_items.failed_at',
    what: 'what the portal could not do by itself',
    why: 'it came to its end in another way',
  },
  applicationDrafts: {
    keep: `${applicationTerms.draftDays} days`,
    since: 'applications.saved_at',
    what: 'applications that were not sent',
    why: 'nobody came back; the writer is told a week before',
  },
  statementDrafts: {
    keep: `${verificationTerms.draftDays} days`,
    since: 'statement_drafts.saved_at',
    what: 'verifications that were not sent',
    why: 'nobody came back',
  },
  returnedPapers: {
    keep: `${verificationTerms.returnedPapersDays} days`,
    since: 'organisations.decided_at',
    what: 'papers of a returned verification',
    why: 'nobody went on with it; the team is told a week before',
  },
  lettersToCome: {
    keep: `${verificationTerms.letterDays} days`,
    since: 'organisations.submitted_at',
    what: 'papers of a verification without its letter',
    why: 'the letter did not come; the team is told a week before',
  },
  openJoinRequests: {
    keep: `${joinTerms.openDays} days`,
    since: 'team_join_requests.created_at',
    what: 'requests to join a team, open',
    why: 'nobody answers; the asker is told, and the request ends',
  },
  joinRequests: {
    keep: '180 days',
    since: 'team_join_requests.decided_at',
    what: 'requests to join a team, once decided',
    why: 'the asker has read the answer',
  },
  missedSearches: {
    keep: '180 days',
    since: 'missed_searches.last_at',
    what: 'searches that found nothing',
    why: 'what nobody looks for any more is missed by nobody',
  },
  feedbackContacts: {
    keep: `${feedbackTerms.contactDays} days`,
    since: 'feedback_tickets.closed_at',
    what: 'contact and files of a closed complaint',
    why: 'nobody has to be reached any more',
  },
  earlierUsers: {
    keep: '1 year',
    since: 'earlier_users.imported_at',
    what: 'users of an earlier platform who did not come',
    why: 'they had a year to take it over',
  },
  selftests: {
    keep: `${selftestTerms.keptDays} days`,
    since: 'selftest_results.changed_at',
    what: 'self-tests of a browser, with their answers',
    why: 'a year is held against the one before',
  },
  endedSignups: {
    keep: '1 year',
    since: 'volunteer_signups.changed_at',
    what: 'sign-ups of volunteers that came to nothing',
    why: 'nobody asks about them any more',
  },
  endedSkilledProjects: {
    keep: '1 year',
    since: 'skilled_projects.changed_at',
    what: 'skilled projects that ended early, without hours',
    why: 'nobody asks about them any more',
  },
  walkIns: {
    keep: '1 year',
    since: 'volunteer_walk_ins.added_at',
    what: 'names of who came to a shift unannounced',
    why: 'nobody asks about them any more',
  },
  selftestRounds: {
    keep: '30 days',
    since: 'selftest_rounds.closes_at',
    what: 'self-tests of colleagues that nobody settled',
    why: 'nobody came back; each has their own answers',
  },
  accountExports: {
    keep: '1 year',
    since: 'account_exports.requested_at',
    what: 'that a package of one’s data was asked for',
    why: 'its owner can see it for a year',
  },
  pageReads: {
    keep: '2 years',
    since: 'page_reads.last_at',
    what: 'how often a page was read on a day, of nobody',
    why: 'a year is held against the one before',
  },
  dataViews: {
    keep: '3 years',
    since: 'data_views.at',
    what: 'who looked at somebody’s data',
    why: 'as long as decisions',
  },
  feedbackTexts: {
    keep: `${feedbackTerms.textYears} years`,
    since: 'feedback_tickets.closed_at',
    what: 'every word of a closed complaint',
    why: 'as long as decisions',
  },
} as const satisfies Record<string, Term>

export type RetentionTerm = keyof typeof retention

/** By the database's clock, the time before which data of this term is removed. */
export function endOfTerm(name: RetentionTerm): RawBuilder<Date> {
  return sql<Date>`(now() - ${retention[name].keep}::interval)`
}
