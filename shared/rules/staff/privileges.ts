/**
 * What staff may do, one privilege for what belongs together. The contract names the privilege of every staff
 * call, the route table that of every page; a role is a set of them, kept in the database.
 */
export const privileges = [
  'reviewApplications',
  'decideApplications',
  'revealApplicants',
  'manageCodes',
  'reviewOrganisations',
  'decideOrganisations',
  'revealOrganisations',
  'reviewSuperAdmins',
  'decideSuperAdmins',
  'revealSuperAdmins',
  'handleFeedback',
  'handleToolRequests',
  'revealRequesters',
  'handleSearches',
  'readHelpVotes',
  'seeDeliveries',
  'seeContent',
  'editContent',
  'importContent',
  'runVenture',
  'judgeEntries',
  'handleAdoptions',
  'revealAdopters',
  'runSurveys',
  'exportSurveys',
  'setContentRules',
  'seeAllFigures',
  'readAudit',
  'changeSettings',
  'managePartners',
  'importEarlierUsers',
  'manageStaff',
] as const
export type Privilege = (typeof privileges)[number]

/** Only administrators grant and remove rights: who could grant them to their own role has every right. */
export const reservedPrivilege = 'manageStaff' satisfies Privilege

/** The privileges that a portal's own role may have. */
export const givablePrivileges = privileges.filter((one) => one !== reservedPrivilege)

/** Whether somebody judges and does nothing else in the console. */
export function isJudgeAlone(held: readonly Privilege[]): boolean {
  return held.length === 1 && held[0] === 'judgeEntries'
}
