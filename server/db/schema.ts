import type { AccountsTables } from './tables/accounts.ts'
import type { ApplicationsTables } from './tables/applications.ts'
import type { ContentTables } from './tables/content.ts'
import type { DashboardTables } from './tables/dashboard.ts'
import type { DecidingTables } from './tables/deciding.ts'
import type { EarlierUsersTables } from './tables/earlier-users.ts'
import type { ImpactTables } from './tables/impact.ts'
import type { ImportsTables } from './tables/imports.ts'
import type { JudgingTables } from './tables/judging.ts'
import type { LinkTables } from './tables/links.ts'
import type { MessagesTables } from './tables/messages.ts'
import type { OrdersTables } from './tables/orders.ts'
import type { OrganisationsTables } from './tables/organisations.ts'
import type { PartnersTables } from './tables/partners.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { PrivacyTables } from './tables/privacy.ts'
import type { ProjectsTables } from './tables/projects.ts'
import type { SearchTables } from './tables/search.ts'
import type { SelftestTables } from './tables/selftest.ts'
import type { StaffTables } from './tables/staff.ts'
import type { SupportTables } from './tables/support.ts'
import type { SurveysTables } from './tables/surveys.ts'
import type { TeamsTables } from './tables/teams.ts'
import type { ToolboxTables } from './tables/toolbox.ts'
import type { VentureTables } from './tables/venture.ts'
import type { VentureQuestionTables } from './tables/venture-questions.ts'
import type { VolunteersTables } from './tables/volunteers.ts'

/** Every table of the database, for Kysely. Each domain's tables have their own file. */
export type Database = AccountsTables &
  ApplicationsTables &
  ContentTables &
  DashboardTables &
  DecidingTables &
  EarlierUsersTables &
  ImpactTables &
  ImportsTables &
  JudgingTables &
  LinkTables &
  MessagesTables &
  OrdersTables &
  OrganisationsTables &
  PartnersTables &
  PlatformTables &
  PrivacyTables &
  ProjectsTables &
  SearchTables &
  SelftestTables &
  StaffTables &
  SupportTables &
  TeamsTables &
  SurveysTables &
  ToolboxTables &
  VentureTables &
  VentureQuestionTables &
  VolunteersTables
