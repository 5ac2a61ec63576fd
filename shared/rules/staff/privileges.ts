/**
 * What staff may do, one privilege for what belongs together. The contract names the privilege of every call of staff,
 * the route table that of every page; a role is a set of them, kept in the database.
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

/** Giving and taking rights stays with the administrators: whoever could give it to a role of their own has every right. */
export const reservedPrivilege = 'manageStaff' satisfies Privilege

/** What a role that a portal makes may hold. */
export const givablePrivileges = privileges.filter((one) => one !== reservedPrivilege)
