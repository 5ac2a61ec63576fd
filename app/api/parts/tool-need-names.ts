import * as m from '#messages'
import type { ToolNeed } from '../../../shared/rules/toolbox/tool-facets.ts'

/** What a tool is needed for, in the language of the page. */
export const toolNeedNames: Record<ToolNeed, () => string> = {
  collaboration: m.toolbox_need_collaboration,
  dataCollection: m.toolbox_need_data_collection,
  volunteerManagement: m.toolbox_need_volunteer_management,
  fundraising: m.toolbox_need_fundraising,
  communication: m.toolbox_need_communication,
  design: m.toolbox_need_design,
  website: m.toolbox_need_website,
  projectManagement: m.toolbox_need_project_management,
  finance: m.toolbox_need_finance,
  learning: m.toolbox_need_learning,
  dataAnalysis: m.toolbox_need_data_analysis,
  mapping: m.toolbox_need_mapping,
  security: m.toolbox_need_security,
  accessibility: m.toolbox_need_accessibility,
}
