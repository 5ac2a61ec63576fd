import type { Migration } from 'kysely/migration'
import * as platform from './0001-platform.ts'
import * as toolbox from './0002-toolbox.ts'
import * as search from './0003-search.ts'
import * as toolboxListing from './0003-toolbox-listing.ts'
import * as toolboxRequests from './0003-toolbox-requests.ts'
import * as accounts from './0004-accounts.ts'
import * as messages from './0005-messages.ts'
import * as organisations from './0006-organisations.ts'
import * as applications from './0007-applications.ts'
import * as staff from './0008-staff.ts'
import * as organisationNames from './0009-organisation-names.ts'
import * as staffQueue from './0010-staff-queue.ts'
import * as applicationFollowUp from './0011-application-follow-up.ts'
import * as replacedTokens from './0012-replaced-tokens.ts'
import * as toolWishes from './0013-tool-wishes.ts'
import * as searchSlips from './0014-search-slips.ts'
import * as content from './0015-content.ts'
import * as dataViews from './0016-data-views.ts'
import * as help from './0017-help.ts'
import * as services from './0018-services.ts'
import * as repeatedSignIn from './0019-repeated-sign-in.ts'
import * as statementDrafts from './0020-statement-drafts.ts'
import * as projects from './0021-projects.ts'
import * as sealedViewReasons from './0022-sealed-view-reasons.ts'
import * as editorial from './0023-editorial.ts'
import * as toolLanguages from './0024-tool-languages.ts'
import * as feedback from './0025-feedback.ts'
import * as volunteers from './0026-volunteers.ts'
import * as resources from './0027-resources.ts'
import * as missedSearches from './0028-missed-searches.ts'
import * as organisationFaces from './0029-organisation-faces.ts'
import * as tools from './0030-tools.ts'
import * as searchWordsAtOnce from './0031-search-words-at-once.ts'
import * as provenance from './0032-provenance.ts'
import * as imports from './0033-imports.ts'
import * as toolRequests from './0034-tool-requests.ts'
import * as settings from './0035-settings.ts'
import * as decisionReasons from './0036-decision-reasons.ts'
import * as dashboard from './0037-dashboard.ts'
import * as teams from './0038-teams.ts'
import * as auditSearch from './0039-audit-search.ts'
import * as sessionPlaces from './0040-session-places.ts'
import * as mailLinks from './0041-mail-links.ts'
import * as superAdminChanges from './0042-super-admin-changes.ts'
import * as verificationReasons from './0043-verification-reasons.ts'
import * as teamInvitationPhones from './0044-team-invitation-phones.ts'
import * as verifiedNames from './0045-verified-names.ts'
import * as privacy from './0046-privacy.ts'
import * as identityProviders from './0047-identity-providers.ts'
import * as surveys from './0048-surveys.ts'
import * as partners from './0049-partners.ts'
import * as earlierUsers from './0050-earlier-users.ts'
import * as toolDescriptions from './0051-tool-descriptions.ts'
import * as renewals from './0052-renewals.ts'
import * as lookAlikes from './0053-look-alikes.ts'
import * as deliveries from './0054-deliveries.ts'
import * as passkeys from './0055-passkeys.ts'
import * as importRecords from './0056-import-records.ts'
import * as firstContent from './0057-first-content.ts'
import * as staffRoles from './0058-staff-roles.ts'
import * as recoveryCodes from './0059-recovery-codes.ts'
import * as superAdminReasons from './0060-super-admin-reasons.ts'
import * as messagePreferences from './0061-message-preferences.ts'
import * as roleChanges from './0062-role-changes.ts'
import * as feedbackClocks from './0063-feedback-clocks.ts'
import * as pageReads from './0064-page-reads.ts'
import * as sealedFileNames from './0065-sealed-file-names.ts'
import * as noticePrivileges from './0066-notice-privileges.ts'
import * as outsideLinks from './0067-outside-links.ts'
import * as returnedPapers from './0068-returned-papers.ts'
import * as deviceTexts from './0069-device-texts.ts'
import * as waitingWords from './0070-waiting-words.ts'
import * as picturesInTexts from './0071-pictures-in-texts.ts'
import * as unfinishedVerifications from './0072-unfinished-verifications.ts'
import * as handOvers from './0074-hand-overs.ts'
import * as declinedRights from './0076-declined-rights.ts'
import * as missedSchedules from './0077-missed-schedules.ts'
import * as usesOfRecords from './0078-uses-of-records.ts'
import * as feedbackViews from './0079-feedback-views.ts'
import * as recordFilters from './0080-record-filters.ts'
import * as suspensions from './0082-suspensions.ts'
import * as activitiesByFirstDay from './0086-activities-by-first-day.ts'
import * as unstatedCosts from './0087-unstated-costs.ts'
import * as declaredStatements from './0092-declared-statements.ts'
import * as accountLooks from './0096-account-looks.ts'
import * as idsInOrder from './0097-ids-in-order.ts'
import * as noticeNeeds from './0098-notice-needs.ts'
import * as linksToRecords from './0099-links-to-records.ts'
import * as paperOpenings from './0100-paper-openings.ts'
import * as failedDeletions from './0105-failed-deletions.ts'
import * as sealedRequests from './0106-sealed-requests.ts'
import * as sealedAudit from './0115-sealed-audit.ts'
import * as fieldsAsCollection from './0125-fields-as-collection.ts'
import * as soleStaff from './0126-sole-staff.ts'
import * as subjectsOfTheAudit from './0135-subjects-of-the-audit.ts'
import * as withdrawnByAPress from './0150-withdrawn-by-a-press.ts'
import * as keptForms from './0155-kept-forms.ts'
import * as likesOfActivities from './0165-likes-of-activities.ts'
import * as stuckItems from './0170-stuck-items.ts'
import * as maskedAudit from './0171-masked-audit.ts'
import * as oneAuditNote from './0172-one-audit-note.ts'
import * as lastOfBrowser from './0173-last-of-browser.ts'
import * as reasonsBesideTheAudit from './0180-reasons-beside-the-audit.ts'

/** Every migration in order. They only go forward; a landed one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-platform': platform,
  '0002-toolbox': toolbox,
  '0003-search': search,
  '0003-toolbox-listing': toolboxListing,
  '0003-toolbox-requests': toolboxRequests,
  '0004-accounts': accounts,
  '0005-messages': messages,
  '0006-organisations': organisations,
  '0007-applications': applications,
  '0008-staff': staff,
  '0009-organisation-names': organisationNames,
  '0010-staff-queue': staffQueue,
  '0011-application-follow-up': applicationFollowUp,
  '0012-replaced-tokens': replacedTokens,
  '0013-tool-wishes': toolWishes,
  '0014-search-slips': searchSlips,
  '0015-content': content,
  '0016-data-views': dataViews,
  '0017-help': help,
  '0018-services': services,
  '0019-repeated-sign-in': repeatedSignIn,
  '0020-statement-drafts': statementDrafts,
  '0021-projects': projects,
  '0022-sealed-view-reasons': sealedViewReasons,
  '0023-editorial': editorial,
  '0024-tool-languages': toolLanguages,
  '0025-feedback': feedback,
  '0026-volunteers': volunteers,
  '0027-resources': resources,
  '0028-missed-searches': missedSearches,
  '0029-organisation-faces': organisationFaces,
  '0030-tools': tools,
  '0031-search-words-at-once': searchWordsAtOnce,
  '0032-provenance': provenance,
  '0033-imports': imports,
  '0034-tool-requests': toolRequests,
  '0035-settings': settings,
  '0036-decision-reasons': decisionReasons,
  '0037-dashboard': dashboard,
  '0038-teams': teams,
  '0039-audit-search': auditSearch,
  '0040-session-places': sessionPlaces,
  '0041-mail-links': mailLinks,
  '0042-super-admin-changes': superAdminChanges,
  '0043-verification-reasons': verificationReasons,
  '0044-team-invitation-phones': teamInvitationPhones,
  '0045-verified-names': verifiedNames,
  '0046-privacy': privacy,
  '0047-identity-providers': identityProviders,
  '0048-surveys': surveys,
  '0049-partners': partners,
  '0050-earlier-users': earlierUsers,
  '0051-tool-descriptions': toolDescriptions,
  '0052-renewals': renewals,
  '0053-look-alikes': lookAlikes,
  '0054-deliveries': deliveries,
  '0055-passkeys': passkeys,
  '0056-import-records': importRecords,
  '0057-first-content': firstContent,
  '0058-staff-roles': staffRoles,
  '0059-recovery-codes': recoveryCodes,
  '0060-super-admin-reasons': superAdminReasons,
  '0061-message-preferences': messagePreferences,
  '0062-role-changes': roleChanges,
  '0063-feedback-clocks': feedbackClocks,
  '0064-page-reads': pageReads,
  '0065-sealed-file-names': sealedFileNames,
  '0066-notice-privileges': noticePrivileges,
  '0067-outside-links': outsideLinks,
  '0068-returned-papers': returnedPapers,
  '0069-device-texts': deviceTexts,
  '0070-waiting-words': waitingWords,
  '0071-pictures-in-texts': picturesInTexts,
  '0072-unfinished-verifications': unfinishedVerifications,
  '0074-hand-overs': handOvers,
  '0076-declined-rights': declinedRights,
  '0077-missed-schedules': missedSchedules,
  '0078-uses-of-records': usesOfRecords,
  '0079-feedback-views': feedbackViews,
  '0080-record-filters': recordFilters,
  '0082-suspensions': suspensions,
  '0086-activities-by-first-day': activitiesByFirstDay,
  '0087-unstated-costs': unstatedCosts,
  '0092-declared-statements': declaredStatements,
  '0096-account-looks': accountLooks,
  '0097-ids-in-order': idsInOrder,
  '0098-notice-needs': noticeNeeds,
  '0099-links-to-records': linksToRecords,
  '0100-paper-openings': paperOpenings,
  '0105-failed-deletions': failedDeletions,
  '0106-sealed-requests': sealedRequests,
  '0115-sealed-audit': sealedAudit,
  '0125-fields-as-collection': fieldsAsCollection,
  '0126-sole-staff': soleStaff,
  '0135-subjects-of-the-audit': subjectsOfTheAudit,
  '0150-withdrawn-by-a-press': withdrawnByAPress,
  '0155-kept-forms': keptForms,
  '0165-likes-of-activities': likesOfActivities,
  '0170-stuck-items': stuckItems,
  '0171-masked-audit': maskedAudit,
  '0172-one-audit-note': oneAuditNote,
  '0173-last-of-browser': lastOfBrowser,
  '0180-reasons-beside-the-audit': reasonsBesideTheAudit,
}
