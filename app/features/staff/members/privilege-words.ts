import * as m from '#messages'
import type { PersonalKind } from '../../../../shared/contract/content/fields.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'

type Words = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

/** What a privilege allows, in plain words. */
export const privilegeWords: Record<Privilege, Words> = {
  reviewApplications: m.privilege_review_applications,
  decideApplications: m.privilege_decide_applications,
  revealApplicants: m.privilege_reveal_applicants,
  manageCodes: m.privilege_manage_codes,
  reviewOrganisations: m.privilege_review_organisations,
  decideOrganisations: m.privilege_decide_organisations,
  revealOrganisations: m.privilege_reveal_organisations,
  reviewSuperAdmins: m.privilege_review_super_admins,
  decideSuperAdmins: m.privilege_decide_super_admins,
  revealSuperAdmins: m.privilege_reveal_super_admins,
  handleFeedback: m.privilege_handle_feedback,
  handleToolRequests: m.privilege_handle_tool_requests,
  revealRequesters: m.privilege_reveal_requesters,
  handleSearches: m.privilege_handle_searches,
  readHelpVotes: m.privilege_read_help_votes,
  seeDeliveries: m.privilege_see_deliveries,
  seeContent: m.privilege_see_content,
  editContent: m.privilege_edit_content,
  importContent: m.privilege_import_content,
  handleAdoptions: m.privilege_handle_adoptions,
  revealAdopters: m.privilege_reveal_adopters,
  runSurveys: m.privilege_run_surveys,
  exportSurveys: m.privilege_export_surveys,
  setContentRules: m.privilege_set_content_rules,
  seeAllFigures: m.privilege_see_all_figures,
  readAudit: m.privilege_read_audit,
  changeSettings: m.privilege_change_settings,
  managePartners: m.privilege_manage_partners,
  importEarlierUsers: m.privilege_import_earlier_users,
  manageStaff: m.privilege_manage_staff,
}

/** The kind of personal detail. */
export const personalWords: Record<PersonalKind, () => string> = {
  phone: m.roles_kind_phone,
  name: m.roles_kind_name,
  email: m.roles_kind_email,
  text: m.roles_kind_text,
}
