import { type Kysely, sql } from 'kysely'

/** Roles of staff as sets of privileges; `staff_members.roles` and `staff_invitations.roles` hold their keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A role that every portal has is named by the pages, in both languages; one that a portal made has its own names.
  // Giving and taking rights stays with the administrators: no role that a portal makes can hold that privilege.
  `create table staff_roles (
    key text primary key,
    is_built_in boolean not null default false,
    name_zh text not null default '',
    name_en text not null default '',
    privileges text[] not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    retired_at timestamptz,
    check (is_built_in or (name_zh <> '' and name_en <> '')),
    check (is_built_in or not 'manageStaff' = any(privileges)),
    check (not is_built_in or retired_at is null)
  )`,
  `insert into staff_roles (key, is_built_in, privileges) values
    ('reviewer', true, '{reviewApplications,decideApplications,revealApplicants,manageCodes}'),
    ('verifier', true, '{reviewOrganisations,decideOrganisations,revealOrganisations,
      reviewSuperAdmins,decideSuperAdmins,revealSuperAdmins}'),
    ('editor', true, '{seeContent,editContent,importContent,handleAdoptions,revealAdopters,runSurveys,exportSurveys,
      handleToolRequests,revealRequesters,handleSearches,readHelpVotes}'),
    ('supportAgent', true, '{handleFeedback,handleToolRequests,revealRequesters,handleSearches,readHelpVotes,
      seeDeliveries}'),
    ('administrator', true, '{manageStaff,readAudit,changeSettings,managePartners,importEarlierUsers,
      seeContent,setContentRules,seeAllFigures,seeDeliveries}')`,
]
