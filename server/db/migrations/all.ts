import type { Migration } from 'kysely/migration'
import * as baseline from './0180-baseline.ts'
import * as whatOthersWrote from './0181-what-others-wrote.ts'
import * as emptyOfUse from './0182-empty-of-use.ts'
import * as offerings from './0183-offerings.ts'
import * as oneWorkItem from './0184-one-work-item.ts'
import * as stockTold from './0185-stock-told.ts'
import * as requestsAsWork from './0186-requests-as-work.ts'
import * as servicesAndResources from './0187-services-and-resources.ts'
import * as selftest from './0188-selftest.ts'
import * as impact from './0189-impact.ts'
import * as selftestKept from './0190-selftest-kept.ts'
import * as activityChanges from './0191-activity-changes.ts'
import * as volunteers from './0192-volunteers.ts'
import * as volunteerHours from './0193-volunteer-hours.ts'
import * as selftestShares from './0194-selftest-shares.ts'
import * as selftestRounds from './0195-selftest-rounds.ts'
import * as orders from './0196-orders.ts'
import * as selftestFigures from './0197-selftest-figures.ts'
import * as volunteerCertificates from './0198-volunteer-certificates.ts'
import * as activityListing from './0199-activity-listing.ts'
import * as hoursDisputes from './0200-hours-disputes.ts'
import * as proposalsSentBack from './0201-proposals-sent-back.ts'
import * as skilledProjects from './0202-skilled-projects.ts'
import * as volunteerDay from './0203-volunteer-day.ts'
import * as partnerHours from './0204-partner-hours.ts'
import * as activityEntries from './0205-activity-entries.ts'
import * as orderEventDates from './0206-order-event-dates.ts'
import * as ventureRounds from './0207-venture-rounds.ts'
import * as ventureJudging from './0208-venture-judging.ts'
import * as ventureQuestions from './0209-venture-questions.ts'
import * as ventureAwards from './0210-venture-awards.ts'
import * as ventureDecisions from './0211-venture-decisions.ts'
import * as submissionReceipts from './0212-submission-receipts.ts'
import * as ventureSamples from './0213-venture-samples.ts'
import * as ventureObjections from './0214-venture-objections.ts'
import * as legalEntities from './0217-legal-entities.ts'
import * as smsReports from './0218-sms-reports.ts'
import * as starterPackages from './0220-starter-packages.ts'
import * as paybacksByTwo from './0220s/0222-paybacks-by-two.ts'
import * as whyMoneyComesBack from './0220s/0223-why-money-comes-back.ts'
import * as awardInPlaceOf from './0220s/0226-award-in-place-of.ts'
import * as awardStops from './0221-award-stops.ts'

/** Every migration in order. They only go forward; a released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0180-baseline': baseline,
  '0181-what-others-wrote': whatOthersWrote,
  '0182-empty-of-use': emptyOfUse,
  '0183-offerings': offerings,
  '0184-one-work-item': oneWorkItem,
  '0185-stock-told': stockTold,
  '0186-requests-as-work': requestsAsWork,
  '0187-services-and-resources': servicesAndResources,
  '0188-selftest': selftest,
  '0189-impact': impact,
  '0190-selftest-kept': selftestKept,
  '0191-activity-changes': activityChanges,
  '0192-volunteers': volunteers,
  '0193-volunteer-hours': volunteerHours,
  '0194-selftest-shares': selftestShares,
  '0195-selftest-rounds': selftestRounds,
  '0196-orders': orders,
  '0197-selftest-figures': selftestFigures,
  '0198-volunteer-certificates': volunteerCertificates,
  '0199-activity-listing': activityListing,
  '0200-hours-disputes': hoursDisputes,
  '0201-proposals-sent-back': proposalsSentBack,
  '0202-skilled-projects': skilledProjects,
  '0203-volunteer-day': volunteerDay,
  '0204-partner-hours': partnerHours,
  '0205-activity-entries': activityEntries,
  '0206-order-event-dates': orderEventDates,
  '0207-venture-rounds': ventureRounds,
  '0208-venture-judging': ventureJudging,
  '0209-venture-questions': ventureQuestions,
  '0210-venture-awards': ventureAwards,
  '0211-venture-decisions': ventureDecisions,
  '0212-submission-receipts': submissionReceipts,
  '0213-venture-samples': ventureSamples,
  '0214-venture-objections': ventureObjections,
  '0217-legal-entities': legalEntities,
  '0218-sms-reports': smsReports,
  '0220-starter-packages': starterPackages,
  '0221-award-stops': awardStops,
  '0222-paybacks-by-two': paybacksByTwo,
  '0223-why-money-comes-back': whyMoneyComesBack,
  '0226-award-in-place-of': awardInPlaceOf,
}
